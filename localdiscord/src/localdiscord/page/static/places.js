// Servers and channels, and the drawer for them in narrow windows.

import { on } from "./connection.js";
import { h, icon } from "./dom.js";
import { avatar } from "./names.js";
import { goTo, guildOf, state } from "./state.js";

const nav = document.getElementById("places");
const HASH = "M9.4 3 8.8 8H4v2h4.5l-.5 4H3v2h4.7l-.6 5h2l.6-5h4l-.6 5h2l.6-5H20v-2h-4.1l.5-4H21V8h-4.3l.6-5h-2l-.6 5h-4l.6-5h-1.9zm1.1 7h4l-.5 4h-4l.5-4z";
const THREAD = "M4 4h16v12h-6l-4 4v-4H4V4zm3 4v2h10V8H7z";

function draw() {
  const guild = guildOf(state.here);
  const focused = [...nav.querySelectorAll("button")].indexOf(document.activeElement);
  const direct = railItem("Direct messages", state.direct[0].id, avatar(state.bot, "server"), !guild, state.direct);
  nav.replaceChildren(
    h("ul", { class: "rail", "aria-label": "Servers" }, direct, state.guilds.map(server)),
    h(
      "div",
      { class: "sidebar" },
      h("h2", {}, guild?.name ?? "Direct messages"),
      h("ul", { class: "channels", "aria-label": "Channels" }, guild ? channelsOf(guild) : state.direct.map(item)),
    ),
  );
  // The buttons are new ones.
  nav.querySelectorAll("button")[focused]?.focus();
}

function server(guild) {
  const letters = guild.name.split(/\s+/).map((word) => [...word][0]).slice(0, 3).join("");
  const first = guild.channels.find((each) => state.mentions.get(state.me)?.has(each.id)) ?? guild.channels[0];
  const picture = h("span", { class: "server", "aria-hidden": "true" }, letters);
  return railItem(guild.name, first?.id, picture, guild === guildOf(state.here), guild.channels);
}

function railItem(name, target, picture, current, channels) {
  const unread = channels.some((each) => state.unread.has(each.id));
  const calls = channels.reduce((sum, each) => sum + (state.unread.get(each.id) ?? 0), 0);
  const label = calls ? `${name}, ${calls} mentions` : unread ? `${name}, unread` : name;
  const go = () => target && goTo(target);
  const attributes = { type: "button", title: name, "aria-label": label, "aria-current": current ? "true" : undefined };
  const count = calls ? h("span", { class: "count", "aria-hidden": "true" }, calls) : null;
  return h("li", { class: unread ? "unread" : "" }, h("button", { ...attributes, on: { click: go } }, picture, count));
}

function channelsOf(guild) {
  // An archived thread is listed only while it is open. The message that it was started from leads there.
  const listed = guild.channels.filter((each) => !each.archived || each.id === state.here);
  const threads = (parent) => listed.filter((each) => each.parent === parent);
  return threads(null).flatMap((each) => [item(each), ...threads(each.id).map(item)]);
}

function item(each) {
  const calls = state.unread.get(each.id);
  const kind = `channel${each.parent ? " thread" : ""}${calls === undefined ? "" : " unread"}`;
  const go = () => {
    goTo(each.id);
    toggle(false);
  };
  const attributes = { type: "button", class: kind, "aria-current": each.id === state.here ? "page" : undefined };
  const entry = h(
    "button",
    { ...attributes, on: { click: go } },
    each.people ? avatar(each.people.find((id) => id !== state.me), "tiny") : icon(each.parent ? THREAD : HASH, 18),
    h("span", {}, each.name),
    each.archived ? h("span", { class: "badge" }, "ARCHIVED") : null,
    calls ? h("span", { class: "count" }, calls, h("span", { class: "hidden" }, " mentions")) : null,
  );
  return h("li", {}, entry);
}

/** Open or close the drawer. */
export function toggle(open = !nav.classList.contains("open")) {
  nav.classList.toggle("open", open);
  document.getElementById("drawer")?.setAttribute("aria-expanded", String(open));
  if (open) nav.querySelector("[aria-current=page]")?.focus();
}

nav.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !nav.classList.contains("open")) return;
  toggle(false);
  document.getElementById("drawer").focus();
});
document.getElementById("channel").addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#drawer")) toggle(false);
});

for (const kind of ["began", "moved", "changed", "mentioned"]) on(kind, draw);
