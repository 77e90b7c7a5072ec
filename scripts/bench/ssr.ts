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
  MIN_CACHED,
  MIN_OF_BARE,
  memberCookie,
  OWN_CONTAINER,
  verdict,
  VISITOR,
} from './ssr-pages.ts';
import { formatTable, percentile } from './statistics.ts';

const WARM_UP_MS = 3000;
const MEASURE_MS = 5000;
/** Measured alternately with bare React, as the machine's speed varies over time. */
const ROUNDS = 5;
const ROUND_MS = 3000;

interface Bare {
  url: () => string;
  stop: () => void;
}

/** The same document with its markup from `react-dom/server` alone, in a process of its own like the shop's server. */
async function startBare(html: string): Promise<Bare> {
  const child = fork(join(ROOT, 'scripts/bench/bare-render.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(html);
  const [port] = (await once(child, 'message')) as [number];
  return { url: () => `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

interface Requested {
  urlOf: () => string;
  headers?: Readonly<Record<string, string>>;
}

const measure = async ({ urlOf, headers = {} }: Requested): Promise<Measured> => {
  await load(urlOf, CLIENTS, WARM_UP_MS, headers);
  return load(urlOf, CLIENTS, MEASURE_MS, headers);
};

const together = (rounds: readonly Measured[]): Measured => ({
  latencies: rounds.flatMap(({ latencies }) => latencies),
  seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
  failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
});

/** Each in turn, several times over. */
async function inTurn(requested: readonly Requested[]): Promise<Measured[][]> {
  for (const { urlOf, headers } of requested) await load(urlOf, CLIENTS, WARM_UP_MS, headers);
  const rounds = requested.map((): Measured[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { urlOf, headers }] of requested.entries())
      rounds[index]?.push(await load(urlOf, CLIENTS, ROUND_MS, headers));
  }
  return rounds;
}

/** The median of the rounds, in percent. */
const shareOf = (measured: readonly Measured[], bare: readonly Measured[]): number =>
  percentile(
    measured.map((round, index) => (100 * rateOf(round)) / rateOf(bare[index] ?? round)),
    0.5,
  );

const rowOf = (name: string, measured: Measured): string[] => [
  name,
  rateOf(measured).toFixed(1),
  percentile(measured.latencies, 0.95).toFixed(1),
  String(measured.failures),
];

/**
 * Requests per second and p95 of three pages: cached and uncached as browsers request them, then without compression,
 * as bare React does it: uncached, for a member, and bare React. Uncached means that the page's own slot is rendered
 * again; the slots that all pages share may be up to ten seconds old, and so may the api's responses. A member's page
 * is composed for each request: the user is fetched and personal slots are rendered again; slots that all members
 * share may be ten seconds old.
 */
const benchPageRates = (): Promise<void> =>
  withBenchShop(async ({ url }) => {
    const rows: string[][] = [];
    const cookie = await memberCookie(url);
    for (const { name, same, fresh } of await benchPages(url)) {
      const bare = await startBare(await (await fetch(same(), { headers: VISITOR })).text());
      const asBrowsersAsk = { ...VISITOR, 'Accept-Encoding': 'br' };
      const cached = await measure({ urlOf: same, headers: asBrowsersAsk });
      const uncachedBrotli = await measure({ urlOf: fresh, headers: asBrowsersAsk });
      const [uncached = [], member = [], bareReact = []] = await inTurn([
        { urlOf: fresh, headers: VISITOR },
        { urlOf: same, headers: { ...VISITOR, Cookie: cookie } },
        { urlOf: bare.url },
      ]);
      bare.stop();
      const times = rateOf(cached) / rateOf(uncachedBrotli);
      const shares = { uncached: shareOf(uncached, bareReact), member: shareOf(member, bareReact) };
      const least = 100 * MIN_OF_BARE;
      console.log(
        `${verdict(times >= MIN_CACHED)} ${name}: cached ${times.toFixed(0)} times uncached\n` +
          `${verdict(shares.uncached >= least)} ${name}: uncached ${shares.uncached.toFixed(0)} % of bare React\n` +
          `${verdict(shares.member >= least)} ${name}: for a member ${shares.member.toFixed(0)} % of bare React`,
      );
      rows.push(
        rowOf(`${name}, cached, Brotli`, cached),
        rowOf(`${name}, uncached, Brotli`, uncachedBrotli),
        rowOf(`${name}, uncached`, together(uncached)),
        rowOf(`${name}, member`, together(member)),
        rowOf(`${name}, bare React`, together(bareReact)),
      );
    }
    console.log(formatTable(['page', 'req/s', 'p95 ms', 'not 200'], rows));
  }, OWN_CONTAINER);

/**
 * `--event-loop`: the shell's event loop delay at 80 % load. `--memory`: whether its memory stays constant, 200,000
 * requests long.
 */
export async function benchSsr(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { 'event-loop': { type: 'boolean' }, memory: { type: 'boolean' } },
  });
  if (values['event-loop']) await benchEventLoop();
  if (values.memory) await benchMemory();
  if (!values['event-loop'] && !values.memory) await benchPageRates();
}
