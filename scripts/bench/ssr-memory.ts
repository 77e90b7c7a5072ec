import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, promote, publishRelease, readRegistry } from '@shop/releases';
import { RELEASE_FOLDER } from '@shop/build/adopt-build';
import { withBenchShop } from './bench-shop.ts';
import { countedLoad } from './load.ts';
import { readMetric } from './shell-metrics.ts';
import { benchPages, CLIENTS, verdict, VISITOR } from './ssr-pages.ts';
import { formatTable } from './statistics.ts';

const REQUESTS = 200_000;
const SWITCHES = 50;
/** One of this number of requests is for a page that was never requested before. */
const FRESH_EVERY = 50;
/** Unused threads, of old releases and of peak load, end within half a minute. */
const REST_MS = 75_000;
const MAX_GROWTH = 1.1;
const REMOTE = 'mf-header';

/** Publishes the header's release once more, under another version, and makes it stable. */
async function switchRelease(address: string, round: number): Promise<void> {
  const store = openStore(address, process.env);
  const read = await readRegistry(store);
  const stable = read?.registry.remotes[REMOTE]?.stable;
  if (!stable) throw new Error(`${address} has no release of ${REMOTE}.`);
  const dist = await mkdtemp(join(tmpdir(), 'bench-release-'));
  try {
    await cp(await store.localFolder(`${REMOTE}/${stable}`), dist, { recursive: true });
    const file = join(dist, 'release.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { version: string };
    const version = `${manifest.version.split('-')[0] ?? ''}-bench${Date.now()}${round}`;
    await writeFile(file, JSON.stringify({ ...manifest, version }));
    const change = { remote: REMOTE, at: new Date().toISOString(), by: 'bench' } as const;
    await publishRelease({ ...change, store, dist, also: (registry) => promote(registry, { ...change, version }) });
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
}

/** No page requests, but the load balancer's health checks, which trigger the server's cleanup. */
async function rest(url: string): Promise<void> {
  const until = Date.now() + REST_MS;
  while (Date.now() < until) {
    await fetch(`${url}/readyz`).then((response) => response.arrayBuffer());
    await sleep(1000);
  }
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

/**
 * The shell's resident memory over 200,000 requests, while it activates 50 releases; after a warm-up of as many
 * requests, in which code is compiled, caches fill and the heaps grow to their steady size.
 */
export async function benchMemory(): Promise<void> {
  // A store of its own, so that no other shop activates these releases. A running shop must have been started with
  // one.
  const given = process.env.SHOP_URL === undefined ? null : process.env.RELEASE_STORE;
  if (given === undefined) throw new Error('Say with RELEASE_STORE where the shop at SHOP_URL has its releases.');
  const address = given ?? (await mkdtemp(join(tmpdir(), 'bench-store-')));
  if (given === null) await cp(RELEASE_FOLDER, address, { recursive: true });
  try {
    await withBenchShop(
      async ({ url }) => {
        const pages = await benchPages(url);
        let count = 0;
        const next = (): string => {
          count += 1;
          const page = pages[count % pages.length];
          if (page === undefined) throw new Error('There are no pages.');
          return count % FRESH_EVERY === 0 ? page.fresh() : page.same();
        };
        const rows: string[][] = [];
        let failures = 0;
        let releases = 0;
        const read = async (what: string): Promise<number> => {
          const resident = await readMetric(url, 'process_resident_memory_bytes');
          rows.push([`${what}, ${releases} releases`, megabytes(resident), String(failures)]);
          console.log(`${what}, ${releases} releases: ${megabytes(resident)} MB`);
          return resident;
        };
        const busy = async (): Promise<number> => {
          for (let round = 1; round <= SWITCHES; round += 1) {
            await switchRelease(address, (releases += 1));
            failures += await countedLoad(next, CLIENTS, REQUESTS / SWITCHES, VISITOR);
            if (round % 10 === 0) await read('under load');
          }
          await rest(url);
          return read('at rest');
        };
        const first = await busy();
        const last = await busy();
        console.log(formatTable(['after', 'MB', 'not 200'], rows));
        console.log(
          `${verdict(last <= first * MAX_GROWTH)} ${((100 * last) / first).toFixed(0)} % of what it was; ${failures} answers other than 200`,
        );
      },
      { RELEASE_STORE: address },
    );
  } finally {
    if (given === null) await rm(address, { recursive: true, force: true });
  }
}
