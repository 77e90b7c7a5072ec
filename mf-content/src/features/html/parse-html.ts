import { attributesOf, isAllowed, isDropped, isVoid } from './allow-list.ts';
import { decodeEntities } from './entities.ts';

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

// A comment without an end extends to the end of the text, as in browsers: searching for it from each comment would be
// quadratic.
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>|[^<]+|</gi;
/**
 * Parents in which white space between children is dropped: a text there would be invalid and differ between server
 * and browser.
 */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl']);

/**
 * HTML of the content tables as a tree of allowed elements and plain texts. Anything not on the allow-list is left out
 * (its text stays, except that of scripts and styles), so the rendered tree cannot run scripts or restyle the page
 * [O2.16-10].
 *
 * @param classicHost where legacy links go [O2.2-06]; null when there is no classic site
 */
export function parseHtml(html: string, classicHost: string | null): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  let droppedTag: string | null = null;
  const current = (): HtmlElement => open.at(-1) ?? root;

  const addText = (text: string): void => {
    const { tag, children } = current();
    if (WITHOUT_TEXT.has(tag) && text.trim() === '') return;
    children.push(decodeEntities(text));
  };
  const close = (tag: string): void => {
    const index = open.findLastIndex((element) => element.tag === tag);
    if (index > 0) open.length = index;
  };
  const add = (tag: string, source: string): void => {
    // Browsers put rows into a body of their own; the tree must agree with what they make of it.
    if (tag === 'tr' && current().tag === 'table') add('tbody', '');
    const element: HtmlElement = { tag, attributes: attributesOf(tag, source, classicHost), children: [] };
    current().children.push(element);
    if (!isVoid(tag)) open.push(element);
  };

  for (const [token, slash, name, source = ''] of html.matchAll(TOKENS)) {
    const tag = name?.toLowerCase();
    if (droppedTag !== null) {
      if (slash === '/' && tag === droppedTag) droppedTag = null;
    } else if (tag === undefined) {
      if (!token.startsWith('<!--')) addText(token);
    } else if (isDropped(tag)) {
      if (slash !== '/') droppedTag = tag;
    } else if (isAllowed(tag)) {
      if (slash === '/') close(tag);
      else add(tag, source);
    }
  }
  return root.children;
}

/** The words of a tree, without its elements. */
export const textOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
