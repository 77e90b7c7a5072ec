import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/paths.ts';
import { withBenchShop } from './bench-shop.ts';
import { load, rateOf, type Measured } from './load.ts';
import { benchEventLoop } from './ssr-event-loop.ts';
import { benchMemory } from './ssr-memory.ts';
import {
  benchPages,
  CLIENTS,
  LEAST_CACHED,
  LEAST_OF_BARE,
  memberCookie,
  OWN_CONTAINER,
  verdict,
  VISITOR,
} from './ssr-pages.ts';
import { formatTable, percentile } from './statistics.ts';

const WARM_UP_MS = 3000;
const MEASURE_MS = 5000;

/** The same document with its markup from `react-dom/server` alone, in a process of its own as the shop's server is. */
async function measureBare(html: string): Promise<Measured> {
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

/**
 * Requests per second and p95 of three pages: cached and uncached as browsers ask for them, then without compression, as bare React does it:
 * uncached, for a member, and bare React. Uncached means that the page's own slot is drawn anew; what every page has round
 * it may be up to ten seconds old, and so may the api's answers. A member's page is put together for each request: who it is is asked and
 * what is their own is drawn anew, what they see as other members do may be ten seconds old.
 */
const benchPageRates = (): Promise<void> =>
  withBenchShop(async ({ url }) => {
    const rows: string[][] = [];
    const cookie = await memberCookie(url);
    for (const { name, same, fresh } of await benchPages(url)) {
      const html = await (await fetch(same(), { headers: VISITOR })).text();
      const measure = async (kind: string, urlOf: () => string, headers: typeof VISITOR): Promise<number> => {
        await load(urlOf, CLIENTS, WARM_UP_MS, headers);
        const measured = await load(urlOf, CLIENTS, MEASURE_MS, headers);
        const { latencies, failures } = measured;
        const p95 = percentile(latencies, 0.95).toFixed(1);
        rows.push([`${name}, ${kind}`, rateOf(measured).toFixed(1), p95, String(failures)]);
        return rateOf(measured);
      };
      const asBrowsersAsk = { ...VISITOR, 'Accept-Encoding': 'br' };
      const cached = await measure('cached, Brotli', same, asBrowsersAsk);
      const uncachedBrotli = await measure('uncached, Brotli', fresh, asBrowsersAsk);
      const uncached = await measure('uncached', fresh, VISITOR);
      const member = await measure('member', same, { ...VISITOR, Cookie: cookie });
      const measured = await measureBare(html);
      const bare = rateOf(measured);
      rows.push([`${name}, bare React`, bare.toFixed(1), percentile(measured.latencies, 0.95).toFixed(1), '0']);
      const share = (rate: number) => `${((100 * rate) / bare).toFixed(0)} % of bare React`;
      console.log(
        `${verdict(cached >= LEAST_CACHED * uncachedBrotli)} ${name}: cached ${(cached / uncachedBrotli).toFixed(0)} times uncached\n` +
          `${verdict(uncached >= LEAST_OF_BARE * bare)} ${name}: uncached ${share(uncached)}\n` +
          `${verdict(member >= LEAST_OF_BARE * bare)} ${name}: for a member ${share(member)}`,
      );
    }
    console.log(formatTable(['page', 'req/s', 'p95 ms', 'not 200'], rows));
  }, OWN_CONTAINER);

/** `--event-loop`: how long the shell's event loop is held up at 80 % load. `--memory`: whether its memory stays, 200,000 requests long. */
export async function benchSsr(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { 'event-loop': { type: 'boolean' }, memory: { type: 'boolean' } },
  });
  if (values['event-loop']) await benchEventLoop();
  if (values.memory) await benchMemory();
  if (!values['event-loop'] && !values.memory) await benchPageRates();
}
