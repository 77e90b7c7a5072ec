import { slugify } from '@shop/domain/slug';
import { textOf, type HtmlElement, type HtmlNode } from './parse-html.ts';

export interface ContentHeading {
  id: string;
  text: string;
}

const isHeading = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && node.tag === 'h2';

/** Gives every h2 an id to jump to (its own, or one from its text) and lists them. Does not mutate the tree. */
export function withHeadingIds(nodes: readonly HtmlNode[]): { nodes: HtmlNode[]; headings: ContentHeading[] } {
  const headings: ContentHeading[] = [];
  const named = nodes.map((node) => {
    if (!isHeading(node)) return node;
    const text = textOf(node.children).trim();
    const wanted = node.attributes.id ?? (slugify(text).toLowerCase() || 'avsnitt');
    const isTaken = headings.some((heading) => heading.id === wanted);
    const id = isTaken ? `${wanted}-${headings.length + 1}` : wanted;
    headings.push({ id, text });
    return { ...node, attributes: { ...node.attributes, id } };
  });
  return { nodes: named, headings };
}
