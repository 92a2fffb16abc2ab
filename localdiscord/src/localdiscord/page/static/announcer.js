// Tells a screen reader what happens in the channel: new messages, and what is new in edited ones.

import { on } from "./events.js";
import { drawMessage } from "./message.js";
import { state, user } from "./state.js";

const KEPT = 20;
const region = document.getElementById("announcer");

function announce(text) {
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.children.length > KEPT) region.firstElementChild.remove();
}

/** The lines of a message as they are read aloud. */
function lines(message) {
  const element = drawMessage(message).querySelector(".content");
  for (const each of element.querySelectorAll(".row, .by, .dismiss")) each.remove();
  for (const each of element.querySelectorAll("img")) each.replaceWith(each.alt.replace(/[:_]/g, " "));
  return [...element.querySelectorAll("p, h3, li, pre, .failure")].flatMap((each) => each.textContent.split("\n"));
}

// What one person saw is not announced to the next.
on("began", () => region.replaceChildren());
on("written", ({ message }) => {
  if (message.channel_id !== state.here || message.author.id === state.me) return;
  announce(`${user(message.author.id).name}: ${lines(message).filter(Boolean).join(" ")}`);
});
on("edited", ({ message, before }) => {
  if (message.channel_id !== state.here) return;
  const known = new Set(lines(before));
  const fresh = lines(message).filter((each) => each && !known.has(each));
  if (fresh.length) announce(fresh.join(" "));
});
