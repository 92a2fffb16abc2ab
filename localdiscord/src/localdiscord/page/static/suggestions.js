// The list above the message box: commands, options and choices, for whichever input has the focus.

import { h } from "./dom.js";
import { Listbox } from "./menu.js";

/** The list. It is shown while its input has the focus and there is something to show. */
export class Suggestions {
  constructor() {
    this.heading = h("p", { class: "heading" });
    this.note = h("p", { class: "note", role: "status" });
    this.list = new Listbox({ label: "Suggestions", pick: (entry) => this.source?.pick(entry) });
    this.list.onActive = (id) => this.source?.input.setAttribute("aria-activedescendant", id);
    this.element = h("div", { class: "suggestions", hidden: true }, this.heading, this.note, this.list.element);
  }

  /** Show what a source offers: {input, heading, note, entries, pick, first}. */
  show(source) {
    if (this.source && this.source.input !== source.input) this.hide();
    this.source = source;
    this.heading.textContent = source.heading ?? "";
    this.note.textContent = source.note ?? "";
    this.element.hidden = !source.heading && !source.note && source.entries.length === 0;
    this.list.element.hidden = source.entries.length === 0;
    source.input.setAttribute("aria-controls", this.list.id);
    expand(source.input, source.entries.length > 0);
    this.list.show(source.entries, source.first && source.entries.length ? 0 : -1);
  }

  hide() {
    if (this.source) expand(this.source.input, false);
    this.source?.input.setAttribute("aria-activedescendant", "");
    this.source = null;
    this.element.hidden = true;
    this.list.show([]);
  }

  /** The entry that Enter would choose, if there is one. */
  get current() {
    return this.element.hidden ? undefined : this.list.current;
  }

  /** Handle a key of the input. Returns whether it was one of the list's keys. */
  key(event) {
    if (this.element.hidden || !this.source) return false;
    if (event.key === "Tab" && !event.shiftKey && this.list.entries.length && (this.current ?? this.source.first)) {
      this.source.pick(this.current ?? this.list.entries[0]);
    } else if (event.key === "Enter" && this.current) this.source.pick(this.current);
    else if (!this.list.move(event.key)) return false;
    event.preventDefault();
    return true;
  }
}

function expand(input, open) {
  // The message box has several lines, so it cannot be a combobox, and only a combobox has aria-expanded.
  if (input.getAttribute("role") === "combobox") input.setAttribute("aria-expanded", String(open));
}

/** The entries whose names contain what was typed; those that begin with it come first. */
export function matching(entries, typed) {
  const wanted = typed.trim().toLowerCase();
  const named = (entry) => entry.label.toLowerCase();
  const found = entries.filter((entry) => named(entry).includes(wanted));
  const begins = (entry) => (named(entry).replace(/^[/@# ]+/, "").startsWith(wanted.replace(/^[/@# ]+/, "")) ? 0 : 1);
  return found.sort((one, other) => begins(one) - begins(other));
}
