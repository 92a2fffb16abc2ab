// What one part of the page tells the others.

const listeners = new Map();

/** Call a function whenever something of this kind happens. */
export function on(kind, listener) {
  if (!listeners.has(kind)) listeners.set(kind, []);
  listeners.get(kind).push(listener);
}

/** Say that something happened. */
export function tell(kind, what = {}) {
  for (const listener of listeners.get(kind) ?? []) listener(what);
}
