import { afterEach, expect, it } from '@jest/globals';
import { startTestShell, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';

let shell: TestShell | null = null;
const start = async (api: TestShellOptions['api']) => {
  shell = await startTestShell({ api });
  return shell.app;
};
afterEach(async () => {
  await shell?.close();
  shell = null;
});

const PAGES = [
  { route: 'product', id: 5, name: 'Röd mus & matta' },
  { route: 'category', id: 7, name: 'Möss' },
];
const api: TestShellOptions['api'] = ({ url }) => {
  if (url === '/api/sitemap') return { body: { data: { parts: ['categories', 'products-1'] } } };
  if (url === '/api/sitemap/products-1') return { body: { data: { pages: PAGES } } };
  return { status: 404, body: { error: 'Nej', code: 'NOT_FOUND' } };
};
const urls = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('robots.txt names the sitemap; the index names its parts', async () => {
  const app = await start(api);
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://shop.test/sitemap.xml');
  const { body, headers } = await app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(urls(body)).toEqual(
    ['butiken', 'categories', 'products-1'].map((part) => `https://shop.test/sitemap/${part}.xml`),
  );
});

it('a part lists the canonical URLs of its pages', async () => {
  const app = await start(api);
  const { body } = await app.inject('/sitemap/products-1.xml');
  expect(urls(body)).toEqual(['https://shop.test/se/product/5-Rod-mus-matta', 'https://shop.test/se/category/7-Moss']);
  expect(urls((await app.inject('/sitemap/butiken.xml')).body)).toContain('https://shop.test/se/campaigns');
});

it('is never empty by mistake: an unknown part is 404, and an unavailable api 503', async () => {
  const app = await start(({ url }) =>
    url.endsWith('/annat') ? { status: 404, body: {} } : { status: 500, body: {} },
  );
  expect((await app.inject('/sitemap/annat.xml')).statusCode).toBe(404);
  const away = await app.inject('/sitemap.xml');
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '120']);
  expect((await app.inject('/sitemap/products-1.xml')).statusCode).toBe(503);
});
