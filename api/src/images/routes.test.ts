import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { imageSource } from '@shop/demo/images';
import { fastify, type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../http/errors.ts';
import { RenderQueueFullError } from './render-queue.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { imageRoutes } from './routes.ts';
import { waitFor } from '@shop/testing/wait-for';

const MODERN = 'image/avif,image/webp,image/*,*/*;q=0.8';

let app: FastifyInstance;
let cacheDir = '';
let renderer: Renderer;
let rendered: jest.SpiedFunction<Renderer['renderBest']>;

const PALETTE = { background: '#1b1f4b', accent: '#ff4f8b', archetypes: ['gaming-laptop', 'headset'] };

const DOGE = { metric: 'doge', subject: '', target: 1, step: 0, steps: 1, icon: null, name: null };

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'images-'));
  app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(error.body(''));
    throw error;
  });
  renderer = createRenderer({ cacheDir });
  await app.register(imageRoutes, {
    renderer,
    imageSource,
    achievementLookup: async (name) => (name === 'doge' ? DOGE : null),
    lookup: async (id) =>
      id === 404
        ? null
        : {
            id,
            name: `Ryttare ${id}`,
            brand: 'Nordvik',
            archetype: id === 9 ? 'unknown-kind' : 'headset',
            color: 'svart',
          },
    bannerLookup: async (subject, id) =>
      id === 404
        ? null
        : {
            id,
            title: 'Gamingveckan',
            subtitle: 'Upp till 40 %',
            palette: PALETTE,
            ...(subject === 'banner' && { kind: 'top' as const }),
          },
    avatarLookup: async (userId) => (userId === 404 ? null : { classId: userId % 9 }),
  });
});
beforeEach(() => {
  rendered = jest.spyOn(renderer, 'renderBest');
});
afterAll(async () => {
  await app.close();
  // An image that nobody waits for any more may still be written.
  await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
});

const getOnce = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: MODERN, ...headers } });

/** Follows the redirect to the canonical URL, as browsers do. */
const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await getOnce(url, headers);
  return response.statusCode === 308 ? getOnce(String(response.headers.location), headers) : response;
};

describe('/images/product', () => {
  it('[7.9-09] returns ?trim&w=231 with a transparent image 231 px wide', async () => {
    const response = await get('/images/product/7?trim&w=231');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' });
    const image = sharp(response.rawPayload);
    expect(await image.metadata()).toMatchObject({ width: 231, height: 231, hasAlpha: true });
    const corner = await image.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner[3]).toBe(0);
  });

  it('stands on an opaque ground without trim', async () => {
    const { isOpaque } = await sharp((await get('/images/product/7?w=231')).rawPayload).stats();
    expect(isOpaque).toBe(true);
  });

  it.each([
    [1, 48],
    [232, 320],
    [462, 462],
    [5000, 1200],
  ])('returns w=%s with the step %s', async (requested, width) => {
    const response = await get(`/images/product/7?trim&w=${requested}`);
    expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
  });

  it.each([
    ['image/avif,*/*', 1000, 'image/avif', 'heif'],
    ['image/webp,*/*', 1000, 'image/webp', 'webp'],
    ['*/*', 1000, 'image/jpeg', 'jpeg'],
  ])('speaks %s at %s px: %s', async (accept, width, type, format) => {
    const response = await get(`/images/product/7?w=${width}`, { accept });
    expect(response.headers['content-type']).toBe(type);
    expect((await sharp(response.rawPayload).metadata()).format).toBe(format);
  });

  it('is an AVIF once it has been looked at twice; what a browser already holds stays good', async () => {
    const first = await get('/images/product/7?trim&w=112');
    expect(first.headers['content-type']).toBe('image/webp');
    const small = await waitFor(
      async () => {
        const next = await get('/images/product/7?trim&w=112');
        expect(next.headers['content-type']).toBe('image/avif');
        return next;
      },
      { timeout: 10_000 },
    );
    expect(small.rawPayload.length).toBeLessThan(first.rawPayload.length);
    expect(small.headers.etag).not.toBe(first.headers.etag);
    for (const { headers } of [first, small])
      expect((await get('/images/product/7?trim&w=112', { 'if-none-match': String(headers.etag) })).statusCode).toBe(
        304,
      );
    const old = await get('/images/product/7?trim&w=112', { accept: 'image/webp' });
    expect(old.headers.etag).toBe(first.headers.etag);
  });

  it('may be kept a day, for ever when versioned, and responds 304 to its own tag only', async () => {
    const plain = await get('/images/product/7?trim&w=96');
    expect(plain.headers['cache-control']).toContain('max-age=86400');
    expect((await get('/images/product/7?trim&w=96&t=1732')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const tag = String(plain.headers.etag);
    const again = await get('/images/product/7?trim&w=96', { 'if-none-match': tag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get('/images/product/8?trim&w=96', { 'if-none-match': tag })).statusCode).toBe(200);
    expect((await get('/images/product/7?trim&w=96', { accept: '*/*', 'if-none-match': tag })).statusCode).toBe(200);
  });

  it('is the same image every time, and another one for another product', async () => {
    const [first, second, other] = await Promise.all([
      get('/images/product/7?w=160'),
      get('/images/product/7?w=160'),
      get('/images/product/8?w=160'),
    ]);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(other.rawPayload)).toBe(false);
  });

  it('has several images of one product', async () => {
    const images = await Promise.all([0, 1, 2].map((n) => get(`/images/product/7?w=160&n=${n}`)));
    expect(new Set(images.map((image) => image.headers.etag)).size).toBe(3);
  });

  it('draws a carton for a product of a kind it does not know', async () => {
    expect((await get('/images/product/9?trim&w=96')).statusCode).toBe(200);
  });

  it('responds 404 with the no-image drawing for an unknown product', async () => {
    const response = await get('/images/product/404?trim&w=231');
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    expect(response.payload).toContain('<svg');
  });

  it.each([
    '/images/product/abc',
    '/images/product/-1',
    '/images/product/7?w=0',
    '/images/product/7?w=abc',
    '/images/product/7?w=99999',
    '/images/product/7?n=-1',
    '/images/product/7?trim=maybe',
    '/images/product/1e3',
    '/images/product/..%2f..%2fetc',
  ])('[O8-01] refuses %s with a code', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', error: expect.any(String) });
  });
});

