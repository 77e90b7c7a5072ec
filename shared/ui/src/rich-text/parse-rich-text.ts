import { memoize } from '@shop/domain/memoize';

/** Tags that the shop's texts may contain; all others are dropped, their text remains [O3-21]. */
const ALLOWED = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;
/** A tag that the shop's texts may contain. */
export type RichTag = (typeof ALLOWED)[number];

/** A node of a parsed text. */
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'element';
      readonly tag: RichTag;
      readonly href?: string;
      /** Of a header cell. */
      readonly scope?: 'col' | 'row';
      readonly children: readonly RichNode[];
    };

interface OpenElement {
  readonly tag: RichTag | null;
  readonly attributes: { readonly href?: string; readonly scope?: 'col' | 'row' };
  readonly children: RichNode[];
}

/** Parts of a table by what they may stand in. Anywhere else they are dropped: browsers would move them. */
const TABLE_PARENTS: { readonly [Tag in RichTag]?: readonly RichTag[] } = {
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** These hold elements alone. */
const WITHOUT_TEXT: readonly (RichTag | null)[] = ['table', 'thead', 'tbody', 'tr'];

/** Elements whose content is no text to read. */
const SKIPPED = /<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag ends before the next one begins: many without an end must not each be read to the end of the text. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
/** URLs within the shop, web pages, mail and phone; no `javascript:`. */
const SAFE_HREF = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/i;

const isAllowed = (tag: string): tag is RichTag => (ALLOWED as readonly string[]).includes(tag);

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

function hrefOf(attributes: string): string | undefined {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const href = decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return SAFE_HREF.test(href) ? href : undefined;
}

const scopeOf = (attributes: string): 'col' | 'row' | undefined => {
  const scope = /(?:^|\s)scope\s*=\s*["']?(col|row)\b/i.exec(attributes)?.[1]?.toLowerCase();
  return scope === 'col' || scope === 'row' ? scope : undefined;
};

function attributesOf(tag: RichTag, text: string): OpenElement['attributes'] {
  const href = tag === 'a' ? hrefOf(text) : undefined;
  const scope = tag === 'th' ? scopeOf(text) : undefined;
  return { ...(href !== undefined && { href }), ...(scope !== undefined && { scope }) };
}

/** Memoized: the server renders the same texts for many pages. */
const MAX_TEXTS = 200;

/**
 * Parses the shop's HTML texts into a tree of allowed elements: a second sanitising after the server's, rendered as
 * React elements, so that no markup reaches the browser as a string.
 */
export const parseRichText: (html: string) => readonly RichNode[] = memoize(MAX_TEXTS, read);

function read(html: string): RichNode[] {
  const source = html.replace(SKIPPED, '');
  const root: OpenElement = { tag: null, attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  const top = (): OpenElement => open.at(-1) ?? root;
  const addText = (text: string): void => {
    const decoded = decode(text);
    if (decoded !== '' && !WITHOUT_TEXT.includes(top().tag)) top().children.push({ kind: 'text', text: decoded });
  };
  const close = (): void => {
    const { tag, attributes, children } = open.pop() ?? root;
    if (tag !== null) top().children.push({ kind: 'element', tag, ...attributes, children });
  };
  const start = (tag: RichTag, attributes: string): void => {
    const parents = TABLE_PARENTS[tag];
    if (parents !== undefined && !parents.includes(top().tag ?? tag)) return;
    if (tag === 'table') while (top().tag === 'p') close();
    // Browsers give the rows of a table a body.
    if (tag === 'tr' && top().tag === 'table') open.push({ tag: 'tbody', attributes: {}, children: [] });
    open.push({ tag, attributes: attributesOf(tag, attributes), children: [] });
  };

  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    addText(source.slice(at, match.index));
    at = match.index + match[0].length;
    const tag = (match[2] ?? '').toLowerCase();
    if (!isAllowed(tag)) continue;
    if (tag === 'br') top().children.push({ kind: 'element', tag, children: [] });
    else if (match[1] !== '/') start(tag, match[3] ?? '');
    else if (open.some((element) => element.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  addText(source.slice(at));
  while (open.length > 1) close();
  return root.children;
}
