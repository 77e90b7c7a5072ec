/** Ids and slugs: most segments, of which a page has hundreds. */
const PLAIN = /^[\w.-]*$/;

/** Percent-encodes one path segment; ':' and ',' stay readable, as in `cart/1:2,3` (both are allowed in a path). */
export const encodeSegment = (text: string): string =>
  PLAIN.test(text) ? text : encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
