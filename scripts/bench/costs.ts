import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { CACHE, ROOT } from '../lib/paths.ts';
import { type ApiResponse, createClient, type Request, type Send } from './api-client.ts';
import { withBenchShop } from './bench-shop.ts';
import { type CostCase, costCases } from './costs-cases.ts';
import { type CpuTimes, createCpuReader, minus } from './costs-cpu.ts';
import { readFacts } from './costs-facts.ts';
import { formatTable } from './statistics.ts';

/** What no single request of a stranger may cost, in milliseconds of one core. */
const LIMIT_MS = 1000;
const DEFAULT_TIMES = 6;
const IDLE_ROUNDS = 10;

interface Cost extends CpuTimes {
  name: string;
  statuses: string;
  wholeMs: number;
}

const total = ({ api, shell, database }: CpuTimes): number => api + shell + (Number.isNaN(database) ? 0 : database);
const shown = (ms: number): string => (Number.isNaN(ms) ? '–' : ms.toFixed(1));

type Shop = { url: string; apiUrl: string };

const REDIRECTS = new Set([301, 302, 307, 308]);

/** Like browsers, with the host of the shop's one URL, which is part of the request. */
async function follow(send: Send, request: Request): Promise<ApiResponse> {
  const response = await send(request);
  if (!REDIRECTS.has(response.status) || response.location === undefined) return response;
  const { pathname, search } = new URL(response.location, 'http://localhost');
  return send({ ...request, path: pathname + search });
}

/** Later measurements request other URLs than earlier ones. */
let next = Math.trunc(Date.now() / 1000) % 10_000_000;

async function measureCosts(shop: Shop, dataDir: string, times: number, only: readonly string[]): Promise<void> {
  const readCpu = createCpuReader(shop, dataDir);
  const agent = new Agent({ keepAlive: true });
  const facts = await readFacts(createClient(shop.apiUrl, agent));

  /** Cost of measuring and waiting, which is subtracted. */
  const idle = async (): Promise<CpuTimes> => {
    const before = await readCpu();
    for (let round = 0; round < IDLE_ROUNDS; round += 1) await readCpu();
    const { api, shell, database } = minus(await readCpu(), before);
    return { api: api / (IDLE_ROUNDS + 1), shell: shell / (IDLE_ROUNDS + 1), database: database / (IDLE_ROUNDS + 1) };
  };
  const reading = await idle();

  const measure = async ({ name, via, make, prepare, distinct = Infinity }: CostCase): Promise<Cost> => {
    const origin = via === 'api' ? shop.apiUrl : shop.url;
    const count = Math.max(1, Math.min(times, distinct - 1));
    const clients = Array.from({ length: count + 1 }, () => createClient(origin, agent));
    for (const send of clients) await prepare?.(send);
    const [warm, ...others] = clients;
    await warm?.(make((next += 1)));
    // Work after a response, such as storing it, is part of its cost.
    await wait(50);
    const statuses = new Set<number>();
    const before = await readCpu();
    const startedAt = performance.now();
    for (const send of others) statuses.add((await follow(send, make((next += 1)))).status);
    const wholeMs = (performance.now() - startedAt) / count;
    await wait(50);
    const used = minus(minus(await readCpu(), before), reading);
    const each = (ms: number): number => Math.max(0, ms / count);
    return {
      name,
      statuses: [...statuses].join(' '),
      wholeMs,
      api: each(used.api),
      shell: each(used.shell),
      database: each(used.database),
    };
  };

  const costs: Cost[] = [];
  for (const each of costCases(facts)) {
    if (only.length > 0 && !only.some((part) => each.name.includes(part))) continue;
    costs.push(await measure(each));
  }
  agent.destroy();
  const rows = costs
    .toSorted((a, b) => total(b) - total(a))
    .map((cost) => [
      cost.name,
      shown(total(cost)),
      shown(cost.api),
      shown(cost.database),
      shown(cost.shell),
      shown(cost.wholeMs),
      cost.statuses,
      total(cost) > LIMIT_MS ? '✗' : '',
    ]);
  console.log(formatTable(['request', 'CPU ms', 'api', 'database', 'shell', 'whole ms', 'status', ''], rows));
}

/**
 * Cost of one anonymous request, in milliseconds of processor time of api, PostgreSQL and shell: every request that
 * needs no login, with the most expensive inputs that the contracts permit and nothing cached, the most expensive
 * first. `npm run bench -- costs --only search,picture --times 20`. With SHOP_URL and API_URL a running shop is
 * measured (and its database if DATA_DIR names its folder); it counts callers by IP address, so limits show as 429.
 */
export async function benchCosts(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, times: { type: 'string' } },
  });
  const times = Number(values.times ?? DEFAULT_TIMES);
  if (!(Number.isInteger(times) && times > 0)) throw new Error('--times must be a whole number above 0.');
  const only = (values.only ?? '').split(',').filter((name) => name !== '');
  const isRunning = process.env['SHOP_URL'] !== undefined;
  const dataDir = isRunning ? resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data')) : join(CACHE, 'bench');
  // Images of an earlier run would cost nothing.
  if (!isRunning) await rm(join(dataDir, 'images'), { recursive: true, force: true });
  await withBenchShop((shop) => measureCosts(shop, dataDir, times, only), { TRUSTED_PROXIES: 'loopback' });
}
