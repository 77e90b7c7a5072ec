import { contentLink } from './content-link.ts';
import { decodeEntities } from './entities.ts';

/**
 * Allowed elements of content pages, each with its allowed attributes. The api sanitises too; a page must not depend
 * on it.
 */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p br hr strong em b i u s small sub sup blockquote ul ol li dl dt dd table caption thead tbody tr address span'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
};

/** Elements whose text is code, not words. */
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** The lookbehind makes a long name match once and not from each of its letters. */
const ATTRIBUTE = /(?<![a-z-])([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Images of this shop only: a foreign host would learn who reads what. */
const isOwnPicture = (src: string): boolean => /^\/(?:images|img|api)\/[^\\]*$/.test(src);

/** What an attribute's value becomes; null leaves it out. */
const CHECKS: Readonly<Record<string, (value: string, classicHost: string | null) => string | null>> = {
  href: contentLink,
  src: (value) => (isOwnPicture(value) ? value : null),
  id: (value) => (/^[\wåäöÅÄÖ-]{1,80}$/.test(value) ? value : null),
  width: (value) => (/^\d{1,4}$/.test(value) ? value : null),
  height: (value) => (/^\d{1,4}$/.test(value) ? value : null),
  colspan: (value) => (/^\d{1,2}$/.test(value) ? value : null),
  rowspan: (value) => (/^\d{1,2}$/.test(value) ? value : null),
  scope: (value) => (/^(?:row|col|rowgroup|colgroup)$/.test(value) ? value : null),
};

export const isAllowed = (tag: string): boolean => Object.hasOwn(ALLOWED, tag);
export const isDropped = (tag: string): boolean => DROPPED.has(tag);
export const isVoid = (tag: string): boolean => VOID.has(tag);

/** The allowed attributes of a tag's source text. */
export function attributesOf(tag: string, source: string, classicHost: string | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!ALLOWED[tag]?.includes(key)) continue;
    const value = decodeEntities(double ?? single ?? bare ?? '');
    const checked = CHECKS[key] ? CHECKS[key](value, classicHost) : value;
    if (checked !== null) found[key] = checked;
  }
  return found;
}
