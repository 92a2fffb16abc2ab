// A select menu of a message. What was chosen is sent when the menu closes.

import { act, waitingOn } from "./actions.js";
import { entriesOf, Menu } from "./menu.js";

export function select(each, around) {
  const pressed = waitingOn(around.message.id);
  const menu = new Menu({
    entries: entriesOf(each, around.message.channel_id),
    placeholder: each.placeholder || "Make a selection",
    least: each.min_values ?? 1,
    most: each.max_values ?? 1,
    off: Boolean(each.disabled) || pressed !== undefined,
    control: each.custom_id,
    chosen: (values) => act("choose", around.message, each.custom_id, { values }),
  });
  menu.element.classList.toggle("waits", pressed === each.custom_id);
  return menu.element;
}
