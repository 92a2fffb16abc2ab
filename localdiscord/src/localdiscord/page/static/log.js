// The messages of the open channel: draws them, stays at the bottom, and keeps the focus where it was.

import { on, tell } from "./connection.js";
import { h } from "./dom.js";
import { drawMessage } from "./message.js";
import { channel, messagesOf, state, user } from "./state.js";

const NEAR_BOTTOM = 80;
const section = document.getElementById("log");
const list = h("ol", {});
let atBottom = true;
// How far down one could scroll when the page last grew or shrank: it may have done so again before the scroll event.
let bottom = 0;

section.append(h("div", { class: "above" }), list);
section.addEventListener("scroll", () => {
  atBottom = Math.min(bottom, lowest()) - section.scrollTop < NEAR_BOTTOM;
});
new ResizeObserver(() => stay()).observe(list);
new ResizeObserver(() => stay()).observe(section);

function lowest() {
  return section.scrollHeight - section.clientHeight;
}

function stay() {
  bottom = lowest();
  if (atBottom) section.scrollTop = bottom;
}

function drawAll() {
  const messages = messagesOf(state.here);
  const where = channel(state.here);
  const name = where.people ? where.name : `#${where.name}`;
  section.firstElementChild.replaceChildren(
    h("p", { class: "start" }, where.kind === 1 ? `Your messages with ${name}` : `Welcome to ${name}!`),
    h("p", { class: "start-more" }, where.topic),
    h(
      "p",
      { class: "start-more" },
      h("button", { type: "button", on: { click: () => tell("commands") } }, "Type /"),
      ` to see what ${user(state.bot).name} can do. The faces at the top are people: be any of them, or open a second window.`,
    ),
  );
  list.replaceChildren(...messages.map((each, index) => drawMessage(each, messages[index - 1])));
  section.setAttribute("aria-label", `Messages in ${name}`);
  atBottom = true;
  stay();
}

/** Redraw a message, and the next one, whose header may depend on it. */
function redraw(id) {
  const messages = messagesOf(state.here);
  const index = messages.findIndex((each) => each.id === id);
  const old = list.querySelector(`[data-message="${id}"]`);
  if (index < 0) {
    const next = old?.nextElementSibling;
    old?.remove();
    if (next?.dataset.message) redraw(next.dataset.message);
    return;
  }
  const fresh = drawMessage(messages[index], messages[index - 1]);
  if (!old) {
    const after = messages[index + 1] && list.querySelector(`[data-message="${messages[index + 1].id}"]`);
    list.insertBefore(fresh, after ?? null);
  } else {
    const held = heldFocus(old);
    old.replaceWith(fresh);
    giveFocus(fresh, held);
  }
  stay();
}

/** Which control of a message has the focus, and what it says. */
function heldFocus(element) {
  if (!element.contains(document.activeElement)) return null;
  const controls = [...element.querySelectorAll("[data-control]")];
  const focused = document.activeElement;
  return { control: focused.dataset.control, index: controls.indexOf(focused), word: firstWord(focused) };
}

function firstWord(element) {
  return element.textContent.trim().split(" ")[0];
}

/** Focus the control that replaced the one that had the focus, or else the message. */
function giveFocus(element, held) {
  if (!held) return;
  const controls = [...element.querySelectorAll("[data-control]")];
  const found =
    controls.find((each) => each.dataset.control === held.control) ??
    controls.find((each) => held.word && firstWord(each) === held.word) ??
    controls[Math.min(held.index, controls.length - 1)] ??
    element.querySelector("article");
  found.focus({ preventScroll: true });
}

function here(message) {
  return message.channel_id === state.here;
}

on("began", drawAll);
on("moved", ({ message }) => {
  drawAll();
  const found = message && list.querySelector(`[data-message="${message}"]`);
  if (!found) return;
  atBottom = false;
  found.scrollIntoView({ block: "center" });
  found.querySelector("article").focus({ preventScroll: true });
});
on("written", ({ message }) => {
  if (!here(message)) return;
  if (message.author.id === state.me || message.ephemeral) atBottom = true;
  redraw(message.id);
});
on("edited", ({ message }) => here(message) && redraw(message.id));
on("removed", ({ channel: where, message }) => {
  if (where !== state.here) return;
  for (const each of messagesOf(where)) if (each.replied === message) redraw(each.id);
  redraw(message);
});
on("acting", ({ message }) => list.querySelector(`[data-message="${message}"]`) && redraw(message));

// Tells a screen reader what happens in the channel: new messages, and what is new in edited ones.

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
  if (!here(message) || message.author.id === state.me || message.loading) return;
  announce(`${user(message.author.id).name}: ${lines(message).filter(Boolean).join(" ")}`);
});
on("edited", ({ message, before }) => {
  if (!here(message)) return;
  const known = new Set(lines(before));
  const fresh = lines(message).filter((each) => each && !known.has(each));
  if (fresh.length) announce(fresh.join(" "));
});
