// Components of messages: the parts that only show something, and rows of buttons and menus.

import { file, hidden, mediaItem } from "./attachments.js";
import { button } from "./buttons.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

const DRAWN = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: text,
  11: thumbnail,
  12: gallery,
  13: (each) => file(each.file, each.spoiler),
  14: separator,
  17: container,
};

/** A component as an element. `around` has the message, the names in it, and the action that is not answered yet. */
export function component(each, around) {
  const draw = DRAWN[each.type];
  return draw ? draw(each, around) : h("p", { class: "unknown" }, `A component of type ${each.type} is not drawn here.`);
}

export function components(list, around) {
  return list.map((each) => component(each, around));
}

function row(each, around) {
  return h("div", { class: "row" }, components(each.components, around));
}

function text(each, around) {
  return h("div", { class: "text" }, markdown(each.content, around.names));
}

function section(each, around) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "body" }, components(each.components, around)),
    component(each.accessory, around),
  );
}

function thumbnail(each) {
  return mediaItem(each, "thumbnail");
}

function gallery(each) {
  const count = Math.min(each.items.length, 5);
  return h("div", { class: `gallery of-${count}` }, each.items.map((item) => mediaItem(item, "")));
}

function separator(each) {
  const large = each.spacing === 2 ? " large" : "";
  return each.divider === false ? h("div", { class: `gap${large}` }) : h("hr", { class: large.trim() });
}

function container(each, around) {
  const element = h("div", { class: "container" }, components(each.components, around));
  if (each.accent_color !== null && each.accent_color !== undefined) {
    element.classList.add("accented");
    element.style.setProperty("--accent", `#${each.accent_color.toString(16).padStart(6, "0")}`);
  }
  return each.spoiler ? hidden(element) : element;
}
