import { matchUrl } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { shellPerTest } from '../testing/shell-per-test.ts';

const { get, start } = shellPerTest();

describe('small files', () => {
  it('robots.txt keeps crawlers out of the api, and the manifest is Swedish', async () => {
    await start();
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
    expect((await get('/site.webmanifest')).json()).toMatchObject({
      name: 'Pixelhamn',
      lang: 'sv-SE',
      start_url: '/se',
    });
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    const { icons } = (await get('/site.webmanifest')).json<{ icons: { src: string; sizes: string }[] }>();
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
    const statuses = await Promise.all(icons.map(async ({ src }) => (await get(src)).statusCode));
    expect(statuses).toEqual([200, 200, 200, 200]);
    const picture = (await get('/icon-192.png')).rawPayload;
    expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16)]).toEqual(['PNG', 192]);
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
  });

  it('the manifest can be installed: an app of its own, icons for every shape, shortcuts that are pages', async () => {
    await start();
    const manifest = (await get('/site.webmanifest')).json<{
      display: string;
      icons: { src: string; purpose?: string }[];
      shortcuts: { url: string }[];
    }>();
    expect(manifest.display).toBe('standalone');
    const maskable = manifest.icons.find(({ purpose }) => purpose === 'maskable');
    const { rawPayload } = await get(maskable?.src ?? '');
    expect([rawPayload.toString('latin1', 1, 4), rawPayload.readUInt32BE(16)]).toEqual(['PNG', 512]);
    expect(manifest.shortcuts.map(({ url }) => matchUrl(url).route?.name)).toEqual(['search', 'checkout', 'member']);
  });
});
