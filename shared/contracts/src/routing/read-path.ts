/** The parts of a path within the shop. */
export interface ReadPath {
  /** Begins with one slash; percent-encoded as `new URL` writes it. */
  pathname: string;
  search: string;
  hash: string;
}

/** Absolute form, which RFC 9112 requires every server to accept. Its host is ignored. */
const ORIGIN = /^https?:\/\/[^/?#]*(?=[/?#]|$)/i;

/**
 * Characters that another parser of the same path might interpret differently. Most paths have none, and cost this one
 * test.
 */
const DOUBTFUL = /[^\w/.~+,:;=@!$&'()*-]|\/\.{1,2}(?:\/|$)|^\/\//;

/**
 * Browsers and proxies split segments at these; our segments may contain them encoded, as a search for "AC/DC" does.
 */
const SEPARATORS = /[/\\]/;

function isPlain(pathname: string): boolean {
  // Before decoding: browsers read a backslash as a slash, and drop control characters before they parse a URL.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(pathname)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  // Tabs and line ends may be part of a pasted search.
  if (/[^\P{Cc}\t\r\n]/u.test(decoded)) return false;
  return !decoded.split(SEPARATORS).some((segment) => segment === '.' || segment === '..');
}

/**
 * The one parser of request paths and of paths to return to. Null for what other parsers could interpret differently,
 * and so lead out of the shop or to a file that is not served: a second slash or a backslash at the start, dot
 * segments (also encoded), bad escapes, raw backslashes and control characters. Every URL parser reads the accepted
 * paths alike.
 *
 * @param target a request's target or a relative URL: path, query and hash
 */
export function readPath(target: string): ReadPath | null {
  const url = target.startsWith('/') ? target : target.replace(ORIGIN, '');
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.startsWith('/') && (path !== '' || url === target)) return null;
  if (DOUBTFUL.test(path) && !isPlain(path)) return null;
  const { pathname, search, hash } = new URL(url, 'http://shop.invalid');
  return { pathname, search, hash };
}
