// Embeds of messages.

import { mediaItem } from "./attachments.js";
import { h } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";
import { written } from "./times.js";

/** An embed, with a bar in its colour. */
export function embed(each, names) {
  const title = each.title ? inline(each.title, names) : null;
  const footer = [each.footer?.text, each.footer?.text && each.timestamp ? " • " : ""];
  const element = h(
    "article",
    { class: "embed" },
    each.thumbnail ? mediaItem({ media: each.thumbnail }, "thumbnail") : null,
    each.author ? h("p", { class: "by" }, link(each.author.url, each.author.name)) : null,
    title ? h("p", { class: "title" }, link(each.url, title)) : null,
    each.description ? h("div", { class: "text" }, markdown(each.description, names)) : null,
    each.fields?.length ? h("dl", {}, each.fields.map((field) => fieldOf(field, names))) : null,
    each.image ? mediaItem({ media: each.image }, "") : null,
    each.footer || each.timestamp
      ? h("footer", {}, footer, each.timestamp ? written(each.timestamp) : null)
      : null,
  );
  if (each.color) element.style.setProperty("--accent", `#${each.color.toString(16).padStart(6, "0")}`);
  return element;
}

function fieldOf(field, names) {
  const kind = field.inline ? "inline" : "";
  return h("div", { class: kind }, h("dt", {}, inline(field.name, names)), h("dd", { class: "text" }, markdown(field.value, names)));
}

function link(url, content) {
  return /^https?:\/\//.test(url ?? "") ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content) : content;
}
