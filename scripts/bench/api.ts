import { Agent } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ApiResponse, type Send, createClient } from './api-client.ts';
import { readPopulations } from './api-reads.ts';
import { MAX_OVER_DATABASE_MS, databaseTarget } from './api-targets.ts';
import { PRODUCT, addToCart, placeOrder } from './api-writes.ts';
import { compareApis } from './api-pairs.ts';
import { withBenchApis } from './bench-api-server.ts';
import { ROOT } from '../lib/paths.ts';
import { formatTable, percentile } from './statistics.ts';

const WARM_UP_MS = 700;
const DEFAULT_SECONDS = 3;
const CLIENTS = 16;
const DEFAULT_PRODUCTS = 2500;

/** One call of one client; its preparation is not measured. */
interface Scenario {
  name: string;
  prepare?: (send: Send) => Promise<unknown>;
  /** Each call is a shopper of its own, with a session of its own. */
  isNewShopperEachTime?: boolean;
  call: (send: Send) => Promise<ApiResponse>;
}

const WRITES: readonly Scenario[] = [
  { name: 'cart POST', call: (send) => send(addToCart()) },
  {
    name: 'order',
    isNewShopperEachTime: true,
    prepare: (send) => send(addToCart()),
    call: (send) => send(placeOrder()),
  },
];

async function scenarios(apiUrl: string): Promise<Scenario[]> {
  const reads = (await readPopulations(apiUrl)).map(({ name, requests }): Scenario => {
    let next = 0;
    return {
      name,
      call: (send) => {
        const request = requests[next % requests.length];
        if (request === undefined) throw new Error(`Nothing to ask for ${name}.`);
        next += 1;
        return send(request);
      },
    };
  });
  return [...reads, ...WRITES];
}

interface Measured {
  whole: number[];
  database: number[];
  /** Milliseconds of each response beyond the database time. */
  over: number[];
  queries: number[];
  seconds: number;
  failures: number;
}

async function load(
  apiUrl: string,
  { prepare, call, isNewShopperEachTime = false }: Scenario,
  count: number,
  ms: number,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const measured: Omit<Measured, 'seconds'> = { whole: [], database: [], over: [], queries: [], failures: 0 };
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    let send = createClient(apiUrl, agent);
    while (performance.now() - startedAt < ms) {
      if (isNewShopperEachTime) send = createClient(apiUrl, agent);
      await prepare?.(send);
      const before = performance.now();
      const { status, databaseMs, queries } = await call(send);
      const took = performance.now() - before;
      if (status !== 200) {
        measured.failures += 1;
        continue;
      }
      measured.whole.push(took);
      measured.database.push(databaseMs);
      measured.over.push(took - databaseMs);
      measured.queries.push(queries);
    }
  };
  await Promise.all(Array.from({ length: count }, client));
  agent.destroy();
  return { ...measured, seconds: (performance.now() - startedAt) / 1000 };
}

const p95 = (values: readonly number[]): number => percentile(values, 0.95);
const shown = (ms: number): string => (Number.isNaN(ms) ? '–' : ms.toFixed(1));

/**
 * Both promises: for the database itself, and a maximum of milliseconds that the whole response takes beyond it;
 * beyond the measured time where there is no promise for the database.
 */
function verdict({ whole, database }: Measured, target: number | undefined): string {
  if (Number.isNaN(p95(database))) return '–';
  const isFast = p95(database) <= (target ?? Infinity);
  return isFast && p95(whole) <= (target ?? p95(database)) + MAX_OVER_DATABASE_MS ? '✓' : '✗';
}

interface Options {
  products: number;
  /** Empty: everything. */
  only: readonly string[];
  seconds: number;
}

async function measure(apiUrl: string, { products, only, seconds }: Options): Promise<void> {
  const chosen = (await scenarios(apiUrl)).filter(({ name }) => only.length === 0 || only.includes(name));
  const rows: string[][] = [];
  for (const scenario of chosen) {
    await load(apiUrl, scenario, 1, WARM_UP_MS);
    const alone = await load(apiUrl, scenario, 1, seconds * 1000);
    const crowd = await load(apiUrl, scenario, CLIENTS, seconds * 1000);
    const target = databaseTarget(scenario.name, products);
    rows.push([
      scenario.name,
      shown(percentile(alone.whole, 0.5)),
      shown(p95(alone.whole)),
      shown(percentile(alone.database, 0.5)),
      shown(p95(alone.database)),
      target === undefined ? '–' : String(target),
      shown(percentile(alone.queries, 0.5)),
      shown(p95(alone.over)),
      verdict(alone, target),
      (crowd.whole.length / crowd.seconds).toFixed(0),
      String(alone.failures + crowd.failures),
    ]);
  }
  const head = ['call', 'p50 ms', 'p95', 'db p50', 'db p95', 'target', 'queries', 'rest p95', '', `req/s (${CLIENTS})`];
  console.log(formatTable([...head, 'not 200'], rows));
}

/**
 * p50 and p95 of the hot calls for one client, their database time and its promise, and responses per second for
 * sixteen clients: `npm run bench -- api --products 20000 --only "product,cart POST" --seconds 2`. Responses are not
 * cached during the run, so that each is computed. With API_URL a running api is measured as it is; it reports its
 * database time when it runs with SERVER_TIMING. With `--against <checkout>` the reads are compared with those of
 * another checkout, in turns in one run.
 */
export async function benchApi(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      products: { type: 'string' },
      only: { type: 'string' },
      seconds: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const products = Number(values.products ?? DEFAULT_PRODUCTS);
  const seconds = Number(values.seconds ?? DEFAULT_SECONDS);
  if (!(Number.isInteger(products) && products > 0)) throw new Error('--products must be a whole number above 0.');
  if (!(seconds > 0)) throw new Error('--seconds must be a number above 0.');
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  const options = { products, only, seconds };
  const { API_URL: apiUrl } = process.env;
  if (apiUrl !== undefined) return measure(apiUrl, options);
  console.log(`An api with ${products} products:`);
  const { against } = values;
  const roots = against === undefined ? [ROOT] : [resolve(against), ROOT];
  return withBenchApis({ products, productId: PRODUCT, roots }, async ([first, second]) => {
    if (first === undefined) throw new Error('No api was started.');
    return second === undefined ? measure(first.url, options) : compareApis(first, second, options);
  });
}
