// The names and pictures of people, roles and channels.

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

/** The names of what a text in a channel mentions. */
export function namesIn(channelId) {
  return {
    user: (id) => {
      const mine = id === state.me ? " mine" : "";
      return h("span", { class: `mention${mine}` }, state.users[id] ? `@${user(id).name}` : `<@${id}>`);
    },
    role: (id) => {
      const role = guildOf(channelId)?.roles.find((each) => each.id === id);
      return h("span", { class: "mention" }, role ? roleName(role) : "@unknown-role");
    },
    channel: (id) => place(id) ?? h("span", { class: "mention" }, "# unknown"),
    place,
  };
}

// Only @everyone has the sign in its name.
function roleName(role) {
  return `@${role.name.replace(/^@/, "")}`;
}

/** A button that leads to a channel or to a message in it, or nothing if this person does not see the channel. */
function place(channelId, messageId) {
  const found = channel(channelId);
  if (!found) return null;
  const words = `# ${found.name}${messageId ? " › message" : ""}`;
  return h("button", { class: "mention", type: "button", on: { click: () => goTo(channelId, messageId) } }, words);
}

/** What a select or an option of a kind offers in a channel: users, roles, both, or channels. */
export function entities(kind, channelId, channelTypes) {
  const guild = guildOf(channelId);
  const members = guild?.members ?? channel(channelId).people;
  const users = members.map((id) => ({ value: id, label: user(id).name, detail: user(id).handle, picture: avatar(id, "tiny") }));
  const roles = (guild?.roles ?? []).map((role) => ({ value: role.id, label: roleName(role), detail: "role" }));
  const channels = (guild?.channels ?? [])
    .filter((each) => !channelTypes?.length || channelTypes.includes(each.kind))
    .map((each) => ({ value: each.id, label: `# ${each.name}`, detail: "" }));
  return { user: users, role: roles, mentionable: [...users, ...roles], channel: channels }[kind];
}
