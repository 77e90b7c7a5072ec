import { Agent, request } from 'node:http';
import { withBenchShop } from './bench-shop.ts';
import { formatTable, percentile } from './statistics.ts';

/** The calls that a shopping visit makes most. Ids are the seed's fixed ones. */
const CALLS = [
  ['section tree', '/api/section/tree/sv'],
  ['start page', '/api/page-component/index/0'],
  ['category list', '/api/productdiscovery/category/5260'],
  ['search', '/api/productdiscovery/search/tangentbord'],
  ['autocomplete', '/api/productdiscovery/autocomplete/tang'],
  ['product', '/api/product/290553'],
  ['cart', '/api/cart'],
  ['me', '/api/me'],
] as const;

const WARM_UP_MS = 1000;
const MEASURE_MS = 4000;
const CLIENTS = 16;

interface Measured {
  latencies: number[];
  seconds: number;
  failures: number;
}

function get(agent: Agent, url: string): Promise<number> {
  return new Promise((done, fail) => {
    request(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
    })
      .once('error', fail)
      .end();
  });
}

async function load(url: string, clients: number, milliseconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  let failures = 0;
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < milliseconds) {
      const before = performance.now();
      const status = await get(agent, url);
      if (status === 200) latencies.push(performance.now() - before);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { latencies, seconds: (performance.now() - startedAt) / 1000, failures };
}

/** p50 and p95 of the hot endpoints for one client, and requests per second for sixteen. */
export const benchApi = (): Promise<void> =>
  withBenchShop(async ({ apiUrl }) => {
    const rows: string[][] = [];
    for (const [name, path] of CALLS) {
      const url = `${apiUrl}${path}`;
      await load(url, 1, WARM_UP_MS);
      const alone = await load(url, 1, MEASURE_MS);
      const crowd = await load(url, CLIENTS, MEASURE_MS);
      rows.push([
        name,
        percentile(alone.latencies, 0.5).toFixed(1),
        percentile(alone.latencies, 0.95).toFixed(1),
        (crowd.latencies.length / crowd.seconds).toFixed(0),
        String(alone.failures + crowd.failures),
      ]);
    }
    console.log(formatTable(['call', 'p50 ms', 'p95 ms', `req/s (${CLIENTS} clients)`, 'not 200'], rows));
  });
