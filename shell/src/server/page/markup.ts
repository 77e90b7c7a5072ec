/**
 * HTML in the order of the document: text, and what is encoded already. Large parts come encoded, and most are the same
 * on many pages.
 */
export type Markup = readonly (string | Uint8Array)[];

/**
 * As bytes, joining text before it is encoded. What came encoded stays where it is: most of it stands on many pages.
 */
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

/** HTML with the place of each slot, `<!--slot:name-->`, filled in. */
export const fillSlots = (html: string, contentOf: (slot: string) => Markup): Markup =>
  // Splitting by a group gives text and names in turn.
  html.split(MARK).flatMap((part, index) => (index % 2 === 0 ? [part] : [...contentOf(part)]));
