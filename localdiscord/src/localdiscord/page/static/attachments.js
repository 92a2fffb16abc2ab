// Files: images on this machine are shown, everything else is offered for download.

import { h, icon } from "./dom.js";
import { local } from "./state.js";

const PICTURE = /\.(png|jpe?g|gif|webp)$/i;
const PAPER = "M6 2h8l6 6v14H6V2zm7 1.5V9h5.5L13 3.5z";

/** An image of a gallery, or a thumbnail. */
export function mediaItem({ media, description, spoiler }, kind) {
  const path = local(media.url);
  const content = path
    ? h("img", { src: path, alt: description ?? "", loading: "lazy" })
    : h("a", { class: "elsewhere", href: media.url, target: "_blank", rel: "noopener noreferrer" }, "A picture elsewhere");
  const element = h("figure", { class: `media ${kind}` }, content);
  return spoiler ? hidden(element) : element;
}

/** A file to download. */
export function file(item, spoiler) {
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
export function hidden(element) {
  const reveal = h("button", { class: "reveal", type: "button", on: { click: () => reveal.replaceWith(element) } }, "Spoiler");
  return reveal;
}

function size(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}
