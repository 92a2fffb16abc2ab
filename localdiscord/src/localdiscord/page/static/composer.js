// The message box: plain messages, and slash commands as soon as a / is typed.

import { CommandLine, findCommand, readOptions } from "./commandline.js";
import { ask, on } from "./connection.js";
import { h } from "./dom.js";
import { avatar } from "./names.js";
import { channel, state, user } from "./state.js";
import { Suggestions, matching } from "./menu.js";

const root = document.getElementById("composer");
const suggestions = new Suggestions();
const refusal = h("p", { class: "failure", role: "alert" });
const box = h("textarea", {
  rows: 1,
  "aria-autocomplete": "list",
  autocomplete: "off",
  maxlength: 2000,
  on: { input: typed, keydown: key, blur: () => suggestions.leave(box) },
});
const plain = h("div", { class: "plain-line" }, box);
const place = h("div", { class: "box" }, plain);
const drafts = new Map();
let commands = [];
let commandsOf = "";
let here = "";

root.append(suggestions.element, place, refusal);

async function typed() {
  grow();
  refusal.textContent = "";
  if (!box.value.startsWith("/")) {
    suggestions.hide();
    return;
  }
  // Waiting after every letter would be annoying, so the list is requested once, when the / is typed.
  if (box.value === "/" || commandsOf !== here) await learn();
  if (!box.isConnected) return;
  const found = findCommand(commands, box.value);
  if (found && (found.rest || box.value.endsWith(" "))) begin(found.command, found.rest);
  else if (box.value.startsWith("/")) offer();
}

async function learn() {
  commandsOf = here;
  ({ commands = [] } = await ask("commands", { channel: state.here }));
}

function offer() {
  const entries = commands.map((each) => ({
    label: `/${each.words}`,
    detail: each.description,
    picture: avatar(state.bot, "tiny"),
    command: each,
  }));
  const found = matching(entries, box.value.replace(/\s+$/, ""));
  suggestions.show({
    input: box,
    heading: found.length ? user(state.bot).name : "",
    note: found.length ? "" : commands.length ? "No such command, or not for you here" : "There are no commands here",
    entries: found,
    first: true,
    pick: (entry) => begin(entry.command),
  });
}

function begin(command, rest = "") {
  const { given, rest: typed } = readOptions(command, rest);
  const line = new CommandLine({ command, channel: state.here, suggestions, done: end, given });
  box.value = "";
  suggestions.hide();
  place.replaceChildren(line.element);
  line.focus(typed);
}

/** Back to plain text: after sending, or with what is left of a command that was cancelled. */
function end(text) {
  // While the answer came, somebody may have gone on to a message: their focus stays there.
  const elsewhere = document.activeElement !== document.body && !place.contains(document.activeElement);
  suggestions.hide();
  place.replaceChildren(plain);
  box.value = text ?? "";
  grow();
  if (!elsewhere) box.focus();
  if (text) typed();
}

function key(event) {
  if (suggestions.key(event)) return;
  if (event.key === "Escape") suggestions.hide();
  else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    say();
  }
}

async function say() {
  const text = box.value.trim();
  if (!text || text.startsWith("/")) return;
  const { refused } = await ask("say", { channel: state.here, text });
  refusal.textContent = refused ?? "";
  if (refused) return;
  box.value = "";
  grow();
}

function grow() {
  box.style.height = "auto";
  box.style.height = `${Math.min(box.scrollHeight, 200)}px`;
}

/** Switch to another channel or person. A draft stays with the channel and person that it belongs to. */
function move() {
  const now = `${state.me} ${state.here}`;
  if (here === now) return;
  drafts.set(here, box.value);
  here = now;
  suggestions.hide();
  place.replaceChildren(plain);
  box.value = drafts.get(now) ?? "";
  refusal.textContent = "";
  label();
  grow();
}

function label() {
  const where = channel(state.here);
  const name = where.people ? where.name : `#${where.name}`;
  box.placeholder = where.writable ? `Message ${name} as ${user(state.me).name}` : "You cannot write here";
  box.disabled = !where.writable;
  box.setAttribute("aria-label", `Message ${name}; / for commands`);
}

// A / typed anywhere but in a field, a menu or a form begins a command, as in Discord.
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !event.target.closest("input, textarea, [role=combobox], dialog") && plain.isConnected) box.focus();
});
on("commands", () => {
  box.value = "/";
  box.focus();
  typed();
});
on("began", move);
on("moved", move);
on("changed", label);
