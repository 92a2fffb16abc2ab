// The modal that a bot opened. It keeps the focus, and what was entered if that cannot be sent.

import { settle } from "./actions.js";
import { ask, on } from "./connection.js";
import { freshId, h, icon } from "./dom.js";
import { field } from "./fields.js";
import { markdown } from "./markdown.js";
import { avatar } from "./names.js";
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
  const close = { type: "button", on: { click: () => mine.close() } };
  const form = h(
    "form",
    { method: "dialog" },
    modal.components.map((each) => draw(each, fields)),
    failure,
    h("p", { class: "notice" }, `This form is sent to ${user(state.bot).name}. Do not share passwords.`),
    h("footer", {}, h("button", { class: "button plain", ...close }, "Cancel"), send),
  );
  const head = h("header", {}, avatar(state.bot), h("h2", { id: title }, modal.title), h("button", { class: "close", "aria-label": "Close", ...close }, icon(CROSS, 22)));
  const mine = h("dialog", { class: "modal", "aria-labelledby": title }, head, form);
  dialog = mine;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.ariaBusy === "true") return;
    send.ariaBusy = "true";
    const values = Object.fromEntries(await Promise.all([...fields].map(async ([name, read]) => [name, await read()])));
    const answer = await ask("submit", { modal: modal.id, values });
    send.ariaBusy = "false";
    failure.textContent = answer.refused ?? (answer.error ? "Something went wrong. Try again." : "");
    if (failure.textContent) return;
    mine.close();
    settle(answer);
  });
  mine.addEventListener("close", () => {
    mine.remove();
    if (before?.isConnected) before.focus();
  });
  document.body.append(mine);
  mine.showModal();
  mine.querySelector("form :is(input, textarea, button.menu)")?.focus();
}

/** A component of a modal. How to read its input is added to `fields`, by custom_id. */
function draw(each, fields) {
  if (each.type === 10) return h("div", { class: "text" }, markdown(each.content));
  if (each.type === 1) return each.components.map((inner) => field(inner, inner.label, "", fields));
  return field(each.component, each.label, each.description, fields);
}

on("modal", ({ modal }) => open(modal));
on("began", () => dialog?.close());
