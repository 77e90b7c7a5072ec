import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { withBenchShop } from './bench-shop.ts';
import { load, type Measured } from './load.ts';
import { formatTable, percentile } from './statistics.ts';

/** Ids are the seed's fixed ones. */
const PAGES = [
  ['start', '/se'],
  ['list', '/se/category/5260'],
  ['product', '/se/product/300001'],
] as const;

const CLIENTS = 16;
const WARM_UP_MS = 1500;
const MEASURE_MS = 5000;
const BROWSER = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Accept-Encoding': 'br',
  Cookie: 'ab-trigger=paymentSwap',
};
const MEMBER = { username: 'bench-medlem', password: 'En lång mening för att mäta 1' };

const rate = ({ latencies, seconds }: Measured): number => latencies.length / seconds;

async function addressOf(url: string): Promise<string> {
  const { url: address } = await fetch(url, { headers: BROWSER });
  return address;
}

/** The cookie of somebody who has logged in; BENCH_COOKIE takes the place of the bench's own member. */
async function memberCookie(url: string): Promise<string | null> {
  if (process.env.BENCH_COOKIE !== undefined) return process.env.BENCH_COOKIE;
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Region: 'se', Origin: url },
    body: JSON.stringify(MEMBER),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return answer.ok && cookies.length > 0 ? cookies.join('; ') : null;
}

/** The same markup from `react-dom/server` alone, in a process of its own as the shop's server is. */
async function bareRate(html: string): Promise<Measured> {
  const child = fork(join(ROOT, 'scripts/bench/bare-render.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    child.send(html);
    const [port] = (await once(child, 'message')) as [number];
    const url = () => `http://127.0.0.1:${port}/`;
    await load(url, CLIENTS, WARM_UP_MS);
    return await load(url, CLIENTS, MEASURE_MS);
  } finally {
    child.kill();
  }
}

/** Requests per second and p95 of three pages: cached, uncached, for a member, and bare React for comparison. */
export const benchSsr = (): Promise<void> =>
  withBenchShop(async ({ url }) => {
    const rows: string[][] = [];
    const row = (page: string, kind: string, measured: Measured) =>
      rows.push([
        `${page}, ${kind}`,
        rate(measured).toFixed(1),
        percentile(measured.latencies, 0.95).toFixed(1),
        String(measured.failures),
      ]);
    const cookie = await memberCookie(url);
    for (const [name, path] of PAGES) {
      // An address that redirects would measure the redirect.
      const address = await addressOf(`${url}${path}`);
      const html = await (await fetch(address, { headers: BROWSER })).text();
      const same = () => address;
      // What no route reads still makes another page for the cache.
      const fresh = (count: number) => `${address}?bench=${process.pid}-${Date.now()}-${count}`;
      await load(same, CLIENTS, WARM_UP_MS, BROWSER);
      const cached = await load(same, CLIENTS, MEASURE_MS, BROWSER);
      const uncached = await load(fresh, CLIENTS, MEASURE_MS, BROWSER);
      row(name, 'cached', cached);
      row(name, 'uncached', uncached);
      if (cookie !== null) row(name, 'member', await load(same, CLIENTS, MEASURE_MS, { ...BROWSER, Cookie: cookie }));
      const bare = await bareRate(html);
      row(name, 'bare React', bare);
      console.log(
        `${name}: cached ${(rate(cached) / rate(uncached)).toFixed(1)} times uncached; ` +
          `uncached ${((100 * rate(uncached)) / rate(bare)).toFixed(0)} % of bare React`,
      );
    }
    if (cookie === null) console.log('No member could log in: set BENCH_COOKIE to measure pages of a session.');
    console.log(formatTable(['page', 'req/s', 'p95 ms', 'not 200'], rows));
  });
