import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@shop/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { type TestApp, createTestApp } from '../testing/index.ts';
import { route } from './route.ts';

const DATA = z.object({ data: z.number() });
const ofAll = endpoint({
  method: 'GET',
  path: 'kept',
  access: 'never',
  cacheSeconds: 60,
  summary: 'One for all.',
  response: DATA,
});
const ofOne = endpoint({ method: 'GET', path: 'own', access: 'never', summary: 'Made anew.', response: DATA });

/** A response that counts how often it was serialized. */
function countingResponse() {
  const counting = {
    reads: 0,
    response: {
      get data(): number {
        counting.reads += 1;
        return 7;
      },
    },
  };
  return counting;
}

const MANY = Array.from({ length: 400 }, (_, index) => ({ name: `Vara ${(index * 7919) % 401}` }));
const list = z.object({ data: z.array(z.object({ name: z.string() })) });
const publicList = endpoint({
  method: 'GET',
  path: 'list',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Large, for all.',
  response: list,
});
const privateList = endpoint({
  method: 'GET',
  path: 'own-list',
  access: 'never',
  summary: 'Large, for one.',
  response: list,
});
const storedList = { data: MANY };

const stored = countingResponse();
const own = countingResponse();
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    features: [
      [
        'counting',
        (app) => {
          route(app, ofAll, () => stored.response);
          route(app, ofOne, () => own.response);
          route(app, publicList, () => storedList);
          route(app, privateList, () => ({ data: MANY }));
        },
      ],
    ],
  });
});
afterAll(() => shop.close());

describe('a response that a handler shares among callers', () => {
  it('[O7-27] is written once, and spared by its ETag', async () => {
    const first = await shop.browser().send('GET', '/api/kept');
    const { reads } = stored;
    const second = await shop.browser().send('GET', '/api/kept');
    expect([second.text, second.headers['etag']]).toEqual(['{"data":7}', first.headers['etag']]);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await shop.browser().send('GET', '/api/kept', { headers })).status).toBe(304);
    expect([reads > 0, stored.reads]).toEqual([true, reads]);
  });

  it('is written each time when it is not for all', async () => {
    await shop.browser().send('GET', '/api/own');
    const { reads } = own;
    await shop.browser().send('GET', '/api/own');
    expect(own.reads).toBeGreaterThan(reads);
  });
});

describe('compression', () => {
  const get = (url: string, encoding?: string) =>
    shop.app.inject({ url, headers: { ...(encoding !== undefined && { 'accept-encoding': encoding }) } });
  const text = JSON.stringify(storedList);

  it('sends a large body as small as the caller can read it, for all and for one', async () => {
    for (const path of ['/api/list', '/api/own-list']) {
      const [brotli, zipped] = [await get(path, 'gzip, deflate, br'), await get(path, 'gzip')];
      expect([brotli.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
      expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text);
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(text);
      expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
      expect(brotli.rawPayload.length).toBeLessThan(text.length / 3);
      expect(brotli.headers.vary).toContain('Accept-Encoding');
    }
  });

  it('leaves a body uncompressed without Accept-Encoding, when refused, and for identity', async () => {
    for (const encoding of [undefined, 'identity', 'br;q=0, gzip;q=0', 'deflate']) {
      const { headers, payload } = await get('/api/list', encoding);
      expect([headers['content-encoding'], payload]).toEqual([undefined, text]);
      expect(headers.vary).toBe('Region, Accept-Encoding');
    }
  });

  it('leaves a small body and a refusal alone', async () => {
    for (const path of ['/api/kept', '/api/unknown']) {
      expect((await get(path, 'br')).headers['content-encoding']).toBeUndefined();
    }
  });

  it('[O7-27] has one weak ETag for all encodings, which spares every one of them', async () => {
    const etags = [await get('/api/list', 'br'), await get('/api/list', 'gzip'), await get('/api/list')];
    const [etag] = etags.map(({ headers }) => headers.etag);
    expect(etag).toMatch(/^W\//);
    expect(new Set(etags.map(({ headers }) => headers.etag)).size).toBe(1);
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
    const spared = await shop.app.inject({ url: '/api/list', headers });
    expect([spared.statusCode, spared.payload, spared.headers['content-encoding']]).toEqual([304, '', undefined]);
  });
});