describe('campaign images', () => {
  it.each([
    ['/images/banner/3?w=1128', 1128, 250],
    ['/images/banner/3?w=966', 966, 214],
    ['/images/banner/3?h=500', 2256, 500],
    ['/images/takeover/3?h=720', 432, 720],
    ['/images/takeover/3?h=1080', 648, 1080],
    ['/images/banner/3?w=730&h=500', 730, 500],
    ['/images/takeover/3?w=500', 648, 1080],
  ])('[7.9-11] %s is %s × %s', async (url, width, height) => {
    expect(await sharp((await get(url)).rawPayload).metadata()).toMatchObject({ width, height });
  });

  it('[7.9-10] draws highlights at w=500', async () => {
    expect(await sharp((await get('/images/highlight/3?w=500')).rawPayload).metadata()).toMatchObject({
      width: 500,
      height: 300,
    });
  });

  it('draws the two sides of a takeover differently', async () => {
    const [left, right] = await Promise.all([
      get('/images/takeover/3?h=720&side=left'),
      get('/images/takeover/3?h=720&side=right'),
    ]);
    expect(left.rawPayload.equals(right.rawPayload)).toBe(false);
  });

  it.each(['banner', 'takeover', 'highlight', 'article', 'store'])(
    'responds 404 with the no-image drawing for an unknown %s',
    async (subject) => {
      expect((await get(`/images/${subject}/404`)).statusCode).toBe(404);
      expect((await get(`/images/${subject}/3?w=160`)).statusCode).toBe(200);
      expect((await get(`/images/${subject}/x`)).statusCode).toBe(400);
    },
  );
});

