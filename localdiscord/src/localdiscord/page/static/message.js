// A message as the channel shows it.

import { failureOf } from "./actions.js";
import { attachment, components } from "./components.js";
import { ask, tell } from "./connection.js";
import { dots, freshId, h, icon } from "./dom.js";
import { markdown, written } from "./markdown.js";
import { avatar } from "./names.js";
import { channel, goTo, state, user } from "./state.js";

const THREAD_CREATED = 18;
const SAME_GROUP_MS = 7 * 60_000;
const EYE = "M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.5 2 12c1-2.5 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z";
const BIN = "M9 3h6l1 2h4v2H4V5h4l1-2zM6 9h12l-1 12H7L6 9z";

/** Whether a message follows the one before it without a header of its own. */
function continues(message, before) {
  if (!before || message.used || message.replied || before.author.id !== message.author.id) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < SAME_GROUP_MS && before.ephemeral === message.ephemeral;
}

/** A message as an element. `before` is the one above it. */
export function drawMessage(message, before) {
  const grouped = continues(message, before);
  const header = freshId("by");
  const kinds = { grouped, pinged: message.pinged, ephemeral: message.ephemeral };
  return h(
    "li",
    { class: ["message", ...Object.keys(kinds).filter((each) => kinds[each])].join(" "), "data-message": message.id },
    h(
      "article",
      { tabIndex: -1, "aria-labelledby": header },
      cause(message),
      grouped ? null : h("span", { class: "face", "data-person": message.author.id }, avatar(message.author.id)),
      h("div", { class: "content" }, head(message, header, grouped), body(message), foot(message)),
    ),
    message.deletable && !message.ephemeral ? remover(message) : null,
  );
}

/** What a message answers: a command, or another message. */
function cause(message) {
  if (message.used) {
    return h(
      "p",
      { class: "cause" },
      avatar(message.used.user, "tiny"),
      h("b", {}, user(message.used.user).name),
      " used ",
      h("span", { class: "command" }, message.used.command),
    );
  }
  if (!message.replied) return null;
  const source = state.messages.get(message.channel_id)?.get(message.replied);
  if (!source) return h("p", { class: "cause" }, "Original message was deleted");
  const words = source.content || "Click to see the message";
  const jump = () => document.querySelector(`[data-message="${message.replied}"]`)?.scrollIntoView({ block: "center" });
  return h(
    "p",
    { class: "cause" },
    avatar(source.author.id, "tiny"),
    h("b", {}, user(source.author.id).name),
    button("jump", words.slice(0, 100), jump),
  );
}

function head(message, id, grouped) {
  const who = user(message.author.id);
  const name = who.name === "unknown" ? message.author.username : who.name;
  return h(
    "div",
    { class: grouped ? "hidden" : "by" },
    h("h2", { id }, h("button", { type: "button", class: "who", "data-person": message.author.id, "aria-haspopup": "menu" }, name)),
    message.author.bot ? h("span", { class: "badge" }, "APP") : null,
    written(message.timestamp),
    message.content ? null : editMark(message),
  );
}

function body(message) {
  if (message.loading) {
    return h("p", { class: "thinking" }, dots(), ` ${user(message.author.id).name} is thinking…`);
  }
  if (message.type === THREAD_CREATED) return h("p", { class: "text" }, "started a thread: ", h("b", {}, message.content));
  return [
    message.content ? h("div", { class: "text" }, markdown(message.content), editMark(message)) : null,
    message.attachments.map(attachment),
    components(message.components, message),
  ];
}

function button(kind, words, click) {
  return h("button", { type: "button", class: kind, on: { click } }, words);
}

function editMark(message) {
  return message.edited_timestamp ? h("span", { class: "edited" }, " (edited)") : null;
}

function foot(message) {
  const failure = failureOf(message.id);
  return [
    threadLink(message),
    failure ? h("p", { class: "failure", role: "alert" }, failure) : null,
    message.ephemeral
      ? h("p", { class: "private" }, icon(EYE, 16), " Only you can see this • ", button("dismiss", "Dismiss message", () => remove(message)))
      : null,
  ];
}

/** The button that opens the thread that was started from a message, or that it announces. */
function threadLink(message) {
  const id = message.type === THREAD_CREATED ? message.message_reference.channel_id : message.thread?.id;
  const thread = id && channel(id);
  if (!thread) return null;
  return button("open-thread", `${thread.name} · open thread`, () => channel(id) && goTo(id));
}

function remover(message) {
  const attributes = { type: "button", class: "remove", "aria-label": "Delete this message", title: "Delete this message" };
  return h("button", { ...attributes, on: { click: () => remove(message) } }, icon(BIN, 18));
}

function remove(message) {
  tell("gone", { channel: message.channel_id, message: message.id });
  ask("delete", { channel: message.channel_id, message: message.id });
}
