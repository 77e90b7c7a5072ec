import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance } from 'fastify';

/** A list and a product, whichever the start page leads to. */
const LINKS = [/href="(\/se\/category\/[^"?#]+)/, /href="(\/se\/product\/[^"?#]+)/];
const HEADERS = { 'user-agent': 'Mozilla/5.0 (warm-up)', 'accept-encoding': 'identity' };
const MAX_MS = 5000;
const POLL_EVERY_MS = 100;

/**
 * Draws the pages that most visits begin with. What draws them is compiled then, and connections to the api are open:
 * the first visitor of a new process would have waited for that, or got a page without its slower fragments. An api
 * that is starting, too, is waited for. Takes five seconds at most; never rejects.
 */
export async function warmUp(app: FastifyInstance, maxMs = MAX_MS): Promise<void> {
  const request = async (url: string): Promise<string> => (await app.inject({ url, headers: HEADERS })).body;
  const requestTwice = async (url: string): Promise<string> => {
    // The first time a fragment may come too late for its page. One that is whole is kept, so the second costs nothing.
    await request(url);
    return request(url);
  };
  const isReady = async (): Promise<boolean> => (await app.inject({ url: '/readyz' })).statusCode === 200;
  let isTimedOut = false;
  const renderAll = async (): Promise<void> => {
    while (!(await isReady())) {
      if (isTimedOut) return;
      await sleep(POLL_EVERY_MS);
    }
    const start = await requestTwice(href('index'));
    for (const link of LINKS) {
      const path = link.exec(start)?.[1];
      if (path !== undefined) await requestTwice(path);
    }
  };
  const { promise: isTime, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxMs);
  await Promise.race([renderAll().catch(() => undefined), isTime]);
  clearTimeout(timer);
  isTimedOut = true;
}
