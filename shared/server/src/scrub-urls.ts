const HIDDEN = '…';

/** A path of the shop or its api at the start of a word; files in stack traces begin elsewhere. */
const OWN_PATH = /(?<![^\s"'(<=])\/(?:api|se|admin|images|img|files)\/[^\s"')>]*/g;
const ABSOLUTE = /\b(https?:\/\/[^/\s"')>?#]+)[/?#][^\s"')>]*/g;

/**
 * A text as it may be logged: paths and queries of URLs hold what people typed and what lets them in (links to orders,
 * reset tokens, addresses), so that only their origin is left.
 */
export const scrubUrls = (text: string): string =>
  text.replace(ABSOLUTE, `$1/${HIDDEN}`).replace(OWN_PATH, (path) => `/${path.split('/', 2)[1] ?? ''}/${HIDDEN}`);
