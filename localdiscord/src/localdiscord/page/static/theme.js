// The light or dark theme: the system's, until someone chooses.

import { h, icon } from "./dom.js";

const NEXT = { auto: "light", light: "dark", dark: "auto" };
const NAMES = { auto: "as the system", light: "light", dark: "dark" };
const MOON = "M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z";

function apply(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The button that switches between the themes. */
export function themeButton() {
  let theme = localStorage.getItem("theme") ?? "auto";
  if (!NEXT[theme]) theme = "auto";
  apply(theme);
  const words = h("span", {}, `Theme: ${NAMES[theme]}`);
  const change = () => {
    theme = NEXT[theme];
    localStorage.setItem("theme", theme);
    apply(theme);
    words.textContent = `Theme: ${NAMES[theme]}`;
  };
  return h("button", { type: "button", class: "theme", on: { click: change } }, icon(MOON, 18), words);
}
