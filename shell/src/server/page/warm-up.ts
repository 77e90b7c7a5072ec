import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '@shop/contracts/routing';
import type { FastifyInstance } from 'fastify';
import { AB_FLAGS, AB_KEY } from '../../page/ab-flag.ts';

/** A list and a product that the start page links to. */
const LINKS = [/href="(\/se\/category\/[^"?#]+)/, /href="(\/se\/product\/[^"?#]+)/];
const HEADERS = { 'user-agent': 'Mozilla/5.0 (warm-up)', 'accept-encoding': 'identity' };
/** The start page as browsers request it, in each variant of the A/B test [1-98]. */
const START_PAGES = AB_FLAGS.map((flag) => ({
  url: href('index'),
  headers: { ...HEADERS, 'accept-encoding': 'br', cookie: `${AB_KEY}=${flag}` },
}));
const MAX_MS = 5000;
const POLL_EVERY_MS = 100;

/**
 * Requests the start page of every variant as often as makes a page popular, so that whoever comes finds it in the
 * cache, thoroughly compressed. Never rejects.
 */
export async function keepStartPages(app: FastifyInstance): Promise<void> {
  for (const request of [...START_PAGES, ...START_PAGES]) await app.inject(request).catch(() => undefined);
}

/**
 * Renders the most visited kinds of pages at start, so that their code is compiled and connections to the api are open
 * before the first visitor. Waits for an api that is starting. Takes five seconds at most; never rejects.
 */
export async function warmUp(app: FastifyInstance, maxMs = MAX_MS): Promise<void> {
  const request = async (url: string): Promise<string> => (await app.inject({ url, headers: HEADERS })).body;
  const requestTwice = async (url: string): Promise<string> => {
    // At first a fragment may time out. A complete page is cached, so the second request is free.
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
    await keepStartPages(app);
  };
  const { promise: isTime, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, maxMs);
  await Promise.race([renderAll().catch(() => undefined), isTime]);
  clearTimeout(timer);
  isTimedOut = true;
}
