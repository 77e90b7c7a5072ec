import { parseRichText, type RichNode, type RichTag } from './parse-rich-text.ts';

/** Elements within a line of text: what follows them may belong to the same word. */
const INLINE: readonly RichTag[] = ['strong', 'b', 'em', 'i', 'a'];

const textOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      const text = textOf(node.children);
      return INLINE.includes(node.tag) ? text : `${text} `;
    })
    .join('');

/** The text of an HTML text without its markup, on one line. */
export const plainText = (html: string): string => textOf(parseRichText(html)).replace(/\s+/g, ' ').trim();

/** The first paragraph of an HTML text, on one line; all of a text without paragraphs. */
export function leadText(html: string): string {
  const lead = parseRichText(html).find((node) => node.kind === 'element' && node.tag === 'p');
  return lead === undefined ? plainText(html) : textOf([lead]).replace(/\s+/g, ' ').trim();
}
