// The parts of messages: components and files.

import { act, waitingOn } from "./actions.js";
import { dots, h, icon, link, spoiler } from "./dom.js";
import { emoji, markdown } from "./markdown.js";
import { Menu, entriesOf } from "./menu.js";
import { local } from "./state.js";

const DRAWN = {
  1: (each, message) => h("div", { class: "row" }, components(each.components, message)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (each, message) =>
    h("div", { class: "section" }, h("div", { class: "body" }, components(each.components, message)), components([each.accessory], message)),
  10: (each) => h("div", { class: "text" }, markdown(each.content)),
  12: (each) => h("div", { class: each.items.length > 1 ? "gallery several" : "gallery" }, each.items.map(mediaItem)),
  13: (each) => (each.spoiler ? spoiler(file(each.file)) : file(each.file)),
  14: () => h("hr"),
  17: container,
};

/** The components of a message as elements. */
export function components(list, message) {
  return list.map((each) => DRAWN[each.type](each, message));
}

function container(each, message) {
  const element = h("div", { class: "container" }, components(each.components, message));
  if (each.accent_color) element.style.borderLeft = `4px solid #${each.accent_color.toString(16).padStart(6, "0")}`;
  return each.spoiler ? spoiler(element) : element;
}

// Buttons of messages. Disabled ones can still be reached by keyboard, so that they can be read and keep the focus.

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const AWAY = "M14 3h7v7h-2V6.4l-9.3 9.3-1.4-1.4L17.6 5H14V3zM5 5h5v2H5v12h12v-5h2v7H3V5h2z";

function button(each, message) {
  const content = [each.emoji ? emoji(each.emoji, each.emoji.id ? "" : each.label) : null, each.label ? h("span", { class: "label" }, each.label) : null];
  const name = each.label ? undefined : (each.emoji?.name ?? "button");
  if (each.style === 5) {
    return link(each.url, [...content, icon(AWAY, 14)], { class: "button link", "aria-label": name });
  }
  const pressed = waitingOn(message.id);
  const waits = pressed === each.custom_id;
  const off = each.disabled || pressed !== undefined;
  return h(
    "button",
    {
      class: `button ${STYLES[each.style]}${waits ? " waits" : ""}`,
      type: "button",
      "data-control": each.custom_id,
      "aria-label": name,
      "aria-disabled": off ? "true" : undefined,
      "aria-busy": waits ? "true" : undefined,
      on: { click: () => off || act("click", message, each.custom_id) },
    },
    content,
    waits ? dots() : null,
  );
}

/** A select menu of a message. What was chosen is sent when the menu closes. */
function select(each, message) {
  const pressed = waitingOn(message.id);
  const menu = new Menu({
    ...entriesOf(each, message.channel_id),
    off: each.disabled || pressed !== undefined,
    control: each.custom_id,
    chosen: (values) => act("choose", message, each.custom_id, { values }),
  });
  menu.element.classList.toggle("waits", pressed === each.custom_id);
  return menu.element;
}

// Files: images on this machine are shown, everything else is offered for download.

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;
const PAPER = "M6 2h8l6 6v14H6V2zm7 1.5V9h5.5L13 3.5z";

/** An image of a gallery. */
function mediaItem({ media, description, spoiler: covered }) {
  const path = local(media.url);
  const content = path
    ? h("img", { src: path, alt: description ?? "", loading: "lazy" })
    : link(media.url, "A picture elsewhere", { class: "elsewhere" });
  return h("figure", { class: "media" }, covered ? spoiler(content) : content);
}

/** A file to download. */
function file(item) {
  const name = item.filename ?? decodeURIComponent(item.url.split("/").at(-1));
  return h("div", { class: "file" }, icon(PAPER, 28), h("a", { href: local(item.url), download: name }, name));
}

/** An attachment that no component of the message shows. */
export function attachment(each) {
  return PICTURE.test(each.filename) ? mediaItem({ media: each, description: each.description }) : file(each);
}
