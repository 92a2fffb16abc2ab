// Buttons, menus and commands that were used: which are not answered yet, and which failed.

import { ask, tell } from "./connection.js";
import { state } from "./state.js";

const waiting = new Map();
const failed = new Map();
const sent = [];
const NO_ANSWER = "This interaction failed";

/** The custom_id of the button or menu on a message that is not answered yet. */
export const waitingOn = (messageId) => waiting.get(messageId);
export const failureOf = (messageId) => failed.get(messageId);
export const sentIn = (channelId) => sent.filter((each) => each.channel === channelId && each.me === state.me);

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

/** Use a slash command. Returns the answer, so that the caller can point at an option that is wrong. */
export async function useCommand(channel, words, options) {
  const row = { id: `sent-${Date.now()}-${sent.length}`, channel, me: state.me, words, error: "" };
  sent.push(row);
  tell("sent", { channel });
  const answer = await ask("slash", { channel, command: words, options });
  if (answer.error) row.error = "The application did not respond";
  else sent.splice(sent.indexOf(row), 1);
  tell("sent", { channel });
  settle(answer);
  return answer;
}

export function forget(row) {
  sent.splice(sent.indexOf(row), 1);
  tell("sent", { channel: row.channel });
}

/** Open the modal that an answer brought, if any. */
export function settle(answer) {
  if (answer.modal) tell("modal", { modal: answer.modal });
}
