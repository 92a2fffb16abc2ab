// What this window knows: its person, servers and channels, messages, and who was mentioned where.

import { on, tell } from "./connection.js";

export const state = {
  me: "",
  bot: "",
  people: [],
  users: {},
  guilds: [],
  direct: [],
  cdn: "",
  here: "",
  messages: new Map(),
  unread: new Map(),
  mentions: new Map(),
};

const PLACES = ["bot", "users", "guilds", "direct"];

/** Orders messages by their ids, which are numbers too large for JavaScript. */
function byId(one, other) {
  return one.id.length - other.id.length || (one.id < other.id ? -1 : 1);
}

export function user(id) {
  return state.users[id] ?? { id, name: "unknown", handle: "", bot: false, avatar: null };
}

export function guildOf(channelId) {
  return state.guilds.find((guild) => guild.channels.some((channel) => channel.id === channelId));
}

export function channel(id) {
  return (guildOf(id)?.channels ?? state.direct).find((each) => each.id === id);
}

/** The path on this server for an address of the local CDN. Null for other addresses, which are not loaded. */
export function local(url) {
  return url?.startsWith(`${state.cdn}/`) ? `/cdn${url.slice(state.cdn.length)}` : null;
}

/** The messages of a channel, oldest first. */
export function messagesOf(channelId) {
  return [...(state.messages.get(channelId)?.values() ?? [])].sort(byId);
}

export function goTo(channelId, messageId) {
  state.here = channelId;
  state.unread.delete(channelId);
  sessionStorage.setItem(`channel of ${user(state.me).handle}`, channelId);
  seen();
  tell("moved", { message: messageId });
}

function seen() {
  state.mentions.get(state.me)?.delete(state.here);
}

function firstPlace() {
  const kept = sessionStorage.getItem(`channel of ${user(state.me).handle}`);
  if (channel(state.here)) return state.here;
  if (kept && channel(kept)) return kept;
  return state.guilds[0]?.channels[0]?.id ?? state.direct[0].id;
}

function call(person, where) {
  if (!state.mentions.has(person)) state.mentions.set(person, new Set());
  state.mentions.get(person).add(where);
  tell("mentioned");
}

on("hello", (frame) => {
  for (const key of [...PLACES, "me", "people", "cdn"]) state[key] = frame[key];
  state.messages = new Map(
    Object.entries(frame.messages).map(([id, list]) => [id, new Map(list.map((each) => [each.id, each]))]),
  );
  state.unread.clear();
  state.here = firstPlace();
  seen();
  tell("began");
});

on("places", (frame) => {
  for (const key of PLACES) state[key] = frame[key];
  if (!channel(state.here)) goTo(firstPlace());
  tell("changed");
});

on("message", ({ message }) => {
  const where = message.channel_id;
  if (!state.messages.has(where)) state.messages.set(where, new Map());
  const before = state.messages.get(where).get(message.id);
  state.messages.get(where).set(message.id, message);
  if (!before && where !== state.here) {
    state.unread.set(where, (state.unread.get(where) ?? 0) + Number(message.pinged || !guildOf(where)));
    tell("mentioned");
  }
  if (!before && message.pinged && where !== state.here) call(state.me, where);
  tell(before ? "edited" : "written", { message, before });
});

on("gone", ({ channel: where, message }) => {
  state.messages.get(where)?.delete(message);
  tell("removed", { channel: where, message });
});

on("ping", ({ person, channel: where }) => call(person, where));
