import { parseRichText, type RichNode } from './parse-rich-text.ts';

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : `${textOf(node.children)} `)).join('');

/** The text of an HTML text without its markup, on one line. */
export const plainText = (html: string): string => textOf(parseRichText(html)).replace(/\s+/g, ' ').trim();
