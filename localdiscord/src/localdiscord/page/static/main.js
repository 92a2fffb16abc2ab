// Starts the page.

import "./composer.js";
import "./log.js";
import "./modal.js";
import "./person.js";
import { start } from "./head.js";

start();
