import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { current, get, start } = shellPerTest();

describe('compression between the shell and the api', () => {
  it('is never requested by the shell itself: pages, shared readings, sitemap and forms', async () => {
    const requested: [path: string, encoding: string | undefined][] = [];
    await start({
      api: ({ url, headers }) => {
        requested.push([url, headers['accept-encoding']]);
        return { body: { data: { sitemaps: [] } } };
      },
      slots: {
        header: async ({ apiBase }, io) => {
          await io.fetch(`${apiBase}store/se`);
          await io.fetch(new Request(`${apiBase}section/tree/sv`, { headers: { 'accept-encoding': 'br' } }));
          return { html: '' };
        },
      },
    });
    await get('/se', { 'accept-encoding': 'br', cookie: '__Host-session=abc' });
    await get('/sitemap.xml', { 'accept-encoding': 'br' });
    await current().app.inject({
      method: 'POST',
      url: '/se/varukorg',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: 'productId=5&quantity=1&unitPrice=1299&returnTo=/se',
    });
    const reads = [
      '/api/me',
      '/api/store/se',
      '/api/section/tree/sv',
      '/api/localization/pack',
      '/api/sitemap',
      '/api/cart',
    ];
    expect(requested.map(([path]) => path)).toEqual(expect.arrayContaining(reads));
    expect(requested.filter(([, encoding]) => encoding !== 'identity')).toEqual([]);
  });

  it('is negotiated between browser and api for proxied requests', async () => {
    const compressed = brotliCompressSync('{"data":1}');
    let requested: string | undefined;
    await start({
      api: ({ headers }) => {
        requested = String(headers['accept-encoding']);
        return {
          headers: { 'content-encoding': 'br', vary: 'Region, Accept-Encoding' },
          body: compressed,
        };
      },
    });
    const response = await get('/api/store/se', { 'accept-encoding': 'gzip, br' });
    expect(requested).toBe('gzip, br');
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Region, Accept-Encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('{"data":1}');
  });
});
