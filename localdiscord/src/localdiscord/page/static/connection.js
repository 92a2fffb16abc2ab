// The connection to the local Discord: the events that the parts of the page tell each other, requests and their answers,
// and reconnecting.

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

const PAUSES = [200, 500, 1000, 2000, 4000];
let socket = null;
let person = "";
let number = 0;
let failures = 0;
let retry = 0;
const waiting = new Map();

/** Connect as someone, and close an earlier connection. */
export function connectAs(handle) {
  person = handle;
  failures = 0;
  open();
}

function open() {
  clearTimeout(retry);
  if (socket) socket.onclose = null;
  socket?.close();
  giveUp();
  const mine = new WebSocket(`ws://${location.host}/page/socket?as=${encodeURIComponent(person)}`);
  socket = mine;
  mine.onmessage = (frame) => {
    failures = 0;
    receive(JSON.parse(frame.data));
  };
  mine.onclose = () => {
    giveUp();
    tell("line", { up: false, lasting: failures >= PAUSES.length });
    retry = setTimeout(open, PAUSES[Math.min(failures, PAUSES.length - 1)]);
    failures += 1;
  };
}

function receive(frame) {
  if (frame.re === undefined) {
    if (frame.on === "hello") tell("line", { up: true });
    tell(frame.on, frame);
    return;
  }
  waiting.get(frame.re)?.(frame);
  waiting.delete(frame.re);
}

function giveUp() {
  for (const answer of waiting.values()) answer({ refused: "The connection was lost." });
  waiting.clear();
}

/** Request an action. Resolves to its answer; a refusal is an answer with `refused`, never a rejection. */
export function ask(action, what) {
  if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ refused: "There is no connection." });
  number += 1;
  const mine = number;
  const answer = new Promise((resolve) => waiting.set(mine, resolve));
  socket.send(JSON.stringify({ n: mine, do: action, ...what }));
  return answer;
}

// Files that someone chose, in the form that the local Discord accepts.

const CHUNK = 0x8000;

/** Name and content (base64) of each file. */
export function filesOf(list) {
  return Promise.all([...list].map(async (each) => ({ name: each.name, data: base64(await each.arrayBuffer()) })));
}

function base64(buffer) {
  const bytes = new Uint8Array(buffer);
  let text = "";
  for (let from = 0; from < bytes.length; from += CHUNK) text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  return btoa(text);
}
