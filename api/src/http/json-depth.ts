/** No contract nests half as deep; parsers that recurse must not overflow their stack. */
export const MAX_JSON_DEPTH = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Index of the end of the string that begins at `start`, or of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

/** Whether arrays and objects of a JSON text nest deeper than `max`. One pass; the text need not be valid. */
export function isDeeperThan(text: string, max: number): boolean {
  // A text of this depth has as many opening brackets, and as many closing ones.
  if (text.length < 2 * (max + 1)) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > max) return true;
    } else if (CLOSING.has(code)) depth -= 1;
  }
  return false;
}
