// The fields of a form: texts, menus, groups of radio buttons and checkboxes, and files.

import { filesOf } from "./connection.js";
import { freshId, h } from "./dom.js";
import { Menu, entriesOf } from "./menu.js";
import { state } from "./state.js";

const TEXT = 4;
const FILES = 19;
const RADIO = 21;
const BOXES = 22;
const BOX = 23;

/** A field with its label. How to read what was entered is added to `fields`, by custom_id. */
export function field(each, name, description, fields) {
  const label = freshId("field");
  const hint = description ? freshId("hint") : undefined;
  const star = each.required === false || each.type === BOX ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
  const about = description ? h("p", { id: hint, class: "hint" }, description) : null;
  if (each.type === BOX) {
    const input = h("input", { type: "checkbox", "aria-describedby": hint, checked: Boolean(each.default) });
    fields.set(each.custom_id, () => input.checked);
    return h("div", { class: "field" }, h("label", { class: "pick" }, input, h("span", { class: "name" }, name)), about);
  }
  if (each.type === RADIO || each.type === BOXES) {
    const inputs = each.options.map((option) => pick(option, each.type === RADIO ? "radio" : "checkbox", label));
    const chosen = () => inputs.map((one) => one.querySelector("input")).filter((one) => one.checked).map((one) => one.value);
    fields.set(each.custom_id, each.type === RADIO ? () => chosen()[0] ?? null : chosen);
    return h("fieldset", { class: "field", "aria-describedby": hint }, h("legend", { class: "name" }, name, star), about, inputs);
  }
  if (each.type === TEXT || each.type === FILES) {
    const input = each.type === TEXT ? textInput(each, label, hint) : fileInput(each, label, hint);
    fields.set(each.custom_id, each.type === TEXT ? () => input.value : () => filesOf(input.files));
    return h("div", { class: "field" }, h("label", { class: "name", for: label }, name, star), about, input);
  }
  const menu = new Menu({ ...entriesOf(each, state.here), label: name });
  fields.set(each.custom_id, () => menu.values);
  return h("div", { class: "field" }, h("span", { class: "name" }, name, star), about, menu.element);
}

function pick(option, type, group) {
  const input = h("input", { type, name: group, value: option.value, checked: Boolean(option.default) });
  const detail = option.description ? h("small", {}, option.description) : null;
  return h("label", { class: "pick" }, input, h("span", { class: "words" }, option.label, detail));
}

function fileInput(each, id, hint) {
  const accept = each.file_types?.map((kind) => (kind.startsWith(".") ? kind : `${kind}/*`)).join(",");
  return h("input", { class: "entry-field", type: "file", id, "aria-describedby": hint, accept, multiple: (each.max_values ?? 1) > 1 });
}

function textInput(each, id, hint) {
  const input = h(each.style === 2 ? "textarea" : "input", {
    class: "entry-field",
    id,
    "aria-describedby": hint,
    placeholder: each.placeholder,
    minlength: each.min_length,
    maxlength: each.max_length ?? 4000,
    required: each.required ?? true,
    rows: each.style === 2 ? 4 : undefined,
    autocomplete: "off",
  });
  input.value = each.value ?? "";
  return input;
}
