const HIDDEN = '…';

/** A path of the shop or its api at the start of a word; file paths in stack traces begin elsewhere. */
const OWN_PATH = /(?<![^\s"'(<=])\/(?:api|se|admin|images|img|files)\/[^\s"')>]*/g;
const ABSOLUTE = /\b(https?:\/\/[^/\s"')>?#]+)[/?#][^\s"')>]*/g;

/**
 * A text that is safe to log: paths and queries of URLs may contain user input and secrets (links to orders, reset
 * tokens, postal addresses), so only their origin is left.
 */
export const scrubUrls = (text: string): string =>
  text.replace(ABSOLUTE, `$1/${HIDDEN}`).replace(OWN_PATH, (path) => `/${path.split('/', 2)[1] ?? ''}/${HIDDEN}`);
