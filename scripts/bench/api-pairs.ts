import { Agent } from 'node:http';
import { createClient } from './api-client.ts';
import { type Population, readPopulations } from './api-reads.ts';
import type { BenchApi } from './bench-api-server.ts';
import { readMetric } from './shell-metrics.ts';
import { formatTable, percentile } from './statistics.ts';

const ROUNDS = 12;
const WARM_UP_MS = 1500;
/** Of the rounds, the share that lies below and above the shown spread. */
const TAIL = 0.1;

interface Block {
  /** Medians of one response, in milliseconds. */
  whole: number;
  database: number;
  queries: number;
  /** Milliseconds of CPU for each response, on average. */
  cpu: number;
  kilobytes: number;
}

interface Side {
  name: string;
  api: BenchApi;
  blocks: Block[];
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

async function measureBlock({ api }: Side, { requests }: Population, ms: number): Promise<Block> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = createClient(api.url, agent);
  const readCpu = async (): Promise<number> => (await readMetric(api.metricsUrl, 'process_cpu_seconds_total')) * 1000;
  const [whole, database, queries, sizes]: [number[], number[], number[], number[]] = [[], [], [], []];
  const before = await readCpu();
  const startedAt = performance.now();
  // Whole passes over the requests, so that both sides answer the same ones.
  for (let pass = 0; pass === 0 || performance.now() - startedAt < ms; pass += 1) {
    for (const request of requests) {
      const sentAt = performance.now();
      const response = await send(request);
      whole.push(performance.now() - sentAt);
      if (response.status !== 200) throw new Error(`${request.path} → ${response.status}`);
      database.push(response.databaseMs);
      queries.push(response.queries);
      sizes.push(Buffer.byteLength(response.text) / 1000);
    }
  }
  const after = await readCpu();
  agent.destroy();
  return {
    whole: median(whole),
    database: median(database),
    queries: median(queries),
    cpu: (after - before) / whole.length,
    kilobytes: median(sizes),
  };
}

const rowOf = (name: string, old: Side, now: Side): string[] => {
  const of = (side: Side, key: keyof Block): number => median(side.blocks.map((block) => block[key]));
  const ratios = old.blocks.map(({ whole }, round) => whole / (now.blocks[round]?.whole ?? Number.NaN));
  const pair = (key: keyof Block, digits: number): string =>
    `${of(old, key).toFixed(digits)} → ${of(now, key).toFixed(digits)}`;
  const spread = [TAIL, 1 - TAIL].map((share) => percentile(ratios, share).toFixed(2)).join('–');
  return [
    name,
    pair('whole', 2),
    `${median(ratios).toFixed(2)} (${spread})`,
    pair('database', 2),
    pair('queries', 0),
    pair('cpu', 2),
    pair('kilobytes', 1),
  ];
};

/**
 * Compares two apis on one database: each kind of read in rounds of two blocks, whose order changes each time, so that
 * what else the machine does falls on both. The ratio is the median over the rounds, with the middle 80 % of them.
 */
export async function compareApis(
  against: BenchApi,
  own: BenchApi,
  { only, seconds }: { only: readonly string[]; seconds: number },
): Promise<void> {
  const populations = await readPopulations(own.url);
  const rows: string[][] = [];
  for (const population of populations.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const old: Side = { name: 'against', api: against, blocks: [] };
    const now: Side = { name: 'own', api: own, blocks: [] };
    for (const side of [old, now]) await measureBlock(side, population, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [old, now] : [now, old];
      for (const side of order) {
        side.blocks.push(await measureBlock(side, population, (seconds * 1000) / ROUNDS));
      }
    }
    rows.push(rowOf(population.name, old, now));
  }
  const head = ['call', 'p50 ms', 'faster', 'database ms', 'queries', 'api CPU ms', 'kB'];
  console.log(formatTable(head, rows));
}
