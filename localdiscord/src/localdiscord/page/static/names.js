// The names and pictures of people and channels.

import { h } from "./dom.js";
import { channel, goTo, guildOf, local, state, user } from "./state.js";

const COLOURS = 6;

/** Somebody's picture: their own, or the first letter of their name on their colour. */
export function avatar(id, size = "") {
  const who = user(id);
  const picture = local(who.avatar);
  if (picture) return h("img", { class: `avatar ${size}`, src: picture, alt: "", draggable: "false" });
  const colour = Number(BigInt(who.id) >> 22n) % COLOURS;
  return h("span", { class: `avatar ${size} colour-${colour}`, "aria-hidden": "true" }, [...who.name][0] ?? "?");
}

/** A mention of somebody. */
export function userName(id) {
  if (!state.users[id]) return h("span", { class: "mention" }, `<@${id}>`);
  return h("span", { class: "mention", "data-person": id }, `@${user(id).name}`);
}

/** A mention of a channel. */
export function channelName(id) {
  return place(id) ?? h("span", { class: "mention" }, "# unknown");
}

/** A button that leads to a channel or to a message in it, or nothing if this person does not see the channel. */
export function place(channelId, messageId) {
  const found = channel(channelId);
  if (!found) return null;
  const words = `# ${found.name}${messageId ? " › message" : ""}`;
  return h("button", { class: "mention", type: "button", on: { click: () => goTo(channelId, messageId) } }, words);
}

/** The people in a channel, to choose from. */
export function people(channelId) {
  const ids = guildOf(channelId)?.members ?? channel(channelId).people;
  return ids.map((id) => ({ value: id, label: user(id).name, detail: user(id).handle, picture: avatar(id, "tiny") }));
}

/** The roles of the same server, to choose from. */
export function roles(channelId) {
  return (guildOf(channelId)?.roles ?? []).map((each) => ({ value: each.id, label: each.name }));
}

/** The channels of the same server, to choose from. */
export function channels(channelId, types) {
  const found = guildOf(channelId)?.channels.filter((each) => !types?.length || types.includes(each.kind)) ?? [];
  return found.map((each) => ({ value: each.id, label: `# ${each.name}` }));
}
