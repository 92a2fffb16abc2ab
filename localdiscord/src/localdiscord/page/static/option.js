// An option of a slash command: what it offers, what was entered, and what is wrong with it.

import { ask } from "./connection.js";
import { freshId, h, icon } from "./dom.js";
import { filesOf } from "./files.js";
import { entities } from "./names.js";
import { matching } from "./suggestions.js";

const TEXT = 3;
const YES_NO = 5;
const FILE = 11;
const ENTITIES = { 6: "user", 7: "channel", 8: "role", 9: "mentionable" };
const PAUSE_MS = 120;
const MOST = 25;
const YES_OR_NO = [
  { label: "True", value: true },
  { label: "False", value: false },
];

/** The field of an option. `line` is the command line that it belongs to. */
export class Option {
  constructor(option, line, text = "") {
    this.option = option;
    this.line = line;
    this.asked = 0;
    this.error = h("span", { class: "wrong", id: freshId("wrong"), role: "alert" });
    this.input = option.type === FILE ? this.#file() : this.#text(text);
    this.element = h("span", { class: "option" }, h("span", { class: "option-name", "aria-hidden": "true" }, option.name), this.input, this.error);
  }

  #text(text) {
    const input = h("input", {
      type: "text",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-label": this.option.name,
      "aria-describedby": this.error.id,
      autocomplete: "off",
      spellcheck: "false",
      on: {
        focus: () => this.offer(),
        blur: () => this.line.left(this),
        input: () => {
          this.chosen = undefined;
          this.complain("");
          this.#fit();
          this.offer();
        },
        keydown: (event) => this.line.key(event, this),
      },
    });
    input.value = text;
    queueMicrotask(() => this.#fit());
    return input;
  }

  #file() {
    const chooser = h("input", { type: "file", class: "hidden", tabIndex: -1, "aria-hidden": "true" });
    const button = h(
      "button",
      { type: "button", class: "choose-file", "aria-label": `${this.option.name}: choose a file`, "aria-describedby": this.error.id },
      icon("M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z", 14),
      h("span", {}, "Choose a file"),
    );
    button.addEventListener("click", () => chooser.click());
    button.addEventListener("focus", () => this.offer());
    button.addEventListener("keydown", (event) => event.key !== "Enter" && event.key !== " " && this.line.key(event, this));
    chooser.addEventListener("change", async () => {
      [this.chosen] = await filesOf(chooser.files);
      button.lastElementChild.textContent = this.chosen?.name ?? "Choose a file";
      this.complain("");
    });
    button.append(chooser);
    return button;
  }

  #fit() {
    this.input.style.width = `${Math.max(3, Math.min(40, [...this.input.value].length + 2))}ch`;
  }

  get text() {
    return this.input.value ?? "";
  }

  /** What is sent: the value that was chosen, or what was typed. Undefined if the field is empty. */
  get value() {
    if (this.chosen !== undefined) return this.option.type === FILE ? this.chosen : this.chosen.value;
    if (this.option.type === FILE || this.text === "") return undefined;
    const [same] = this.#known()?.filter((each) => each.label.toLowerCase() === this.text.trim().toLowerCase()) ?? [];
    return same ? same.value : this.option.type === TEXT ? this.text : this.text.trim();
  }

  complain(text) {
    this.error.textContent = text;
    this.element.classList.toggle("bad", Boolean(text));
    this.input.setAttribute("aria-invalid", text ? "true" : "false");
  }

  /** The entries that can be shown without asking the bot. */
  #known() {
    if (this.option.type === YES_NO) return YES_OR_NO;
    if (ENTITIES[this.option.type]) return entities(ENTITIES[this.option.type], this.line.channel, this.option.channel_types);
    return this.option.choices?.map((each) => ({ label: each.name, value: each.value }));
  }

  /** Show what can be chosen here. */
  async offer() {
    const known = this.#known();
    if (known) this.#show(matching(known, this.chosen ? "" : this.text).slice(0, MOST));
    else if (this.option.autocomplete) await this.#complete();
    else this.#show([]);
  }

  async #complete() {
    this.asked += 1;
    const mine = this.asked;
    this.#show([], "Loading options…");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (mine !== this.asked) return;
    const typed = this.text;
    const answer = await ask("autocomplete", { ...this.line.asked(this), option: this.option.name, typed });
    if (mine !== this.asked || document.activeElement !== this.input) return;
    if (answer.refused) this.#show([], "Loading options failed");
    else this.#show(answer.choices.map((each) => ({ label: each.name, value: each.value })), answer.choices.length ? "" : "No options match");
  }

  #show(entries, note = "") {
    this.line.suggestions.show({
      input: this.input,
      heading: `${this.option.name} — ${this.option.description}`,
      note,
      entries,
      first: this.text !== "" && this.chosen === undefined && entries.length > 0,
      pick: (entry) => this.#pick(entry),
    });
  }

  #pick(entry) {
    this.asked += 1;
    this.chosen = entry;
    this.input.value = entry.label;
    this.#fit();
    this.complain("");
    this.line.next(this);
  }
}