describe('[F7] what one request may cost', () => {
  it.each([
    '/images/store/27?h=10000',
    '/images/store/28?h=2160',
    '/images/store/27?w=10000&h=10000',
    '/images/banner/3?h=2160',
    '/images/banner/3?w=10000&h=10000',
    '/images/takeover/3?w=10000',
    '/images/takeover/3?h=10000',
    '/images/highlight/3?w=10000',
    '/images/article/3?h=9999',
    '/images/product/7?w=10000',
  ])('%s is a image of at most 3 Mpixel', async (url) => {
    const { width = Infinity, height = Infinity } = await sharp((await get(url)).rawPayload).metadata();
    expect(width * height).toBeLessThan(3_000_000);
  });

  it('has as many sizes of a subject as its list has, whatever is asked for', async () => {
    for (const [subject, most] of [
      ['product', 14],
      ['banner', 12],
      ['takeover', 4],
      ['highlight', 5],
      ['article', 5],
      ['store', 5],
    ] as const) {
      const targets = new Set<unknown>();
      for (let px = 1; px <= 2500; px += 8) {
        for (const query of [`w=${px}`, `h=${px}`, `w=${px}&h=${10_001 - px}`]) {
          const { statusCode, headers } = await getOnce(`/images/${subject}/3?${query}&x=${px}`);
          expect(statusCode).toBe(308);
          targets.add(headers.location);
        }
      }
      expect([subject, targets.size]).toEqual([subject, most]);
    }
  });

  it.each([
    ['/images/product/7?w=231&trim', '/images/product/7?trim&w=231'],
    ['/images/product/7?trim=true&w=230', '/images/product/7?trim&w=231'],
    ['/images/product/007?trim&w=231', '/images/product/7?trim&w=231'],
    ['/images/product/7?trim&n=5&w=800', '/images/product/7?trim&n=1&w=800'],
    ['/images/product/7?trim&w=232&t=1732', '/images/product/7?trim&w=320&t=1732'],
    ['/images/takeover/3?h=700', '/images/takeover/3?side=left&h=720'],
    ['/images/banner/3?side=right&w=966', '/images/banner/3?w=966'],
    ['/img/member/achievements/Doge.png', '/img/member/achievements/doge.png?h=128&w=128&q=75'],
    ['/img/member/achievements/doge.png?h=64&w=64&q=1', '/img/member/achievements/doge.png?h=64&w=64&q=75'],
    ['/img/member/avatar/background-77-xmas.gif?x=1', '/img/member/avatar/background-1-xmas.gif'],
    ['/api/avatar/7?w=48', '/api/avatar/7'],
    ['/img/logo.svg?x=1', '/img/logo.svg'],
    ['/api/dynimg/icon/user/FFFFFF?x=1', '/api/dynimg/icon/user/FFFFFF'],
  ])('%s is redirected to its one URL without being rendered', async (url, location) => {
    const response = await getOnce(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, location]);
    expect(response.headers['cache-control']).toContain('max-age=86400');
    expect(rendered).not.toHaveBeenCalled();
    expect((await getOnce(location)).statusCode).toBe(200);
  });

  it.each(['/img/member/achievements/made-up.png?h=64&w=64&q=75', '/api/avatar/404', '/images/product/404?trim&w=231'])(
    'nothing is rendered for %s, which is 404 with a drawing that fits all',
    async (url) => {
      const response = await getOnce(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'public, max-age=60']);
      expect(response.payload).toContain('<svg');
      expect(rendered).not.toHaveBeenCalled();
    },
  );

  it('responds 503 with Retry-After, for nobody to store, when too many images are queued', async () => {
    rendered.mockRejectedValueOnce(new RenderQueueFullError());
    const { statusCode, headers, json } = await getOnce('/images/product/7?trim&w=64');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await getOnce('/images/product/7?trim&w=64')).statusCode).toBe(200);
  });

  it('takes turns between the addresses of callers', async () => {
    await app.inject({ url: '/images/product/7?trim&w=64', remoteAddress: '203.0.113.9' });
    expect(rendered.mock.lastCall?.[4]).toMatchObject({ address: '203.0.113.9' });
  });
});

describe('/api/dynimg', () => {
  it('[7.9-01] draws a category icon in the asked colour', async () => {
    const response = await get('/api/dynimg/category/keyboard/39485D');
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.payload).toContain('stroke="#39485D"');
  });

  it('[7.9-04] draws an icon in the asked colour, and 404 without one', async () => {
    expect((await get('/api/dynimg/icon/user/FFFFFF')).payload).toContain('stroke="#FFFFFF"');
    expect((await get('/api/dynimg/icon/no-such-icon/FFFFFF')).statusCode).toBe(404);
  });

  it.each([
    '/api/dynimg/icon/user/red',
    '/api/dynimg/icon/user/12345g',
    '/api/dynimg/icon/..%2f..%2fpackage/000',
    '/api/dynimg/category/%22%3E%3Cscript%3E/000',
    '/api/dynimg/category/User/000000',
  ])('refuses %s', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });
});

