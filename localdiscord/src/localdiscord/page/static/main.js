// Starts the page.

import "./announcer.js";
import "./composer.js";
import "./log.js";
import "./modal.js";
import { start } from "./head.js";

start();
