// Lists to choose from: select menus in messages and modals, and suggestions above the message box.

import { freshId, h, icon } from "./dom.js";
import { emoji } from "./markdown.js";
import { channels, people, roles } from "./names.js";

const ARROW = "M5.3 9.3a1 1 0 0 1 1.4 0l5.3 5.3 5.3-5.3a1 1 0 1 1 1.4 1.4l-6 6a1 1 0 0 1-1.4 0l-6-6a1 1 0 0 1 0-1.4z";
const LETTERS_MS = 600;

// What the menus offer that have no options of their own, by their types.
const OFFERED = {
  5: people,
  6: roles,
  7: (channelId) => [...people(channelId), ...roles(channelId)],
  8: (channelId, each) => channels(channelId, each.channel_types),
};

/** What a select component offers: its own options, or the people, roles or channels here; what it says until then, and how many to choose. */
export function entriesOf(each, channelId) {
  const least = each.required === false ? 0 : (each.min_values ?? 1);
  const rest = { placeholder: each.placeholder || "Make a selection", least, most: each.max_values ?? 1 };
  if (each.type !== 3) {
    const defaults = new Set((each.default_values ?? []).map((one) => one.id));
    const found = OFFERED[each.type](channelId, each);
    return { entries: found.map((entry) => ({ ...entry, chosen: defaults.has(entry.value) })), ...rest };
  }
  const entries = each.options.map((option) => ({
    value: option.value,
    label: option.label,
    detail: option.description,
    picture: option.emoji ? emoji(option.emoji, option.label) : null,
    chosen: Boolean(option.default),
  }));
  return { entries, ...rest };
}

/** A menu: the `element` to show, and the `values` that are chosen. `chosen` is called when it closes if they changed. */
export class Menu {
  constructor({ entries, placeholder, least, most, off, label, control, chosen }) {
    Object.assign(this, { entries, least, most, placeholder, chosen });
    this.list = new Listbox({ label: label || placeholder, several: most > 1, pick: (entry) => this.#pick(entry) });
    this.list.onActive = (id) => this.box?.setAttribute("aria-activedescendant", id);
    this.list.element.setAttribute("popover", "manual");
    this.typed = "";
    this.label = h("span", { class: "shown" });
    this.box = h(
      "button",
      {
        class: "menu",
        type: "button",
        id: freshId("menu"),
        role: "combobox",
        "aria-haspopup": "listbox",
        "aria-expanded": "false",
        "aria-controls": this.list.id,
        "aria-label": label || placeholder,
        "aria-disabled": off ? "true" : undefined,
        "data-control": control,
        on: {
          click: () => off || (this.open ? this.close() : this.#open()),
          keydown: (event) => off || this.#key(event),
          blur: () => this.close(),
        },
      },
      this.label,
      icon(ARROW, 20),
    );
    this.element = h("div", { class: "menu-place" }, this.box, this.list.element);
    this.#draw();
  }

  get values() {
    return this.entries.filter((each) => each.chosen).map((each) => each.value);
  }

  #draw() {
    const names = this.entries.filter((each) => each.chosen).map((each) => each.label);
    this.label.textContent = names.join(", ") || this.placeholder;
    this.label.classList.toggle("empty", names.length === 0);
    // A combobox that is a button has no value that a screen reader could read.
    const name = this.list.element.getAttribute("aria-label");
    this.box.setAttribute("aria-label", names.length ? `${name}: ${names.join(", ")}` : name);
  }

  #open() {
    this.before = this.values.join();
    this.open = true;
    this.list.show(this.entries, Math.max(0, this.entries.findIndex((each) => each.chosen)));
    this.box.setAttribute("aria-expanded", "true");
    this.list.element.showPopover();
    this.#place();
    this.list.activate(this.list.active);
    this.follow = () => this.#place();
    for (const each of ["scroll", "resize"]) addEventListener(each, this.follow, { capture: true, passive: true });
  }

  #place() {
    const { left, top, bottom, width } = this.box.getBoundingClientRect();
    const list = this.list.element;
    const below = innerHeight - bottom - 12;
    const above = top - 12;
    const upwards = below < Math.min(list.scrollHeight, 220) && above > below;
    list.style.left = `${left}px`;
    list.style.width = `${width}px`;
    list.style.maxHeight = `${Math.min(320, upwards ? above : below)}px`;
    list.style.top = upwards ? "auto" : `${bottom + 4}px`;
    list.style.bottom = upwards ? `${innerHeight - top + 4}px` : "auto";
  }

  /** Close the menu, and report what was chosen if it changed. */
  close() {
    if (!this.open) return;
    this.open = false;
    this.box.setAttribute("aria-expanded", "false");
    this.box.setAttribute("aria-activedescendant", "");
    for (const each of ["scroll", "resize"]) removeEventListener(each, this.follow, { capture: true });
    if (this.list.element.isConnected) this.list.element.hidePopover();
    if (this.values.join() !== this.before && this.values.length >= this.least) this.chosen?.(this.values);
  }

