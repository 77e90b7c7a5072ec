import { afterEach, expect, it } from 'vitest';
import { startTestShell, type TestShell, type TestShellOptions } from './testing.ts';
import { warmUp } from './warm-up.ts';

let shell: TestShell | null = null;
afterEach(async () => {
  await shell?.close();
  shell = null;
});
const warm = async (options: TestShellOptions, mostMs?: number) => {
  shell = await startTestShell(options);
  await warmUp(shell.app, mostMs);
};

it('draws the start page, and a list and a product that it leads to', async () => {
  const drawn: string[] = [];
  const noting = (name: string, html = '') => ({
    [name]: () => {
      drawn.push(name);
      return { html };
    },
  });
  const links = '<a href="/se/category/12-mus">Möss</a><a href="/se/product/7-mus">Mus</a>';
  await warm({ slots: { ...noting('start-page', links), ...noting('list-page'), ...noting('product-page') } });
  expect(drawn).toEqual(['start-page', 'list-page', 'product-page']);
});

it('does not hold up a server whose api or remotes are away, or slow', async () => {
  await warm({ away: ['mf-discovery'], api: () => ({ breaks: true }) });
  await shell?.close();
  await warm({ slots: { 'start-page': () => new Promise(() => undefined) } }, 20);
  expect((await shell?.app.inject('/healthz'))?.statusCode).toBe(200);
});
