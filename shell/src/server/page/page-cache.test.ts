import { describe, expect, it, jest } from '@jest/globals';
import type { TestShellOptions } from '../testing/test-shell.ts';
import { shellPerTest } from '../testing/shell-per-test.ts';
import { waitFor } from '@shop/testing/wait-for';

const { current, get, start } = shellPerTest();

describe('the shared response', () => {
  const counting = () => {
    const render = jest.fn(() => ({ html: '<h1>Start</h1>' }));
    return { render, slots: { 'start-page': render } };
  };

  it('is rendered once for all visitors, with headers for a CDN', async () => {
    const { render, slots } = counting();
    await start({ slots, config: { variantHeader: 'x-variant' } });
    const cdn = { 'x-variant': 'paymentSwap' };
    const first = await get('/se', { cookie: 'ab-trigger=paymentSwap', ...cdn });
    const second = await get('/se', { cookie: 'ab-trigger=paymentSwap; cart=abc', ...cdn });
    expect(render).toHaveBeenCalledTimes(1);
    expect(second.body).toBe(first.body);
    expect(first.headers.vary).toBe('Accept-Encoding, x-variant');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    expect(first.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a variant of a test', { cookie: 'ab-trigger=paymentSwap' }, 'paymentSwap'],
    ['a crawler’s page', { 'user-agent': 'Googlebot/2.1' }, 'crawler'],
  ])(
    '[F16] is public for a CDN that stores by what it depends on, and for no other: %s',
    async (_what, headers, key) => {
      const control = async (more: Record<string, string>) =>
        (await get('/se', { ...headers, ...more })).headers['cache-control'];
      await start();
      expect(await control({})).toBe('private, no-cache');
      expect(await control({ 'x-variant': key })).toBe('private, no-cache');
      await current().close();
      await start({ config: { variantHeader: 'x-variant' } });
      expect(await control({ 'x-variant': key })).toBe('public, max-age=0, s-maxage=30');
      for (const other of ['', 'none', 'shorterReviews'])
        expect(await control({ 'x-variant': other })).toBe('private, no-cache');
    },
  );

  it('is rendered once for concurrent requests', async () => {
    const { render, slots } = counting();
    await start({ slots });
    await Promise.all([get('/se'), get('/se'), get('/se')]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is sent stale while it is refreshed, but not beyond its maximum age', async () => {
    let text = 'ett';
    const { clock } = await start({ slots: { 'start-page': () => ({ html: text }) } });
    expect((await get('/se')).body).toContain('ett');
    text = 'två';
    clock.now += 31_000;
    expect((await get('/se')).body).toContain('ett');
    await waitFor(async () => expect((await get('/se')).body).toContain('två'));
    text = 'tre';
    clock.now += 331_000;
    expect((await get('/se')).body).toContain('tre');
  });

  it('is compressed thoroughly when it has been refreshed, before the next request', async () => {
    let text = 'ett';
    const taken: boolean[] = [];
    const { clock } = await start({
      slots: { 'start-page': () => ({ html: text }) },
      recompress: (body) => void (body.isWorthRecompressing() && taken.push(true)),
    });
    await get('/se');
    expect(taken).toEqual([]);
    text = 'två';
    clock.now += 31_000;
    await get('/se');
    await waitFor(() => expect(taken).toEqual([true]));
  });

  it('differs by URL, flag, crawler and release', async () => {
    const { render, slots } = counting();
    const { registry } = await start({ slots });
    await get('/se');
    await get('/se?kundterminal');
    await get('/se', { cookie: 'ab-trigger=shorterReviews' });
    await get('/se', { 'user-agent': 'Googlebot/2.1' });
    registry.key = 'b';
    await get('/se');
    expect(render).toHaveBeenCalledTimes(5);
    await get('/se', { cookie: 'ab-trigger=hittepå' });
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('is compressed, and 304 for a known ETag', async () => {
    await start();
    const brotli = await get('/se', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    const known = { 'if-none-match': `W/"x", ${String(brotli.headers.etag)}` };
    const again = await get('/se', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/se', { 'if-none-match': 'W/"x"' })).statusCode).toBe(200);
    expect((await get('/se', { ...known, 'cache-control': 'no-cache' })).statusCode).toBe(200);
  });

  it('is not cached when a fragment is missing', async () => {
    let isBroken = true;
    await start({
      slots: {
        footer: () => {
          if (isBroken) throw new Error('trasig');
          return { html: '<footer>Sidfot</footer>' };
        },
      },
    });
    expect((await get('/se')).body).not.toContain('Sidfot');
    isBroken = false;
    expect((await get('/se')).body).toContain('Sidfot');
  });
});

describe('made-up URLs', () => {
  let renders = 0;
  const counting: TestShellOptions['slots'] = {
    'start-page': () => {
      renders += 1;
      return { html: '<h1>Start</h1>', head: { title: '' } };
    },
    'usp-bar': () => ({ html: '' }),
  };

  it('[F22] a page is rendered once, whatever is added to its query', async () => {
    renders = 0;
    await start({ slots: counting });
    for (let time = 0; time < 20; time += 1) await get(`/se?x=${time}&utm_source=${time}&gclid=${time}`);
    expect(renders).toBe(1);
    await get('/se?kundterminal=1&y=1');
    await get('/se?y=2&kundterminal=1');
    expect(renders).toBe(2);
  });

  it('[F22] [2.2-01] the page for unmatched URLs is rendered once', async () => {
    const headers: string[] = [];
    await start({
      slots: { header: ({ page }) => ({ html: `<header>${headers.push(page.route.fullPath)}</header>` }) },
    });
    for (let time = 0; time < 20; time += 1) expect((await get(`/finns-inte-${time}/x`)).statusCode).toBe(404);
    expect(headers).toHaveLength(1);
  });
});
