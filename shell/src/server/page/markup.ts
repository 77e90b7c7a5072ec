/** HTML in document order: text and encoded bytes. Large parts are encoded, and most are shared by many pages. */
export type Markup = readonly (string | Uint8Array)[];

/** Encodes markup, joining adjacent texts first. Encoded parts are passed on, since many pages share them. */
export function encodeMarkup(markup: Markup): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') chunks.push(Buffer.from(text, 'utf8'));
    text = '';
  };
  for (const part of markup) {
    if (typeof part === 'string') text += part;
    else {
      flush();
      chunks.push(part);
    }
  }
  flush();
  return chunks;
}

const MARK = /<!--slot:([a-z-]+)-->/;

/** Replaces each slot marker `<!--slot:name-->` by its content. */
export const fillSlots = (html: string, contentOf: (slot: string) => Markup): Markup =>
  // Splitting by a capture group alternates text and slot names.
  html.split(MARK).flatMap((part, index) => (index % 2 === 0 ? [part] : [...contentOf(part)]));
