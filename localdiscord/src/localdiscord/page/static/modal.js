// The modal that a bot opened. It keeps the focus, and what was entered if that cannot be sent.

import { settle } from "./actions.js";
import { ask, filesOf, on } from "./connection.js";
import { freshId, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { Menu, entriesOf } from "./menu.js";
import { avatar, namesIn } from "./names.js";
import { state, user } from "./state.js";

const CROSS = "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z";
let dialog = null;

function open(modal) {
  dialog?.close();
  const before = document.activeElement;
  const fields = new Map();
  const title = freshId("title");
  const failure = h("p", { class: "failure", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const form = h("form", { method: "dialog" }, modal.components.map((each) => draw(each, fields)), failure);
  form.append(
    h("p", { class: "notice" }, `This form is sent to ${user(state.bot).name}. Do not share passwords.`),
    h("footer", {}, h("button", { type: "button", class: "button plain", on: { click: () => dialog.close() } }, "Cancel"), send),
  );
  dialog = h(
    "dialog",
    { class: "modal", "aria-labelledby": title },
    h("header", {}, avatar(state.bot), h("h2", { id: title }, modal.title), close()),
    form,
  );
  const mine = dialog;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await submit({ modal, fields, failure, send, mine });
  });
  mine.addEventListener("close", () => {
    mine.remove();
    if (before?.isConnected) before.focus();
  });
  document.body.append(mine);
  mine.showModal();
  mine.querySelector("form :is(input, textarea, button.menu)")?.focus();
}

function close() {
  const attributes = { type: "button", class: "close", "aria-label": "Close" };
  return h("button", { ...attributes, on: { click: () => dialog.close() } }, icon(CROSS, 22));
}

async function submit({ modal, fields, failure, send, mine }) {
  if (send.ariaBusy === "true") return;
  send.ariaBusy = "true";
  failure.textContent = "";
  const values = {};
  for (const [name, read] of fields) {
    const value = await read();
    if (value !== undefined) values[name] = value;
  }
  const answer = await ask("submit", { modal: modal.id, values });
  send.ariaBusy = "false";
  if (answer.refused) failure.textContent = answer.refused;
  else if (answer.error) failure.textContent = "Something went wrong. Try again.";
  else {
    mine.close();
    settle(answer);
  }
}

/** A component of a modal. Its inputs are added to `fields`. */
function draw(each, fields) {
  if (each.type === 10) return h("div", { class: "text" }, markdown(each.content, namesIn(state.here)));
  if (each.type === 1) return h("div", {}, each.components.map((inner) => labelled(inner, inner.label, "", fields)));
  if (each.type === 18) return labelled(each.component, each.label, each.description, fields);
  return null;
}

function labelled(each, name, description, fields) {
  const about = { label: freshId("field"), hint: description ? freshId("hint") : undefined, name, channel: state.here };
  const made = DRAWN[each.type]?.(each, about);
  if (!made) return h("p", { class: "unknown" }, `A field of type ${each.type} is not drawn here.`);
  fields.set(each.custom_id, made.read);
  const star = each.required === false || each.type === 23 ? null : h("span", { class: "star", "aria-hidden": "true" }, " *");
  const words = made.isGroup ? h("span", { class: "name" }, name, star) : h("label", { class: "name", for: about.label }, name, star);
  return h("div", { class: "field" }, words, description ? h("p", { id: about.hint, class: "hint" }, description) : null, made.element);
}

on("modal", ({ modal }) => open(modal));
on("began", () => dialog?.close());

// The fields of a modal: an element for each, and `read`, which gives what was entered, or a promise of it.

const DRAWN = { 3: menu, 4: textInput, 5: menu, 6: menu, 7: menu, 8: menu, 19: upload, 21: options, 22: options, 23: check };

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
    label: name,
  });
  return { element: made.element, read: () => made.values, isGroup: true };
}

/** A group of radio buttons or of checkboxes. */
function options(each, about) {
  const type = each.type === 21 ? "radio" : "checkbox";
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
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { element, read: type === "radio" ? () => chosen()[0] : chosen, isGroup: true };
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
