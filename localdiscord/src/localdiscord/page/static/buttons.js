// Buttons of messages. Disabled ones can still be reached by keyboard, so that they can be read and keep the focus.

import { act, waitingOn } from "./actions.js";
import { h, icon } from "./dom.js";
import { emoji } from "./inline.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };
const AWAY = "M14 3h7v7h-2V6.4l-9.3 9.3-1.4-1.4L17.6 5H14V3zM5 5h5v2H5v12h12v-5h2v7H3V5h2z";

export function button(each, around) {
  const content = [each.emoji ? emoji(each.emoji, each.label) : null, each.label ? h("span", { class: "label" }, each.label) : null];
  const name = each.label ? undefined : (each.emoji?.name ?? "button");
  if (each.style === 5) {
    const link = { class: "button link", href: each.url, target: "_blank", rel: "noopener noreferrer", "aria-label": name };
    return h("a", link, content, icon(AWAY, 14));
  }
  const pressed = waitingOn(around.message.id);
  const waits = pressed !== undefined && pressed === each.custom_id;
  const off = Boolean(each.disabled) || pressed !== undefined;
  return h(
    "button",
    {
      class: `button ${STYLES[each.style] ?? "secondary"}${waits ? " waits" : ""}`,
      type: "button",
      "data-control": each.custom_id,
      "aria-label": name,
      "aria-disabled": off ? "true" : undefined,
      "aria-busy": waits ? "true" : undefined,
      on: { click: () => off || act("click", around.message, each.custom_id) },
    },
    content,
    waits ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}
