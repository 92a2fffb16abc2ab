// The menu of a person: the commands that the bot offers for them. Their name, picture and mentions open it.

import { useOn } from "./actions.js";
import { ask } from "./connection.js";
import { h } from "./dom.js";
import { state, user } from "./state.js";

async function open(id, from) {
  const { commands = [] } = await ask("menu", { channel: state.here });
  const { name } = user(id);
  const entries = commands.map((each) => entry(each, () => useOn(state.here, id, each)));
  const menu = h(
    "div",
    { class: "person-menu", popover: "auto", ...(entries.length ? { role: "menu", "aria-label": `Commands for ${name}` } : {}) },
    entries.length ? entries : h("p", {}, `There are no commands for ${name} here.`),
  );
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "open") return;
    menu.remove();
    if (from.isConnected) from.focus();
  });
  menu.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !entries.length) return;
    event.preventDefault();
    entries.at((entries.indexOf(document.activeElement) + step) % entries.length).focus();
  });
  document.getElementById("channel").append(menu);
  menu.showPopover();
  const { left, bottom } = from.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  entries[0]?.focus();
}

function entry(name, use) {
  const click = (event) => {
    event.currentTarget.parentElement.hidePopover();
    use();
  };
  return h("button", { type: "button", class: "entry", role: "menuitem", on: { click } }, name);
}

for (const kind of ["click", "contextmenu"]) {
  document.addEventListener(kind, (event) => {
    const from = event.target.closest?.("[data-person]");
    if (!from) return;
    event.preventDefault();
    open(from.dataset.person, from);
  });
}
