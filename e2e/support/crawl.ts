import type { APIRequestContext, Page } from '@playwright/test';
import { matchUrl } from '@shop/contracts/routing';
import { Parser } from 'htmlparser2';

/** Somewhere a page links to: path and query. */
export interface Link {
  readonly to: string;
  /** The page, or the part of the shop, that contains it. */
  readonly from: string;
}

export interface CrawlReport {
  readonly visited: number;
  /** Links whose target does not respond with a page: 'from → to: what happened'. */
  readonly dead: readonly string[];
  /** Links that reach their page over a redirect. */
  readonly redirected: readonly string[];
}

const ORIGIN = 'http://shop.invalid';
const AT_ONCE = 6;
/** A page's links that are no pages of the shop. */
const OTHER = /^\/(?:api\/|images\/|assets\/|img\/|mf-)/;

/** The path and query of a link on a page; null outside the shop and within the page. */
function within(path: string, page: string, origins: readonly string[]): string | null {
  if (path === '' || path.startsWith('#') || !URL.canParse(path, ORIGIN + page)) return null;
  const url = new URL(path, ORIGIN + page);
  if (![ORIGIN, ...origins].includes(url.origin)) return null;
  return OTHER.test(url.pathname) ? null : url.pathname + url.search;
}

/** Links of a page as it is sent: `<a>`, and the forms that open a page. */
export function linksOfHtml(html: string): string[] {
  const links: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, action, method }) {
      if ((name === 'a' || name === 'area') && href !== undefined) links.push(href);
      if (name === 'form' && action !== undefined && (method ?? 'get').toLowerCase() === 'get') links.push(action);
    },
  });
  parser.end(html);
  return links;
}

/** Links of the page in the browser: parts that are rendered only there, such as menus and dialogs, included. */
export const linksOfPage = async (page: Page): Promise<Link[]> => {
  const from = `${new URL(page.url()).pathname} in the browser`;
  const urls = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return urls.map((to) => ({ to, from }));
};

/** Pages that differ only in what they list: the route, and whether there is a query. */
function kindOf(path: string): string {
  const name = matchUrl(path).route?.name ?? 'other';
  return path.includes('?') ? `${name} with query` : name;
}

export interface CrawlOptions {
  readonly request: APIRequestContext;
  readonly starts: readonly Link[];
  /** Pages of each kind that are opened; the links of all of them count. */
  readonly maxOfKind: (kind: string) => number;
  /** The shop as mails and canonical links name it. */
  readonly origins?: readonly string[];
}

/**
 * Opens the start URLs and the pages that they link to, as one shopper. Each URL is opened once; a dead link is
 * reported with the page that contains it. Follows one redirect; a second one makes the link dead.
 */
export async function crawl({ request, starts, maxOfKind, origins = [] }: CrawlOptions): Promise<CrawlReport> {
  const seen = new Map<string, Link>();
  const queue: Link[] = [];
  const opened = new Map<string, number>();
  const dead: string[] = [];
  const redirected: string[] = [];
  let visited = 0;

  const add = (url: string, page: string, from: string): void => {
    const to = within(url, page, origins);
    if (to === null || seen.has(to)) return;
    const kind = kindOf(to);
    const count = opened.get(kind) ?? 0;
    if (count >= maxOfKind(kind)) return;
    opened.set(kind, count + 1);
    const link = { to, from };
    seen.set(to, link);
    queue.push(link);
  };

  const fetchPage = (path: string) => request.get(path, { maxRedirects: 0, headers: { Accept: 'text/html' } });

  const open = async ({ to, from }: Link): Promise<void> => {
    visited += 1;
    let response = await fetchPage(to);
    const first = response.status();
    if (first >= 300 && first < 400) {
      const target = within(response.headers()['location'] ?? '', to, [...origins, new URL(response.url()).origin]);
      redirected.push(`${from} → ${to}: ${first} to ${target ?? 'another site'}`);
      if (target === null || seen.has(target)) return;
      seen.set(target, { to: target, from });
      response = await fetchPage(target);
    }
    const status = response.status();
    if (status !== 200) {
      const where =
        status >= 300 && status < 400 ? ` to ${response.headers()['location'] ?? '?'}, a second redirect` : '';
      dead.push(`${from} → ${to}: ${status}${where}`);
      return;
    }
    if (!(response.headers()['content-type'] ?? '').includes('text/html')) return;
    const page = new URL(response.url()).pathname;
    for (const url of linksOfHtml(await response.text())) add(url, page, page);
  };

  for (const { to, from } of starts) add(to, '/se', from);
  const work = async (): Promise<void> => {
    for (let link = queue.shift(); link !== undefined; link = queue.shift()) await open(link);
  };
  // A worker that finds the queue empty may only be early: the others are still bringing links.
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { visited, dead, redirected };
}