  #pick(entry) {
    if (this.most === 1) {
      for (const each of this.entries) each.chosen = each === entry && !(each.chosen && this.least === 0);
      this.#draw();
      this.close();
      return;
    }
    if (!entry.chosen && this.values.length >= this.most) return;
    entry.chosen = !entry.chosen;
    this.#draw();
    this.list.show(this.entries, this.entries.indexOf(entry));
  }

  #key(event) {
    if (!this.open) {
      if (["ArrowDown", "ArrowUp"].includes(event.key)) {
        event.preventDefault();
        this.#open();
      }
      return;
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      event.preventDefault();
      this.close();
    } else if (event.key === "Tab") this.close();
    else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (this.list.current) this.#pick(this.list.current);
    } else if (this.list.move(event.key)) event.preventDefault();
    else if (event.key.length === 1) this.#letter(event.key);
  }

  #letter(key) {
    clearTimeout(this.forget);
    this.typed += key;
    this.forget = setTimeout(() => (this.typed = ""), LETTERS_MS);
    this.list.seek(this.typed);
  }
}

// A list to choose from. The element that owns it handles the keyboard, as in ARIA's combobox pattern.

/** The list. `pick` is called with the entry that was chosen. */
class Listbox {
  constructor({ label, pick, several = false }) {
    this.pick = pick;
    this.entries = [];
    this.items = [];
    this.active = -1;
    this.id = freshId("list");
    this.element = h("ul", {
      id: this.id,
      class: "listbox",
      role: "listbox",
      "aria-label": label,
      "aria-multiselectable": several ? "true" : undefined,
      // Clicking an entry does not take the focus away from the owner.
      on: { mousedown: (event) => event.preventDefault() },
    });
  }

  /** Show these entries: {label, detail, picture, value, chosen}. */
  show(entries, active = -1) {
    this.entries = entries;
    this.items = entries.map((entry, index) => this.#item(entry, index));
    this.element.replaceChildren(...this.items);
    this.activate(Math.min(active, entries.length - 1));
  }

  #item(entry, index) {
    return h(
      "li",
      {
        id: `${this.id}-${index}`,
        class: "entry",
        role: "option",
        "aria-selected": entry.chosen ? "true" : "false",
        on: { click: () => this.pick(entry), mousemove: () => this.active === index || this.activate(index, false) },
      },
      entry.picture ?? null,
      h("span", { class: "words" }, h("span", { class: "name" }, entry.label), entry.detail ? h("small", {}, entry.detail) : null),
      h("span", { class: "tick", "aria-hidden": "true" }, entry.chosen ? "✓" : ""),
    );
  }

  activate(index, scroll = true) {
    this.items[this.active]?.classList.remove("active");
    this.active = index;
    const item = this.items[index];
    item?.classList.add("active");
    if (scroll) item?.scrollIntoView({ block: "nearest" });
    this.onActive?.(item?.id ?? "");
  }

  get current() {
    return this.entries[this.active];
  }

  /** Move by a key. Returns whether it was one of the list's keys. */
  move(key) {
    const last = this.entries.length - 1;
    if (last < 0) return false;
    const to = { ArrowDown: this.active >= last ? 0 : this.active + 1, ArrowUp: this.active <= 0 ? last : this.active - 1 }[key];
    if (to === undefined) return false;
    this.activate(to);
    return true;
  }

  /** Go to the next entry that begins with a text. */
  seek(letters) {
    const wanted = letters.toLowerCase();
    const found = this.entries.findIndex((each) => each.label.toLowerCase().replace(/^[@# ]+/, "").startsWith(wanted));
    if (found >= 0) this.activate(found);
  }
}

/** The list above the message box: commands, options and choices. It is shown while its input has the focus and there is something to show. */
export class Suggestions {
  constructor() {
    this.heading = h("p", { class: "heading" });
    this.note = h("p", { class: "note", role: "status" });
    this.list = new Listbox({ label: "Suggestions", pick: (entry) => this.source?.pick(entry) });
    this.list.onActive = (id) => this.source?.input.setAttribute("aria-activedescendant", id);
    this.element = h("div", { class: "suggestions", hidden: true, tabindex: "0" }, this.heading, this.note, this.list.element);
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

  /** Hide what is shown for an input that lost the focus. */
  leave(input) {
    if (this.source?.input === input) this.hide();
  }

  hide() {
    if (this.source) expand(this.source.input, false);
    this.source?.input.setAttribute("aria-activedescendant", "");
    this.source = null;
    this.element.hidden = true;
    this.list.show([]);
  }

  /** Handle a key of the input. Returns whether it was one of the list's keys. */
  key(event) {
    if (this.element.hidden || !this.source) return false;
    const { current } = this.list;
    if (current && (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey))) this.source.pick(current);
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
