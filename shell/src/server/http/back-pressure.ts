import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

const POLL_EVERY_MS = 500;
const RETRY_AFTER_SECONDS = 5;
const TICK_MS = 20;

/** Measures the average lag of the event loop in milliseconds since the last read. */
export interface LagMeter {
  read(): number;
  stop(): void;
}

/**
 * Measures how much a short timer is delayed. (Node's own histogram loses the first tick after a reset, which may be
 * the long one.)
 */
export function createLagMeter(): LagMeter {
  let last = performance.now();
  let late = 0;
  let ticks = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    late += Math.max(0, now - last - TICK_MS);
    ticks += 1;
    last = now;
  }, TICK_MS);
  timer.unref();
  return {
    read() {
      const lag = ticks > 0 ? late / ticks : 0;
      late = 0;
      ticks = 0;
      return lag;
    },
    stop: () => clearInterval(timer),
  };
}

/** Paths that are always served: monitoring must see the load, and a page that was sent needs its files. */
const ALWAYS = /^\/(?:healthz|readyz|metrics|assets\/)/;

/**
 * Refuses new requests with 503 and Retry-After while the server lags: those in flight finish in time, and a load
 * balancer sends the others elsewhere. A queue that only grows would serve no one in the end.
 *
 * @param maxLagMs maximum average lag of the event loop in milliseconds
 */
export function installBackPressure(app: FastifyInstance, meter: LagMeter, maxLagMs: number): void {
  let isBusy = false;
  const timer = setInterval(() => {
    isBusy = meter.read() > maxLagMs;
  }, POLL_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    meter.stop();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isBusy || ALWAYS.test(request.url)) return;
    return refuse(request, reply, 503, RETRY_AFTER_SECONDS);
  });
}
