// Discord's markdown: blocks such as headings, quotes and lists, and what is within a line.

import { h, link } from "./dom.js";
import { channelName, place, userName } from "./names.js";

const FENCE = /```(?:([\w+#-]+)\n)?\n*([\s\S]+?)\n*```/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^> /;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;

/** A text as DOM nodes. */
export function markdown(text) {
  const fragment = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    fragment.append(...lines(text.slice(from, match.index).replace(/\n$/, "")));
    fragment.append(h("pre", { tabIndex: 0 }, h("code", {}, match[2])));
    from = match.index + match[0].length;
    if (text[from] === "\n") from += 1;
  }
  fragment.append(...lines(text.slice(from)));
  return fragment;
}

function lines(text) {
  if (text === "") return [];
  const found = [];
  const rest = text.split("\n");
  while (rest.length) found.push(block(rest));
  return found;
}

/** The block at the beginning of the lines. Its lines are removed. */
function block(rest) {
  if (QUOTE.test(rest[0])) {
    const end = rest.findIndex((line) => !QUOTE.test(line));
    const quoted = rest.splice(0, end < 0 ? rest.length : end);
    return h("blockquote", {}, lines(quoted.map((line) => line.slice(2)).join("\n")));
  }
  if (ITEM.test(rest[0])) return list(rest);
  const line = rest.shift();
  const heading = HEADING.exec(line);
  // For screen readers all headings are one level below the author's name, so that no level is skipped.
  if (heading) return h("h3", { class: `h${heading[1].length}` }, inline(heading[2]));
  const subtext = SUBTEXT.exec(line);
  if (subtext) return h("p", { class: "subtext" }, inline(subtext[1]));
  const plain = [line];
  while (rest.length && ![HEADING, SUBTEXT, QUOTE, ITEM].some((each) => each.test(rest[0]))) plain.push(rest.shift());
  return h("p", { class: "plain" }, inline(plain.join("\n")));
}

/** A list and the lists within it: an item that is indented further belongs to the item before it. */
function list(rest) {
  const [, indent, mark] = ITEM.exec(rest[0]);
  const ordered = mark.length > 1;
  const element = ordered ? h("ol", { start: Number.parseInt(mark, 10) }) : h("ul");
  while (rest.length) {
    const item = ITEM.exec(rest[0]);
    if (!item || item[1].length < indent.length) break;
    if (item[1].length > indent.length && element.lastElementChild) {
      element.lastElementChild.append(list(rest));
      continue;
    }
    if (item[2].length > 1 !== ordered) break;
    rest.shift();
    element.append(h("li", {}, inline(item[3])));
  }
  return element;
}

// Discord's markdown within a line: emphasis, code, links, mentions, emoji and times.

const emphasis = ([, text]) => h("em", {}, inline(text));
// Tried in this order at each position; each turns its match into a node.
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, sign]) => sign],
  [/(`{1,2})(?!`)([^\n]*?[^`\n])\1(?!`)/y, ([, , code]) => h("code", {}, code)],
  [/\*\*(?!\s)((?:\*(?!\*)[^*]*\*|\\[\s\S]|[^*\\])+?)\*\*(?!\*)/y, ([, text]) => h("strong", {}, inline(text))],
  [/__(?!\s)((?:_(?!_)|[^_])+?)__(?!_)/y, ([, text]) => h("u", {}, inline(text))],
  [/\*(?![\s*])((?:\*\*[^*]+\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, emphasis],
  [/(?<![\w])_(?![\s_])((?:__[^_]+__|[^_])+?)_(?!\w)/y, emphasis],
  [/~~(?!~)([\s\S]+?)~~/y, ([, text]) => h("s", {}, inline(text))],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y, ([, text, url]) => link(url, inline(text))],
  [/https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?(?![\w/])/y, ([url, where, id]) => place(where, id) ?? link(url, url)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/y, ([url]) => link(url, url)],
  [/<@!?(\d+)>/y, ([, id]) => userName(id)],
  [/<#(\d+)>/y, ([, id]) => channelName(id)],
  [/<a?:(\w{2,32}):(\d+)>/y, ([, name, id]) => emoji({ id, name })],
  [/<t:(-?\d{1,13})(?::([tdDfFR]))?>/y, ([all, seconds, style]) => timestamp(Number(seconds), style ?? "f", all)],
  [/@(?:everyone|here)\b/y, ([word]) => h("span", { class: "mention" }, word)],
];
const SPECIAL = new Set("\\`*_~[<h@");

/** The nodes of a text without blocks. */
function inline(text) {
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const [length, node] = SPECIAL.has(text[at]) ? matchAt(text, at) : [1, text[at]];
    if (typeof node === "string") plain += node;
    else {
      nodes.push(plain, node);
      plain = "";
    }
    at += length;
  }
  return [...nodes, plain];
}

function matchAt(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [match[0].length, make(match)];
  }
  return [1, text[at]];
}

/** A custom emoji by its id, or a character. Screen readers skip it if there are words that say the same. */
export function emoji({ id, name }, beside = "") {
  if (!id) return h("span", { class: "emoji character", "aria-hidden": beside ? "true" : undefined }, name ?? "");
  const words = beside ? { alt: "" } : { alt: `:${name}:`, title: `:${name}:` };
  return h("img", { class: "emoji", src: `/cdn/emojis/${id}.png`, draggable: "false", ...words });
}

// Discord's timestamps, such as <t:1700000000:R>. Relative ones are updated as time passes.

const FORMATS = {
  t: { timeStyle: "short" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = Object.entries({ year: 31_536_000, month: 2_592_000, day: 86_400, hour: 3_600, minute: 60, second: 1 });
const LATEST = 8_640_000_000_000;
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "always" });

/** A timestamp in one of Discord's styles, or the text as it was written if the date is out of range. */
function timestamp(seconds, style, written) {
  if (Math.abs(seconds) > LATEST) return document.createTextNode(written);
  const moment = new Date(seconds * 1000);
  const text = style === "R" ? ago(seconds) : moment.toLocaleString(undefined, FORMATS[style]);
  const title = moment.toLocaleString(undefined, FORMATS.F);
  const data = style === "R" ? { "data-seconds": seconds } : {};
  return h("time", { class: "stamp", datetime: moment.toISOString(), title, ...data }, text);
}

function ago(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return relative.format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const each of document.querySelectorAll("time[data-seconds]")) {
    const text = ago(Number(each.dataset.seconds));
    if (each.textContent !== text) each.textContent = text;
  }
}, 1000);

/** The time of a message, as its header shows it. */
export function written(iso) {
  const moment = new Date(iso);
  const today = moment.toDateString() === new Date().toDateString();
  const text = moment.toLocaleString(undefined, today ? FORMATS.t : { dateStyle: "short", timeStyle: "short" });
  return h("time", { class: "when", datetime: iso, title: moment.toLocaleString(undefined, FORMATS.F) }, text);
}
