// A slash command that is being filled in: its options, the ones that can be added, and sending it.

import { useCommand } from "./actions.js";
import { ask, filesOf } from "./connection.js";
import { freshId, h } from "./dom.js";
import { channels, people } from "./names.js";
import { matching } from "./menu.js";

/** The command with which a text begins, and the rest of the text. */
export function findCommand(commands, text) {
  const typed = text.replace(/^\//, "");
  const fits = commands.filter(({ words }) => typed === words || typed.startsWith(`${words} `));
  const [command] = fits.sort((one, other) => other.words.length - one.words.length);
  return command && { command, rest: typed.slice(command.words.length).trimStart() };
}

/** The options in a text such as "colour:red number:7", by name, and the text before them. */
export function readOptions(command, text) {
  const names = command.options.map((each) => each.name).join("|");
  const parts = names ? text.split(new RegExp(`(?:^|\\s+)(${names}):\\s*`)) : [text];
  const given = new Map();
  for (let index = 1; index < parts.length; index += 2) given.set(parts[index], parts[index + 1]);
  return { given, rest: parts[0] };
}

/** The command line. `done` is called when it is sent or cancelled, and gets the text to go back to. */
export class CommandLine {
  constructor({ command, channel, suggestions, done, given = new Map() }) {
    Object.assign(this, { command, channel, suggestions, done });
    this.options = command.options.filter((each) => each.required || given.has(each.name)).map((each) => new Option(each, this, given.get(each.name)));
    this.adder = this.#adder();
    this.#count();
    const fields = h("span", { class: "options" }, this.options.map((each) => each.element), this.adder);
    const send = h("button", { type: "button", class: "send", on: { click: () => this.send() } }, "Send");
    const name = h("span", { class: "command", id: freshId("command") }, `/${command.words}`);
    this.refusal = h("p", { class: "failure", role: "alert" });
    this.element = h("div", { class: "commandline", role: "group", "aria-labelledby": name.id }, name, fields, send, this.refusal);
  }

  /** The input after the options, where more options can be named. It also sends a command that has none. */
  #adder() {
    return combobox({
      class: "adder",
      "aria-label": "More options; Enter sends the command",
      on: {
        focus: () => this.#offer(),
        input: () => this.#typed(),
        blur: () => this.suggestions.leave(this.adder),
        keydown: (event) => this.key(event, null),
      },
    });
  }

  get #missing() {
    return this.command.options.filter((each) => !this.options.some((field) => field.option === each));
  }

  #count() {
    this.adder.placeholder = this.#missing.length ? `+${this.#missing.length} optional` : "";
  }

  #offer() {
    const entries = this.#named();
    const first = this.adder.value !== "";
    // Without a text, Tab leaves the box.
    const heading = `Options — ${first ? "Tab" : "↓"} to choose, Enter to send`;
    this.suggestions.show({
      input: this.adder,
      heading: entries.length ? heading : "Enter sends the command",
      entries,
      first,
      pick: (entry) => this.#add(entry.option),
    });
  }

  #typed() {
    const [name, text] = this.adder.value.split(/:(.*)/s);
    const named = text !== undefined && this.#missing.find((each) => each.name === name);
    const unnamed = !this.#named().length && this.#missing.find((each) => each.type !== FILE);
    this.refusal.textContent = "";
    if (named) this.#add(named, text.trimStart());
    else if (unnamed) this.#add(unnamed, this.adder.value.trimStart());
    else this.#offer();
  }

  /** What can be added, and is named as far as the adder's text goes. */
  #named() {
    const entries = this.#missing.map((each) => ({ label: each.name, detail: each.description, option: each }));
    return matching(entries, this.adder.value);
  }

  #add(option, text = "") {
    const field = new Option(option, this, text);
    this.options.push(field);
    this.adder.value = "";
    this.adder.before(field.element);
    this.#count();
    field.input.focus();
  }

  /** Focus the first option that is still empty. It gets what was typed for it before the command was known. */
  focus(typed) {
    const input = this.options.find((each) => each.value === undefined)?.input ?? this.adder;
    input.focus();
    if (!typed) return;
    input.value = typed;
    input.dispatchEvent(new Event("input"));
  }

  /** Focus the next option after a field that is still empty. */
  next(field) {
    const behind = this.options.slice(this.options.indexOf(field) + 1).find((each) => each.value === undefined);
    (behind?.input ?? this.adder).focus();
  }

  /** The values of all options that are not empty, by name, but for one. */
  values(except = null) {
    const filled = this.options.filter((each) => each !== except && each.value !== undefined);
    return Object.fromEntries(filled.map((each) => [each.option.name, each.value]));
  }

  key(event, field) {
    if (this.suggestions.key(event)) return;
    const input = field ? field.input : this.adder;
    if (event.key === "Escape") {
      event.preventDefault();
      this.done("");
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Backspace" && !input.value) {
      event.preventDefault();
      this.#back(field);
    }
  }

  /** Remove an empty option, or the command if there is no option before it. */
  #back(field) {
    const before = field ? this.options[this.options.indexOf(field) - 1] : this.options.at(-1);
    if (field && !field.option.required) {
      this.options.splice(this.options.indexOf(field), 1);
      field.element.remove();
      this.#count();
    } else if (!before) {
      this.done(`/${this.command.words}`);
      return;
    }
    (before?.input ?? this.adder).focus();
  }

  async send() {
    if (this.sending) return;
    const left = this.adder.value.trim();
    if (left) {
      this.refusal.textContent = `“${left}” belongs to no option of /${this.command.words}.`;
      return;
    }
    this.sending = true;
    this.element.classList.add("sent");
    const sent = useCommand(this.channel, this.command.words, this.values());
    // A refusal comes at once, but an answer may take three seconds: do not keep the box busy for that long.
    const first = await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 250))]);
    this.sending = false;
    this.element.classList.remove("sent");
    if (first?.refused) this.#refuse(first);
    else this.done(null);
  }

  #refuse({ refused, option, wanted }) {
    const words = option ? `This needs ${wanted}.` : `${refused}.`;
    let field = this.options.find((each) => each.option.name === option);
    if (option && !field) {
      this.#add(this.command.options.find((each) => each.name === option));
      field = this.options.at(-1);
    }
    this.refusal.textContent = field ? "" : words;
    field?.complain(words);
    field?.input.focus();
  }
}

