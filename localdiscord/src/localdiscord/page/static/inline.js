// Discord's markdown within a line: emphasis, code, spoilers, links, mentions, emoji and times.

import { h } from "./dom.js";
import { timestamp } from "./times.js";

// Tried in this order at each position; each turns its match into nodes.
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, sign]) => sign],
  [/(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/y, ([, , code]) => h("code", {}, code)],
  [/\|\|([\s\S]+?)\|\|/y, ([, text], names) => spoiler(text, names)],
  [/\*\*(?!\s)((?:\*(?!\*)[^*]*\*|\\[\s\S]|[^*\\])+?)\*\*(?!\*)/y, ([, text], names) => h("strong", {}, inline(text, names))],
  [/\*\*\*(?!\s)([^*]+?)\*\*\*/y, ([, text], names) => h("strong", {}, h("em", {}, inline(text, names)))],
  [/__(?!\s)((?:_(?!_)|[^_])+?)__(?!_)/y, ([, text], names) => h("u", {}, inline(text, names))],
  [/\*(?![\s*])((?:\*\*[^*]+\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, emphasis],
  [/(?<![\w])_(?![\s_])((?:__[^_]+__|[^_])+?)_(?!\w)/y, emphasis],
  [/~~(?!~)([\s\S]+?)~~/y, ([, text], names) => h("s", {}, inline(text, names))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, ([, text, url], names) => link(url, inline(text, names))],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url]) => link(url, url)],
  [/https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?(?![\w/])/y, ([url, place, id], names) => names.place(place, id) ?? link(url, url)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/y, ([url]) => link(url, url)],
  [/<@!?(\d+)>/y, ([, id], names) => names.user(id)],
  [/<@&(\d+)>/y, ([, id], names) => names.role(id)],
  [/<#(\d+)>/y, ([, id], names) => names.channel(id)],
  [/<\/([\w\- ]+):(\d+)>/y, ([, words]) => h("span", { class: "mention" }, `/${words}`)],
  [/<(a?):(\w{2,32}):(\d+)>/y, ([, , name, id]) => emoji({ id, name })],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, ([all, seconds, style]) => timestamp(Number(seconds), style ?? "f", all)],
  [/@(?:everyone|here)\b/y, ([word]) => h("span", { class: "mention" }, word)],
];
const SPECIAL = new Set("\\`|*_~[<h@");

/** The nodes of a text without blocks. */
export function inline(text, names) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const [length, node] = SPECIAL.has(text[at]) ? matchAt(text, at, names) : [0, null];
    if (length === 0) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (typeof node === "string") plain += node;
    else {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(node);
    }
    at += length;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function matchAt(text, at, names) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match[0].length, make(match, names)];
  }
  return [0, null];
}

function emphasis([, text], names) {
  return h("em", {}, inline(text, names));
}

function link(url, content) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, content);
}

/** A spoiler, which is hidden until it is clicked. */
function spoiler(text, names) {
  const hidden = h("span", { class: "veiled", "aria-hidden": "true" }, inline(text, names));
  const element = h("span", { class: "spoiler", role: "button", tabIndex: 0, "aria-label": "Spoiler: show it" }, hidden);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    for (const each of ["role", "aria-label", "tabindex"]) element.removeAttribute(each);
    hidden.removeAttribute("aria-hidden");
    element.classList.add("shown");
  };
  element.addEventListener("click", reveal, { once: true });
  element.addEventListener("keydown", reveal);
  return element;
}

/** A custom emoji by its id, or a character. Screen readers skip it if there are words that say the same. */
export function emoji({ id, name }, beside = "") {
  if (!id) return h("span", { class: "emoji character", "aria-hidden": beside ? "true" : undefined }, name ?? "");
  const words = beside ? { alt: "" } : { alt: `:${name}:`, title: `:${name}:` };
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, draggable: "false", ...words });
}
