// Discord's markdown in blocks: code, headings, subtext, quotes and lists. For what is within a line see inline.js.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#-]+)\n)?\n*([\s\S]+?)\n*```/g;
const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const QUOTE = /^> (.*)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(\S.*)$/;

/** A text as DOM nodes. `names` has the names of everything that it mentions. */
export function markdown(text, names) {
  const fragment = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    fragment.append(...lines(text.slice(from, match.index).replace(/\n$/, ""), names));
    fragment.append(h("pre", { tabIndex: 0 }, h("code", {}, match[2])));
    from = match.index + match[0].length;
    if (text[from] === "\n") from += 1;
  }
  fragment.append(...lines(text.slice(from), names));
  return fragment;
}

function lines(text, names) {
  if (text === "") return [];
  const found = [];
  const rest = text.split("\n");
  while (rest.length) found.push(block(rest, names));
  return found;
}

/** The block at the beginning of the lines. Its lines are removed. */
function block(rest, names) {
  if (rest[0].startsWith(">>> ")) {
    return h("blockquote", {}, lines(rest.splice(0).join("\n").slice(4), names));
  }
  if (QUOTE.test(rest[0])) return h("blockquote", {}, lines(takeWhile(rest, QUOTE, 1).join("\n"), names));
  const heading = HEADING.exec(rest[0]);
  if (heading) {
    rest.shift();
    // For screen readers all headings are one level below the author's name, so that no level is skipped.
    return h("h3", { class: `h${heading[1].length}` }, inline(heading[2], names));
  }
  const subtext = SUBTEXT.exec(rest[0]);
  if (subtext) {
    rest.shift();
    return h("p", { class: "subtext" }, inline(subtext[1], names));
  }
  if (ITEM.test(rest[0])) return list(rest, names);
  const plain = [rest.shift()];
  while (rest.length && !startsBlock(rest[0])) plain.push(rest.shift());
  return h("p", { class: "plain" }, inline(plain.join("\n"), names));
}

function startsBlock(line) {
  return [HEADING, SUBTEXT, QUOTE, ITEM].some((each) => each.test(line)) || line.startsWith(">>> ");
}

function takeWhile(rest, pattern, group) {
  const taken = [];
  for (let match = pattern.exec(rest[0]); match; match = rest.length ? pattern.exec(rest[0]) : null) {
    taken.push(match[group]);
    rest.shift();
  }
  return taken;
}

/** A list and the lists within it: an item that is indented further belongs to the item before it. */
function list(rest, names) {
  const [, indent, mark] = ITEM.exec(rest[0]);
  const ordered = mark.length > 1;
  const element = ordered ? h("ol", { start: Number.parseInt(mark, 10) }) : h("ul");
  while (rest.length) {
    const item = ITEM.exec(rest[0]);
    if (!item || item[1].length < indent.length) break;
    if (item[1].length > indent.length && element.lastElementChild) {
      element.lastElementChild.append(list(rest, names));
      continue;
    }
    if (item[2].length > 1 !== ordered) break;
    rest.shift();
    element.append(h("li", {}, inline(item[3], names)));
  }
  return element;
}
