// The bar above the messages: the channel, and the people whom this window can act as.

import { connectAs, on } from "./connection.js";
import { h, icon } from "./dom.js";
import { avatar } from "./names.js";
import { toggle } from "./places.js";
import { channel, guildOf, state, user } from "./state.js";

const LINES = "M3 5h18v2H3V5zm0 6h18v2H3v-2zm0 6h18v2H3v-2z";
const head = document.getElementById("head");
const line = document.getElementById("line");
const title = h("h1");
const topic = h("p", { class: "topic" });
const people = h("div", { class: "people", role: "radiogroup", "aria-label": "Act as", on: { keydown: key } });
const drawer = h(
  "button",
  { type: "button", id: "drawer", "aria-expanded": "false", "aria-controls": "places", "aria-label": "Servers and channels", on: { click: () => toggle() } },
  icon(LINES, 24),
);

head.append(drawer, h("div", { class: "where" }, title, topic), h("span", { class: "as", "aria-hidden": "true" }, "Act as"), people);

function draw() {
  const where = channel(state.here);
  const name = where.people || where.parent ? where.name : `# ${where.name}`;
  title.textContent = name;
  topic.textContent = where.parent ? `Thread in # ${channel(where.parent).name}` : where.topic ?? guildOf(state.here)?.name ?? "";
  document.title = `${name} — ${user(state.me).name}`;
  const focused = people.contains(document.activeElement);
  people.replaceChildren(...state.people.map(person));
  if (focused) people.querySelector("[aria-checked=true]").focus();
}

function person(id) {
  const mine = id === state.me;
  const calls = state.mentions.get(id)?.size ?? 0;
  const label = calls ? `${user(id).name}, mentioned` : user(id).name;
  return h(
    "button",
    {
      type: "button",
      role: "radio",
      class: "person",
      title: mine ? `You are ${user(id).name}` : `Be ${user(id).name}`,
      "aria-checked": String(mine),
      "aria-label": label,
      tabIndex: mine ? 0 : -1,
      on: { click: () => mine || be(id) },
    },
    avatar(id, "small"),
    h("span", { class: "person-name" }, user(id).name),
    calls ? h("span", { class: "count", "aria-hidden": "true" }, calls) : null,
  );
}

/** Act as someone, and go to the channel where they were mentioned. */
function be(id) {
  const [mentioned] = state.mentions.get(id) ?? [];
  remember(user(id).handle);
  if (mentioned && !state.mentions.get(id).has(state.here)) {
    sessionStorage.setItem(`channel of ${user(id).handle}`, mentioned);
    state.here = "";
  }
  connectAs(user(id).handle);
}

function remember(handle) {
  sessionStorage.setItem("person", handle);
  history.replaceState(null, "", `?as=${encodeURIComponent(handle)}`);
}

function key(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const count = state.people.length;
  be(state.people[(state.people.indexOf(state.me) + step + count) % count]);
}

/** The person of this window before it was reloaded, or the one in its address. Removes the key from the address bar. */
export function start() {
  const handle = new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("person") ?? "";
  remember(handle);
  connectAs(handle);
}

on("line", ({ up, lasting }) => {
  line.hidden = up;
  line.textContent = lasting
    ? "The local Discord does not answer. If you started it again, open the address that it printed."
    : "The connection is lost. Trying again…";
});
on("began", () => remember(user(state.me).handle));
for (const kind of ["began", "moved", "changed", "mentioned"]) on(kind, draw);
