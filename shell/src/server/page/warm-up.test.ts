import { afterEach, expect, it } from '@jest/globals';
import { startTestShell, type TestShell, type TestShellOptions } from '../testing/test-shell.ts';
import { warmUp } from './warm-up.ts';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});
const ready: TestShellOptions['api'] = ({ url }) => ({ status: url === '/readyz' ? 200 : 404, body: {} });
const warm = async (options: TestShellOptions, maxMs?: number) => {
  shell = await startTestShell(options);
  await warmUp(shell.app, maxMs);
};

it('renders the start page, a list and a product that it links to, and the start page in its other variants', async () => {
  const rendered: string[] = [];
  const noting = (name: string, html = '') => ({
    [name]: () => {
      rendered.push(name);
      return { html };
    },
  });
  const links = '<a href="/se/category/12-mus">Möss</a><a href="/se/product/7-mus">Mus</a>';
  await warm({
    api: ready,
    slots: { ...noting('start-page', links), ...noting('list-page'), ...noting('product-page') },
  });
  expect(rendered).toEqual(['start-page', 'list-page', 'product-page', 'start-page', 'start-page']);
});

it('has the start page of each variant compressed thoroughly, for whoever comes first', async () => {
  const popular = new Set<string>();
  await warm({ api: ready, recompress: (body) => void (body.isWorthRecompressing() && popular.add(body.etag)) });
  expect(popular.size).toBe(3);
  const first = await shell?.app.inject({
    url: '/se',
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)',
      'accept-encoding': 'br',
      cookie: 'ab-trigger=shorterReviews',
    },
  });
  expect(popular).toContain(first?.headers.etag);
});

it('waits for an api that is still starting', async () => {
  let looks = 0;
  const rendered: number[] = [];
  await warm({
    api: ({ url }) => {
      if (url !== '/readyz') return { status: 404, body: {} };
      looks += 1;
      return { status: looks < 3 ? 503 : 200, body: {} };
    },
    slots: {
      'start-page': () => {
        rendered.push(looks);
        return { html: '' };
      },
    },
  });
  expect(rendered).toEqual([3, 3, 3]);
});

it('does not delay a server whose api or remotes are unavailable or slow', async () => {
  await warm({ away: ['mf-discovery'], api: () => ({ breaks: true }) }, 20);
  await shell?.close();
  await warm({ api: ready, slots: { 'start-page': () => new Promise(() => undefined) } }, 20);
  expect((await shell?.app.inject('/healthz'))?.statusCode).toBe(200);
});
