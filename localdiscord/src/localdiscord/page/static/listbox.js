// A list to choose from. The element that owns it handles the keyboard, as in ARIA's combobox pattern.

import { freshId, h } from "./dom.js";

/** The list. `pick` is called with the entry that was chosen. */
export class Listbox {
  constructor({ label, pick, several = false }) {
    this.pick = pick;
    this.entries = [];
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
    this.items?.[this.active]?.classList.remove("active");
    this.active = index;
    const item = this.items?.[index];
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
