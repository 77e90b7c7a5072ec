import { memoize } from '@shop/domain/memoize';

/** Tags that the shop's texts may contain; all others are dropped, their text remains [O3-21]. */
const ALLOWED = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a'] as const;
/** A tag that the shop's texts may contain. */
export type RichTag = (typeof ALLOWED)[number];

/** A node of a parsed text. */
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'element'; readonly tag: RichTag; readonly href?: string; readonly children: readonly RichNode[] };

interface OpenElement {
  readonly tag: RichTag | null;
  readonly href?: string;
  readonly children: RichNode[];
}

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

/** Memoized: the server renders the same texts for many pages. */
const MAX_TEXTS = 200;

/**
 * Parses the shop's HTML texts into a tree of allowed elements: a second sanitising after the server's, rendered as
 * React elements, so that no markup reaches the browser as a string.
 */
export const parseRichText: (html: string) => readonly RichNode[] = memoize(MAX_TEXTS, read);

function read(html: string): RichNode[] {
  const source = html.replace(SKIPPED, '');
  const root: OpenElement = { tag: null, children: [] };
  const open: OpenElement[] = [root];
  const top = (): OpenElement => open.at(-1) ?? root;
  const addText = (text: string): void => {
    const decoded = decode(text);
    if (decoded !== '') top().children.push({ kind: 'text', text: decoded });
  };
  const close = (): void => {
    const { tag, href, children } = open.pop() ?? root;
    if (tag !== null) top().children.push({ kind: 'element', tag, ...(href !== undefined && { href }), children });
  };

  let at = 0;
  for (const match of source.matchAll(TOKEN)) {
    addText(source.slice(at, match.index));
    at = match.index + match[0].length;
    const tag = (match[2] ?? '').toLowerCase();
    if (!isAllowed(tag)) continue;
    if (tag === 'br') top().children.push({ kind: 'element', tag, children: [] });
    else if (match[1] !== '/') open.push({ tag, children: [], ...(tag === 'a' && { href: hrefOf(match[3] ?? '') }) });
    else if (open.some((element) => element.tag === tag)) {
      while (top().tag !== tag) close();
      close();
    }
  }
  addText(source.slice(at));
  while (open.length > 1) close();
  return root.children;
}
