// Builds elements. Text always stays text: nothing on this page parses HTML.

const PROPERTIES = new Set(["value", "checked", "hidden", "tabIndex", "multiple", "required"]);

/** An element with its class, attributes, listeners (`on`) and children. Empty children are left out. */
export function h(name, { on = {}, ...attributes } = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener);
  element.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== ""));
  return element;
}

function set(element, key, value) {
  if (value === undefined || value === null) return;
  if (PROPERTIES.has(key)) element[key] = value;
  else if (value !== false) element.setAttribute(key, value === true ? "" : value);
}

const SVG = "http://www.w3.org/2000/svg";

/** A small drawing. Screen readers skip it, because there are words beside it. */
export function icon(path, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  const shape = document.createElementNS(SVG, "path");
  shape.setAttribute("d", path);
  shape.setAttribute("fill", "currentColor");
  svg.append(shape);
  return svg;
}

/** A link that leads away from this page. */
export function link(url, content, more = {}) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", ...more }, content);
}

/** Three dots that move. */
export function dots() {
  return h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
}

/** Something that is covered until one wants to see it. */
export function spoiler(content) {
  const veiled = h("div", { class: "veiled", inert: true }, content);
  const reveal = () => {
    veiled.removeAttribute("inert");
    cover.remove();
  };
  const cover = h("button", { type: "button", class: "cover", on: { click: reveal } }, "Spoiler");
  return h("div", { class: "spoiler" }, veiled, cover);
}

let last = 0;

/** An id that no other element has. */
export function freshId(word) {
  last += 1;
  return `${word}-${last}`;
}
