import type { FastifyInstance } from 'fastify';
import { refuse } from './refuse.ts';

const POLL_EVERY_MS = 500;
const RETRY_AFTER_SECONDS = 5;
const TICK_MS = 20;

/** Says by how many milliseconds the event loop has lagged, on average, since it was last asked. */
export interface LagMeter {
  read(): number;
  stop(): void;
}

/**
 * Counts how late a short timer comes. (Node's own histogram loses the first tick after a reset, which may be the long
 * one.)
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

/**
 * What is answered however busy the server is: who watches it must see that, and a page that has come needs its files.
 */
const ALWAYS = /^\/(?:healthz|readyz|metrics|assets\/)/;

/**
 * Refuses new work with 503 and Retry-After while the server lags: those who are being served get their answer in time,
 * and a load balancer sends the others elsewhere. A queue that only grows would in the end serve nobody.
 *
 * @param maxLagMs how far the event loop may lag, on average over one look
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
