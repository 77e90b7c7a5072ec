/** The parts of a path within the shop. */
export interface ReadPath {
  /** Begins with one slash; percent-encoded as `new URL` writes it. */
  pathname: string;
  search: string;
  hash: string;
}

/** Absolute form: RFC 9112 has every server take it. The host in it says nothing here. */
const ORIGIN = /^https?:\/\/[^/?#]*(?=[/?#]|$)/i;

/** What another reader of the same path might take for something else. Most paths have nothing of it, and cost this one test. */
const DOUBTFUL = /[^\w/.~+,:;=@!$&'()*-]|\/\.{1,2}(?:\/|$)|^\/\//;

/** Browsers and proxies split segments at these; ours may hold them encoded, as a search for "AC/DC" does. */
const SEPARATORS = /[/\\]/;

function isPlain(pathname: string): boolean {
  // Before it is decoded: browsers take a backslash for a slash, and drop control characters before they read an address.
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(pathname)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  // Tabs and line ends may be part of what somebody has pasted into a search.
  if (/[^\P{Cc}\t\r\n]/u.test(decoded)) return false;
  return !decoded.split(SEPARATORS).some((segment) => segment === '.' || segment === '..');
}

/**
 * The one reader of request paths and of paths to return to. Null for what could mean different things to different readers, and so lead out of
 * the shop or to something that is not served: a second slash or a backslash at the start, dot segments (also encoded), bad escapes, raw
 * backslashes and control characters. What it lets through every URL parser reads alike.
 *
 * @param target a request's target or a relative address: path, query and hash
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
