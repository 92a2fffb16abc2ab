// The parts of messages: components, embeds and files.

import { act, waitingOn } from "./actions.js";
import { dots, h, icon, link } from "./dom.js";
import { emoji, inline, markdown, written } from "./markdown.js";
import { Menu, entriesOf } from "./menu.js";
import { local } from "./state.js";

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
  11: (each) => mediaItem(each, "thumbnail"),
  12: gallery,
  13: (each) => file(each.file, each.spoiler),
  14: separator,
  17: container,
};

/** A component as an element. `around` has the message, the names in it, and the action that is not answered yet. */
function component(each, around) {
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

// Buttons of messages. Disabled ones can still be reached by keyboard, so that they can be read and keep the focus.

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const AWAY = "M14 3h7v7h-2V6.4l-9.3 9.3-1.4-1.4L17.6 5H14V3zM5 5h5v2H5v12h12v-5h2v7H3V5h2z";

function button(each, around) {
  const content = [each.emoji ? emoji(each.emoji, each.label) : null, each.label ? h("span", { class: "label" }, each.label) : null];
  const name = each.label ? undefined : (each.emoji?.name ?? "button");
  if (each.style === 5) {
    return link(each.url, [...content, icon(AWAY, 14)], { class: "button link", "aria-label": name });
  }
  const pressed = waitingOn(around.message.id);
  const waits = pressed !== undefined && pressed === each.custom_id;
  const off = Boolean(each.disabled) || pressed !== undefined;
  return h(
    "button",
    {
      class: `button ${STYLES[each.style]}${waits ? " waits" : ""}`,
      type: "button",
      "data-control": each.custom_id,
      "aria-label": name,
      "aria-disabled": off ? "true" : undefined,
      "aria-busy": waits ? "true" : undefined,
      on: { click: () => off || act("click", around.message, each.custom_id) },
    },
    content,
    waits ? dots() : null,
  );
}

// A select menu of a message. What was chosen is sent when the menu closes.

function select(each, around) {
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

// Files: images on this machine are shown, everything else is offered for download.

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;
const PAPER = "M6 2h8l6 6v14H6V2zm7 1.5V9h5.5L13 3.5z";

/** An image of a gallery, or a thumbnail. */
function mediaItem({ media, description, spoiler }, kind) {
  const path = local(media.url);
  const content = path
    ? h("img", { src: path, alt: description ?? "", loading: "lazy" })
    : link(media.url, "A picture elsewhere", { class: "elsewhere" });
  const element = h("figure", { class: `media ${kind}` }, content);
  return spoiler ? hidden(element) : element;
}

/** A file to download. */
function file(item, spoiler) {
  const path = local(item.url);
  const name = item.filename ?? decodeURIComponent(item.url.split("/").at(-1));
  const element = h(
    "div",
    { class: "file" },
    icon(PAPER, 28),
    h("div", {}, path ? h("a", { href: path, download: name }, name) : name, item.size ? h("small", {}, size(item.size)) : null),
  );
  return spoiler ? hidden(element) : element;
}

/** An attachment that no component of the message shows. */
export function attachment(each) {
  const picture = PICTURE.test(each.filename) && local(each.url);
  return picture ? mediaItem({ media: each, description: each.description }, "attachment") : file(each, false);
}

/** A spoiler, which is shown when it is clicked. */
function hidden(element) {
  const reveal = h("button", { class: "reveal", type: "button", on: { click: () => reveal.replaceWith(element) } }, "Spoiler");
  return reveal;
}

function size(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}

// Embeds of messages.

/** An embed, with a bar in its colour. */
export function embed(each, names) {
  const title = each.title ? inline(each.title, names) : null;
  const footer = [each.footer?.text, each.footer?.text && each.timestamp ? " • " : null, each.timestamp ? written(each.timestamp) : null];
  const element = h(
    "article",
    { class: "embed" },
    each.thumbnail ? mediaItem({ media: each.thumbnail }, "thumbnail") : null,
    each.author ? h("p", { class: "by" }, linked(each.author.url, each.author.name)) : null,
    title ? h("p", { class: "title" }, linked(each.url, title)) : null,
    each.description ? h("div", { class: "text" }, markdown(each.description, names)) : null,
    each.fields?.length ? h("dl", {}, each.fields.map((field) => fieldOf(field, names))) : null,
    each.image ? mediaItem({ media: each.image }, "") : null,
    each.footer || each.timestamp ? h("footer", {}, footer) : null,
  );
  if (each.color) element.style.setProperty("--accent", `#${each.color.toString(16).padStart(6, "0")}`);
  return element;
}

function fieldOf(field, names) {
  const kind = field.inline ? "inline" : "";
  return h("div", { class: kind }, h("dt", {}, inline(field.name, names)), h("dd", { class: "text" }, markdown(field.value, names)));
}

function linked(url, content) {
  return /^https?:\/\//.test(url ?? "") ? link(url, content) : content;
}
