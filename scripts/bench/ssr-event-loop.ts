import { withBenchShop } from './bench-shop.ts';
import { load, pacedLoad, rateOf } from './load.ts';
import { readMetric } from './shell-metrics.ts';
import { benchPages, CLIENTS, OWN_CONTAINER, verdict, VISITOR } from './ssr-pages.ts';
import { formatTable, percentile } from './statistics.ts';

const LOAD = 0.8;
const MAX_P99_MS = 20;
const WARM_UP_MS = 4000;
const FULL_MS = 5000;
const MEASURE_MS = 15_000;
/** Node's histogram counts the time between two ticks of a timer, which are at least so far apart. */
const TICK_MS = 10;

const P99 = 'nodejs_eventloop_lag_p99_seconds';

/** The 99th percentile of the shell's event loop delay, at 80 % of the rate of uncached pages that it can render. */
export const benchEventLoop = (): Promise<void> =>
  withBenchShop(async ({ url }) => {
    const rows: string[][] = [];
    for (const { name, same, fresh } of await benchPages(url)) {
      for (const [kind, urlOf] of [['cached', same] as const, ['uncached', fresh] as const]) {
        await load(urlOf, CLIENTS, WARM_UP_MS, VISITOR);
        const full = rateOf(await load(urlOf, CLIENTS, FULL_MS, VISITOR));
        // Reading begins a new histogram.
        await readMetric(url, P99);
        const measured = await pacedLoad(urlOf, full * LOAD, MEASURE_MS, VISITOR);
        const delayMs = Math.max(0, (await readMetric(url, P99)) * 1000 - TICK_MS);
        rows.push([
          `${verdict(delayMs < MAX_P99_MS)} ${name}, ${kind}`,
          (full * LOAD).toFixed(0),
          delayMs.toFixed(1),
          percentile(measured.latencies, 0.95).toFixed(1),
          String(measured.failures),
        ]);
      }
    }
    console.log(formatTable(['page', 'req/s', 'event loop p99 ms', 'p95 ms', 'not 200'], rows));
  }, OWN_CONTAINER);
