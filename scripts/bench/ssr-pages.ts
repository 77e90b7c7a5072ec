/** Ids are the seed's fixed ones. */
const PAGES = [
  ['start', '/se'],
  ['list', '/se/category/5260'],
  ['product', '/se/product/300001'],
] as const;

/** As the README has it for a shell with a container of its own. */
export const OWN_CONTAINER = { FRAGMENT_NICENESS: '10' } as const;

export const CLIENTS = 16;
/** Cached pages at least so many times as fast as uncached ones. */
export const MIN_CACHED = 20;
/** Of the rate of bare React. */
export const MIN_OF_BARE = 0.7;

export const VISITOR = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Accept-Encoding': 'identity',
  Cookie: 'ab-trigger=paymentSwap',
};

/** One of the seed's members; their password is the README's. */
const MEMBER = { username: 'nova', password: 'spela-mer-2026' };

export interface BenchPage {
  name: string;
  same: () => string;
  /** URL with a value of `fel`, which a slot of every page reads: each value is a page of its own for the cache. */
  fresh: () => string;
}

let made = 0;

/** The pages under their canonical URLs: others would measure the redirect. */
export const benchPages = (url: string): Promise<BenchPage[]> =>
  Promise.all(
    PAGES.map(async ([name, path]) => {
      const { url: address } = await fetch(`${url}${path}`, { headers: VISITOR });
      return { name, same: () => address, fresh: () => `${address}?fel=${process.pid}-${(made += 1)}` };
    }),
  );

/** The cookie of a logged-in session; BENCH_COOKIE replaces that of the seed's member. */
export async function memberCookie(url: string): Promise<string> {
  if (process.env.BENCH_COOKIE !== undefined) return process.env.BENCH_COOKIE;
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Region: 'se', Origin: new URL(url).origin },
    body: JSON.stringify(MEMBER),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (!response.ok || cookies.length === 0) throw new Error(`${MEMBER.username} could not log in: ${response.status}`);
  return [...cookies, VISITOR.Cookie].join('; ');
}

export const verdict = (isGood: boolean): string => (isGood ? '✓' : '✗');
