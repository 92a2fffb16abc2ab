// The websocket: requests and their answers, events, and reconnecting.

import { tell } from "./events.js";

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
