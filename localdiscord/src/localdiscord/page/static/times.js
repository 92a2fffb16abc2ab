// Discord's timestamps, such as <t:1700000000:R>. Relative ones are updated as time passes.

import { h } from "./dom.js";

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const LATEST = 8_640_000_000_000;
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "always" });

/** A timestamp in one of Discord's styles, or the text as it was written if the date is out of range. */
export function timestamp(seconds, style, written) {
  if (Math.abs(seconds) > LATEST) return document.createTextNode(written);
  const moment = new Date(seconds * 1000);
  const text = style === "R" ? ago(seconds) : moment.toLocaleString(undefined, FORMATS[style]);
  const title = moment.toLocaleString(undefined, FORMATS.F);
  const data = style === "R" ? { "data-seconds": seconds } : {};
  return h("time", { class: "stamp", datetime: moment.toISOString(), title, ...data }, text);
}

function ago(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each) ?? UNITS.at(-1);
  return relative.format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const each of document.querySelectorAll("time[data-seconds]")) {
    const text = ago(Number(each.dataset.seconds));
    if (each.textContent !== text) each.textContent = text;
  }
}, 1000);

/** The time of a message, as its header shows it. */
export function written(iso) {
  const moment = new Date(iso);
  const today = moment.toDateString() === new Date().toDateString();
  const clock = moment.toLocaleTimeString(undefined, { timeStyle: "short" });
  const text = today ? clock : `${moment.toLocaleDateString(undefined, { dateStyle: "short" })} ${clock}`;
  return h("time", { class: "when", datetime: iso, title: moment.toLocaleString(undefined, FORMATS.F) }, text);
}