/** An input with suggestions. */
function combobox(attributes) {
  const role = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" };
  return h("input", { type: "text", autocomplete: "off", spellcheck: "false", ...role, ...attributes });
}

// An option of a slash command: what it offers, what was entered, and what is wrong with it.

const TEXT = 3;
const YES_NO = 5;
const PERSON = 6;
const CHANNEL = 7;
const FILE = 11;
const PAUSE_MS = 120;
const MOST = 25;
const YES_OR_NO = [
  { label: "True", value: true },
  { label: "False", value: false },
];

/** The field of an option. `line` is the command line that it belongs to. */
class Option {
  constructor(option, line, text = "") {
    this.option = option;
    this.line = line;
    this.asked = 0;
    this.error = h("span", { class: "wrong", id: freshId("wrong"), role: "alert" });
    this.input = option.type === FILE ? this.#file() : this.#text(text);
    const name = h("span", { class: "option-name", "aria-hidden": "true" }, option.name);
    this.element = h("span", { class: "option" }, name, this.input, this.error);
  }

  #text(text) {
    const input = combobox({
      "aria-label": this.option.name,
      "aria-describedby": this.error.id,
      on: {
        focus: () => this.offer(),
        blur: () => this.line.suggestions.leave(input),
        input: () => {
          const own = `${this.option.name}:`;
          if (input.value.startsWith(own)) input.value = input.value.slice(own.length);
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
    const input = h("input", {
      type: "file",
      "aria-label": this.option.name,
      "aria-describedby": this.error.id,
      on: {
        focus: () => this.offer(),
        keydown: (event) => event.key !== "Enter" && event.key !== " " && this.line.key(event, this),
        change: async () => {
          [this.chosen] = await filesOf(input.files);
          this.complain("");
        },
      },
    });
    return input;
  }

  #fit() {
    this.input.style.width = `${Math.max(3, Math.min(40, [...this.input.value].length + 2))}ch`;
  }

  /** What is sent: the value that was chosen, or what was typed. Undefined if the field is empty. */
  get value() {
    if (this.option.type === FILE) return this.chosen;
    if (this.chosen) return this.chosen.value;
    const typed = this.input.value;
    if (typed === "") return undefined;
    const same = this.#known()?.find((each) => each.label.toLowerCase() === typed.trim().toLowerCase());
    return same ? same.value : this.option.type === TEXT ? typed : typed.trim();
  }

  complain(text) {
    this.error.textContent = text;
    this.element.classList.toggle("bad", Boolean(text));
    this.input.setAttribute("aria-invalid", text ? "true" : "false");
  }

  /** The entries that can be shown without asking the bot. */
  #known() {
    if (this.option.type === YES_NO) return YES_OR_NO;
    if (this.option.type === PERSON) return people(this.line.channel);
    if (this.option.type === CHANNEL) return channels(this.line.channel, this.option.channel_types);
    return this.option.choices?.map((each) => ({ label: each.name, value: each.value }));
  }

  /** Show what can be chosen here. */
  async offer() {
    const known = this.#known();
    if (known) this.#show(matching(known, this.chosen ? "" : this.input.value).slice(0, MOST));
    else if (this.option.autocomplete) await this.#complete();
    else this.#show([]);
  }

  async #complete() {
    this.asked += 1;
    const mine = this.asked;
    this.#show([], "Loading options…");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (mine !== this.asked) return;
    const { channel, command } = this.line;
    const asked = { channel, command: command.words, others: this.line.values(this), option: this.option.name, typed: this.input.value };
    const answer = await ask("autocomplete", asked);
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
      first: this.input.value !== "" && this.chosen === undefined && entries.length > 0,
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
