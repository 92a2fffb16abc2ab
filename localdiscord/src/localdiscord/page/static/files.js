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
