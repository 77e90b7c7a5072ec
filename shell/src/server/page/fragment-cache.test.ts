import type { PageContext } from '@shop/contracts/rendering';
import { EMPTY_RESULT } from '@shop/contracts/render-result';
import { testPage, testRoute } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { createFragmentCache } from './fragment-cache.ts';
import { USER } from '../testing/test-shell.ts';
import { shellPerTest } from '../testing/shell-per-test.ts';

const HEADER = 'mf-header@1/header';
const page = testPage();
const rendered = (
  html: string,
  reads: readonly (readonly [string[], string])[] = [],
  until = Number.POSITIVE_INFINITY,
) => ({
  ...EMPTY_RESULT,
  html,
  reuse: { reads: [...reads], until },
});

it('reuses a fragment on pages with the same values of all its reads', () => {
  const cache = createFragmentCache();
  cache.store(HEADER, page, rendered('start', [[['route', 'name'], '"index"']]));
  expect(cache.find(HEADER, testPage({ route: testRoute({ path: '/se?x=1' }) }))?.html).toBe('start');
  expect(cache.find(HEADER, testPage({ route: testRoute({ name: 'category' }) }))).toBeUndefined();
  expect(cache.find('mf-header@2/header', page)).toBeUndefined();
});

it('caches each variant', () => {
  const cache = createFragmentCache();
  for (const isCrawler of [true, false])
    cache.store(HEADER, testPage({ isCrawler }), rendered(String(isCrawler), [[['isCrawler'], String(isCrawler)]]));
  expect(cache.find(HEADER, testPage({ isCrawler: true }))?.html).toBe('true');
  expect(cache.find(HEADER, testPage({ isCrawler: false }))?.html).toBe('false');
});

it('reuses nothing beyond ten seconds, nor after its responses have expired', () => {
  const cache = createFragmentCache();
  const later = (milliseconds: number) => testPage({ now: page.now + milliseconds });
  cache.store(HEADER, page, rendered('x', [], page.now + 3000));
  expect(cache.find(HEADER, later(2999))?.html).toBe('x');
  expect(cache.find(HEADER, later(3000))).toBeUndefined();
  cache.store(HEADER, page, rendered('y'));
  expect(cache.find(HEADER, later(9999))?.html).toBe('y');
  expect(cache.find(HEADER, later(10_000))).toBeUndefined();
});

it('caches no fragment that failed, redirects or does not report its reads', () => {
  const cache = createFragmentCache();
  const error = { message: 'trasig', stack: '' };
  cache.store(HEADER, page, { ...rendered('x'), error });
  cache.store(HEADER, page, { ...rendered('x'), redirect: { to: '/se', permanent: false } });
  cache.store(HEADER, page, { ...EMPTY_RESULT, html: 'x' });
  expect(cache.find(HEADER, page)).toBeUndefined();
});

it('shares a render in flight between matching pages, once the slot’s reads are known', async () => {
  const cache = createFragmentCache();
  const later = (name: 'index' | 'category', milliseconds = 10_000) =>
    testPage({ now: page.now + milliseconds, route: testRoute({ name, path: `/se?n=${milliseconds}` }) });
  const renders: string[] = [];
  const render = Promise.withResolvers<void>();
  const share = (name: string, key: string, on: PageContext) =>
    cache.share(key, on, () => {
      renders.push(name);
      return render.promise;
    });
  const first = [share('first', HEADER, page), share('unknown reads', HEADER, page)];
  cache.store(HEADER, page, rendered('start', [[['route', 'name'], '"index"']]));
  const second = [
    share('second', HEADER, later('index')),
    share('alike', HEADER, later('index', 10_005)),
    share('other route', HEADER, later('category')),
    share('later', HEADER, later('index', 20_000)),
    share('other release', 'mf-header@2/header', later('index')),
  ];
  expect(renders).toEqual(['first', 'unknown reads', 'second', 'other route', 'later', 'other release']);
  render.resolve();
  await Promise.all([...first, ...second]);
  expect(renders).not.toContain('alike');
  await share('after it', HEADER, later('index'));
  expect(renders).toContain('after it');
});

const { get, start } = shellPerTest();

describe('a page of a session', () => {
  it('reuses fragments shared by members, and none of a visitor or an employee', async () => {
    const isEmployee = (cookie = '') => cookie.includes('chef');
    let renders = 0;
    const { clock } = await start({
      slots: {
        footer: ({ page }) => {
          renders += 1;
          const reads: [string[], string][] = [[['user'], page.user ? '{…}' : 'null']];
          return { html: `Sidfot ${renders}`, reuse: { reads, until: Number.POSITIVE_INFINITY } };
        },
      },
      api: ({ url, headers: { cookie } }) =>
        url === '/api/me'
          ? { body: { data: { user: { ...USER, isEmployee: isEmployee(cookie) }, starredStores: [] } } }
          : null,
    });
    const footerFor = async (user: string | null) => {
      const { body } = await get('/se/product/5-mus', user === null ? {} : { cookie: `__Host-session=${user}` });
      return Number(/Sidfot (\d+)/.exec(body)?.[1]);
    };
    expect([await footerFor(null), await footerFor('anna'), await footerFor('bo'), await footerFor('chef')]).toEqual([
      1, 2, 2, 3,
    ]);
    // The cache has expired for all of them: one page renders for all.
    clock.now += 10_000;
    expect(await Promise.all(['anna', 'bo', 'cia'].map(footerFor))).toEqual([4, 4, 4]);
  });

  it('waits for another page’s render, up to a limit', async () => {
    let renders = 0;
    let release = () => {};
    const { clock } = await start({
      slots: {
        footer: () => {
          renders += 1;
          const rendered = { html: `Sidfot ${renders}`, reuse: { reads: [], until: Number.POSITIVE_INFINITY } };
          if (renders !== 2) return rendered;
          return new Promise((resolve) => (release = () => resolve(rendered)));
        },
      },
    });
    await get('/se/product/5-mus');
    clock.now += 10_000;
    // Both are requested at once; the first one's footer hangs.
    const [slow, other] = ['/se/product/6-mus', '/se/product/7-mus'].map(async (path) => (await get(path)).body);
    expect(await other).toContain('Sidfot 3');
    release();
    expect(await slow).toContain('Sidfot 2');
  });
});
