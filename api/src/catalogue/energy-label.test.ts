import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getEnergyLabel } from '@shop/contracts/api/energy-label';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Energy } from '../db/schema/catalogue.ts';
import { createProduct } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

const ENERGY: Energy = {
  rating: 'F',
  scale: 'A',
  itemCode: 'VS & 85',
  labelContent: null,
  productSheetContent: 'Energiklass: F|Förbrukning: 84 kWh per 1 000 timmar|Storlek: 55 tum',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const labelOf = async (on: TestApp, energy: Energy | null = ENERGY) => {
  const { id } = await createProduct(on.services.db, { energy });
  return on.browser().request(getEnergyLabel, { params: { id } });
};

describe('GET product/:id/energy-label', () => {
  it('[7.10-02] names the provider’s page by manufacturer, part number, language and market', async () => {
    const { data } = await labelOf(shop);
    expect(data.marking).toMatchObject({ rating: 'F', manufacturer: 'Testverket', itemCode: 'VS & 85' });
    const url = new URL(data.frameUrl ?? '', 'http://shop.test');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      manufacturer: 'Testverket',
      partNumber: 'VS & 85',
      language: 'sv',
      market: 'se',
    });
  });

  it('draws a label that only the shop may frame, and that can run nothing', async () => {
    const { data } = await labelOf(shop, { ...ENERGY, itemCode: '<VS>' });
    const response = await shop.app.inject({ url: data.frameUrl ?? '' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('image/svg+xml');
    expect(response.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'; sandbox");
    expect(response.body).toContain('klass F, 84 kWh per 1 000 timmar');
    expect(response.body).toContain('&lt;VS&gt;');
    expect(response.body).not.toContain('<VS>');
  });

  it.each([
    ['image', { ...ENERGY, labelImageUrl: '/files/label.png' }],
    ['text', { ...ENERGY, labelContent: '<p>Klass F</p>' }],
  ])('[O2.16-05] prefers the shop’s own label: %s', async (_, energy) => {
    const { data } = await labelOf(shop, energy);
    expect(data.frameUrl).toBeNull();
  });

  it('is 404 for a product without a label, a hidden one and none', async () => {
    const { id } = await createProduct(shop.services.db, { energy: ENERGY, isHidden: true });
    await expect(labelOf(shop, null)).rejects.toThrow('404');
    for (const unknown of [id, 1]) {
      await expect(shop.browser().request(getEnergyLabel, { params: { id: unknown } })).rejects.toThrow('404');
    }
  });

  it('knows no page of what the shop does not sell', async () => {
    const query = 'manufacturer=Testverket&partNumber=ingen&language=sv&market=se';
    for (const path of [`?${query}`, '?manufacturer=Testverket', `?${query.replace('=se', '=de')}`]) {
      const { statusCode } = await shop.app.inject({ url: `/api/product-data-sandbox/label${path}` });
      expect([path, statusCode]).toEqual([path, 404]);
    }
  });
});

describe('a provider behind HTTP', () => {
  const servers: Server[] = [];
  const apps: TestApp[] = [];
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    for (const server of servers.splice(0)) server.close();
  });

  const withProvider = async (status: number) => {
    const heard: string[] = [];
    const server = createServer(({ method, url }, response) => {
      heard.push(`${method} ${url}`);
      response.writeHead(status).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/label`;
    const app = await createTestApp({ config: { productData: { provider: 'http', url } } });
    apps.push(app);
    return { app, heard, url };
  };

  it('[7.10-02] is asked for the product first, and framed when it knows it', async () => {
    const { app, heard, url } = await withProvider(200);
    const { data } = await labelOf(app);
    const query = 'manufacturer=Testverket&partNumber=VS+%26+85&language=sv&market=se';
    expect(data.frameUrl).toBe(`${url}?${query}`);
    expect(heard).toEqual([`HEAD /label?${query}`]);
  });

  it.each([404, 500, 302])('[O2.16-05] leaves rating and scale when it responds with %i', async (status) => {
    const { app } = await withProvider(status);
    expect((await labelOf(app)).data).toMatchObject({ frameUrl: null, marking: { rating: 'F', scale: 'A' } });
  });
});
