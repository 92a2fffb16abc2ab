// The fields of a modal: an element for each, and a function that reads what was entered.

import { freshId, h } from "./dom.js";
import { filesOf } from "./files.js";
import { entriesOf, Menu } from "./menu.js";

const DRAWN = { 3: menu, 4: textInput, 5: menu, 6: menu, 7: menu, 8: menu, 19: upload, 21: radios, 22: checks, 23: check };

/** The field of a component. `about` names it: {id, name, channel}; `read` gives its value, or a promise of it. */
export function field(each, about) {
  return DRAWN[each.type]?.(each, about);
}

function textInput(each, { label, hint }) {
  const input = h(each.style === 2 ? "textarea" : "input", {
    class: "entry-field",
    id: label,
    "aria-describedby": hint,
    placeholder: each.placeholder,
    minlength: each.min_length,
    maxlength: each.max_length ?? 4000,
    required: each.required ?? true,
    rows: each.style === 2 ? 4 : undefined,
    autocomplete: "off",
  });
  input.value = each.value ?? "";
  return { element: input, read: () => input.value };
}

function menu(each, { name, channel }) {
  const made = new Menu({
    entries: entriesOf(each, channel),
    placeholder: each.placeholder || "Make a selection",
    least: each.required === false ? 0 : (each.min_values ?? 1),
    most: each.max_values ?? 1,
    off: false,
    label: name,
  });
  return { element: made.element, read: () => made.values, isGroup: true };
}

function options(each, type, about) {
  const group = freshId("group");
  const inputs = each.options.map((option) => {
    const input = h("input", { type, name: group, id: freshId("choice"), value: option.value, checked: Boolean(option.default) });
    if (type === "radio") input.required = each.required ?? true;
    return input;
  });
  const rows = each.options.map((option, index) =>
    h(
      "label",
      { class: "choice", for: inputs[index].id },
      inputs[index],
      h("span", {}, option.label, option.description ? h("small", {}, option.description) : null),
    ),
  );
  const role = type === "radio" ? "radiogroup" : "group";
  const element = h("div", { class: "choices", role, "aria-label": about.name, "aria-describedby": about.hint }, rows);
  return { element, chosen: () => inputs.filter((input) => input.checked).map((input) => input.value), isGroup: true };
}

function radios(each, about) {
  const made = options(each, "radio", about);
  return { ...made, read: () => made.chosen()[0] };
}

function checks(each, about) {
  const made = options(each, "checkbox", about);
  return { ...made, read: made.chosen };
}

function check(each, { label, hint }) {
  const input = h("input", { type: "checkbox", id: label, "aria-describedby": hint, checked: Boolean(each.default) });
  return { element: input, read: () => input.checked };
}

function upload(each, { label, hint }) {
  const several = (each.max_values ?? 1) > 1;
  const input = h("input", { type: "file", id: label, "aria-describedby": hint, multiple: several, required: each.required ?? true });
  return { element: input, read: () => filesOf(input.files) };
}