describe('/api/avatar', () => {
  it('[7.9-08] draws every member another figure, always the same', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const drawn = await Promise.all(ids.map(async (id) => (await get(`/api/avatar/${id}`)).payload));
    expect(new Set(drawn).size).toBe(ids.length);
    expect((await get('/api/avatar/1')).payload).toBe(drawn[0]);
  });

  it('[O2.17-09] dresses a member in a class before it is chosen, and in no other that there is not', async () => {
    const [plain, third, none] = await Promise.all(
      ['', '?class=3', '?class=0'].map(async (query) => (await get(`/api/avatar/1${query}`)).payload),
    );
    expect(new Set([plain, third, none]).size).toBe(3);
    expect((await getOnce('/api/avatar/1?class=99')).headers.location).toBe('/api/avatar/1');
    expect((await getOnce('/api/avatar/1?class=-1')).statusCode).toBe(400);
  });

  it('stands on no ground of its own, so that its class’s background shows', async () => {
    const { data } = await sharp((await get('/api/avatar/1')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('[6-07] shows no face for nobody', async () => {
    expect((await get('/api/avatar/404')).payload).toBe((await get('/img/no-face.svg')).payload);
  });
});

describe('/img', () => {
  it('[7.9-12] [7.9-13] fits a medal into the asked height and width', async () => {
    const response = await get('/img/member/achievements/doge.png?h=96&w=64&q=75');
    expect(response.headers['content-type']).toBe('image/png');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
    const finer = await get('/img/member/achievements/doge.png?h=96&w=64&q=100');
    expect(finer.rawPayload.length).toBeGreaterThan(response.rawPayload.length);
    expect((await get('/img/member/achievements/doge.png?h=96&w=64')).rawPayload.equals(response.rawPayload)).toBe(
      true,
    );
  });

  it('[7.9-14] moves behind an avatar', async () => {
    const plain = await get('/img/member/avatar/background-3.gif');
    expect(plain.headers['content-type']).toBe('image/gif');
    const { pages = 0, delay = [], loop } = await sharp(plain.rawPayload, { animated: true }).metadata();
    expect(pages).toBeGreaterThan(1);
    // It stands still by itself before five seconds are over.
    expect(delay.reduce((sum, each) => sum + each, 0) * (loop ?? Infinity)).toBeLessThan(5000);
    const still = await get('/img/member/avatar/background-3.gif?still');
    expect((await sharp(still.rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect(still.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    const [gold, xmas] = await Promise.all([
      get('/img/member/avatar/background-3-gold-plus.gif'),
      get('/img/member/avatar/background-3-xmas.gif'),
    ]);
    expect([plain, gold, xmas].map((response) => response.statusCode)).toEqual([200, 200, 200]);
    expect(new Set([plain, gold, xmas].map((response) => response.headers.etag)).size).toBe(3);
  });

  it('[O7-34] shows the first background for a class without one', async () => {
    const [unknown, first] = await Promise.all([
      get('/img/member/avatar/background-77.gif'),
      get('/img/member/avatar/background-1.gif'),
    ]);
    expect(unknown.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  describe('[7.9-18][7.9-19] and others, one by one', () => {
    it.each([
      ['[7.9-18] loading_light.svg', 'loading_light.svg'],
      ['[7.9-19] no-image.svg', 'no-image.svg'],
      ['logo.svg', 'logo.svg'],
      ['badges/payment/card.svg', 'badges/payment/card.svg'],
      ['site-message/avatar-6.svg', 'site-message/avatar-6.svg'],
    ])('%s is there and cannot run anything', async (_title, path) => {
      const response = await get(`/img/${path}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect((await sharp(response.rawPayload).metadata()).format).toBe('svg');
    });
  });

  it.each(['/img/badges/payment/direct.svg', '/api/avatar/7'])('compresses the drawing %s', async (url) => {
    const plain = await get(url);
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: plain.headers.etag });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.payload);
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ])('%s is %s px', async (path, size) => {
    expect(await sharp((await get(`/img/${path}`)).rawPayload).metadata()).toMatchObject({ width: size, height: size });
  });

  it.each([
    '/img/..%2f..%2fpackage.json',
    '/img/../../etc/passwd',
    '/img/%2e%2e/%2e%2e/package.json',
    '/img/unknown.png',
  ])('gives nothing but its own drawings for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    '/img/member/avatar/background-x.gif',
    '/img/member/avatar/background-1-blue.gif',
    '/img/member/achievements/..%2fx.png',
    '/img/member/achievements/doge.gif',
    '/img/member/achievements/doge.png?w=0',
    '/img/member/achievements/doge.png?h=90000',
  ])('refuses %s', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });
});
