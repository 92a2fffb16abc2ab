// Buttons, menus and commands that were used: which are not answered yet, and which failed.

import { ask, tell } from "./connection.js";
import { state } from "./state.js";

const waiting = new Map();
const failed = new Map();
const NO_ANSWER = "This interaction failed";
// Sorts what was sent behind all messages, whose ids are shorter.
const BEHIND = "9".repeat(20);
let sent = 0;

/** The custom_id of the button or menu on a message that is not answered yet. */
export const waitingOn = (messageId) => waiting.get(messageId);
export const failureOf = (messageId) => failed.get(messageId);

/** Click a button or choose from a menu, and show what came of it. */
export async function act(action, message, customId, what = {}) {
  if (waiting.has(message.id)) return;
  waiting.set(message.id, customId);
  failed.delete(message.id);
  tell("acting", { message: message.id });
  const answer = await ask(action, { channel: message.channel_id, message: message.id, custom_id: customId, ...what });
  waiting.delete(message.id);
  if (answer.refused) failed.set(message.id, answer.refused);
  else if (answer.error) failed.set(message.id, NO_ANSWER);
  tell("acting", { message: message.id });
  settle(answer);
}

/** Use a slash command. Returns the answer. */
export function useCommand(channel, words, options) {
  return use(channel, `/${words}`, "slash", { command: words, options });
}

/** Use a command in the menu of a person. */
export async function useOn(channel, person, command) {
  await use(channel, command, "use_on", { command, user: person });
}

/** Until a command is answered, or if it never is, a message says so. */
async function use(channel, shown, action, what) {
  sent += 1;
  const message = {
    id: `${BEHIND}${sent}`,
    channel_id: channel,
    author: { id: state.bot, bot: true },
    timestamp: new Date().toISOString(),
    used: { user: state.me, command: shown },
    content: "",
    attachments: [],
    components: [],
    ephemeral: true,
    loading: true,
  };
  tell("message", { message });
  const answer = await ask(action, { channel, ...what });
  // The line in which a slash command is typed says itself what is wrong with it.
  const failure = answer.error ? "The application did not respond" : action === "slash" ? "" : answer.refused;
  if (failure) {
    failed.set(message.id, failure);
    tell("message", { message: { ...message, loading: false } });
  } else tell("gone", { channel, message: message.id });
  settle(answer);
  return answer;
}

/** Open the modal that an answer brought, if any. */
export function settle(answer) {
  if (answer.modal) tell("modal", { modal: answer.modal });
}
