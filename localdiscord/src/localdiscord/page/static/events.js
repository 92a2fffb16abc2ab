// Events by which the parts of the page tell each other what happened.

const listeners = new Map();

/** Call a function for every event of a kind. */
export function on(kind, listener) {
  if (!listeners.has(kind)) listeners.set(kind, []);
  listeners.get(kind).push(listener);
}

/** Send an event. */
export function tell(kind, what = {}) {
  for (const listener of listeners.get(kind) ?? []) listener(what);
}
