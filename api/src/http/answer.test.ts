import { endpoint } from '@shop/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { route } from './route.ts';

const answer = z.object({ data: z.number() });
const ofAll = endpoint({
  method: 'GET',
  path: 'kept',
  access: 'never',
  cacheSeconds: 60,
  summary: 'One for all.',
  answer,
});
const ofOne = endpoint({ method: 'GET', path: 'own', access: 'never', summary: 'Made anew.', answer });

/** An answer that tells how often it was read. */
function countingAnswer() {
  const counting = {
    reads: 0,
    answer: {
      get data(): number {
        counting.reads += 1;
        return 7;
      },
    },
  };
  return counting;
}

const kept = countingAnswer();
const own = countingAnswer();
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    features: [
      [
        'counting',
        (app) => {
          route(app, ofAll, () => kept.answer);
          route(app, ofOne, () => own.answer);
        },
      ],
    ],
  });
});
afterAll(() => shop.close());

describe('an answer that a handler gives to many', () => {
  it('[O7-27] is written once, and spared by its ETag', async () => {
    const first = await shop.browser().send('GET', '/api/kept');
    const { reads } = kept;
    const second = await shop.browser().send('GET', '/api/kept');
    expect([second.text, second.headers['etag']]).toEqual(['{"data":7}', first.headers['etag']]);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await shop.browser().send('GET', '/api/kept', { headers })).status).toBe(304);
    expect([reads > 0, kept.reads]).toEqual([true, reads]);
  });

  it('is written each time when it is not for all', async () => {
    await shop.browser().send('GET', '/api/own');
    const { reads } = own;
    await shop.browser().send('GET', '/api/own');
    expect(own.reads).toBeGreaterThan(reads);
  });
});
