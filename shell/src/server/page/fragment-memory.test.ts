import { testPage, testRoute } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { createFragmentMemory } from './fragment-memory.ts';
import { EMPTY_RESULT, USER } from '../testing/test-shell.ts';
import { shellPerTest } from '../testing/shell-per-test.ts';

const HEADER = 'mf-header@1/header';
const page = testPage();
const drawn = (
  html: string,
  reads: readonly (readonly [string[], string])[] = [],
  until = Number.POSITIVE_INFINITY,
) => ({
  ...EMPTY_RESULT,
  html,
  reuse: { reads: [...reads], until },
});

it('gives a fragment to pages on which everything is alike that it has read', () => {
  const memory = createFragmentMemory();
  memory.keep(HEADER, page, drawn('start', [[['route', 'name'], '"index"']]));
  expect(memory.find(HEADER, testPage({ route: testRoute({ path: '/se?x=1' }) }))?.html).toBe('start');
  expect(memory.find(HEADER, testPage({ route: testRoute({ name: 'category' }) }))).toBeUndefined();
  expect(memory.find('mf-header@2/header', page)).toBeUndefined();
});

it('keeps each variant', () => {
  const memory = createFragmentMemory();
  for (const isCrawler of [true, false])
    memory.keep(HEADER, testPage({ isCrawler }), drawn(String(isCrawler), [[['isCrawler'], String(isCrawler)]]));
  expect(memory.find(HEADER, testPage({ isCrawler: true }))?.html).toBe('true');
  expect(memory.find(HEADER, testPage({ isCrawler: false }))?.html).toBe('false');
});

it('gives nothing beyond ten seconds, nor when what it was drawn from is no longer fresh', () => {
  const memory = createFragmentMemory();
  const later = (milliseconds: number) => testPage({ now: page.now + milliseconds });
  memory.keep(HEADER, page, drawn('x', [], page.now + 3000));
  expect(memory.find(HEADER, later(2999))?.html).toBe('x');
  expect(memory.find(HEADER, later(3000))).toBeUndefined();
  memory.keep(HEADER, page, drawn('y'));
  expect(memory.find(HEADER, later(9999))?.html).toBe('y');
  expect(memory.find(HEADER, later(10_000))).toBeUndefined();
});

it('keeps nothing that failed, redirects or does not say where it may stand', () => {
  const memory = createFragmentMemory();
  const error = { message: 'trasig', stack: '' };
  memory.keep(HEADER, page, { ...drawn('x'), error });
  memory.keep(HEADER, page, { ...drawn('x'), redirect: { to: '/se', permanent: false } });
  memory.keep(HEADER, page, { ...EMPTY_RESULT, html: 'x' });
  expect(memory.find(HEADER, page)).toBeUndefined();
});

it('tells pages that are alike of a drawing that is under way, once it is known what the slot reads', async () => {
  const memory = createFragmentMemory();
  let end: (value: unknown) => void = () => undefined;
  const drawing = new Promise((resolve) => (end = resolve));
  const later = (name: 'index' | 'category', milliseconds = 10_000) =>
    testPage({ now: page.now + milliseconds, route: testRoute({ name, path: `/se?n=${milliseconds}` }) });
  memory.note(HEADER, page, drawing);
  expect(memory.underway(HEADER, page)).toBeUndefined();

  memory.keep(HEADER, page, drawn('start', [[['route', 'name'], '"index"']]));
  memory.note(HEADER, later('index'), drawing);
  expect(memory.underway(HEADER, later('index', 10_005))).toBe(drawing);
  expect(memory.underway(HEADER, later('category'))).toBeUndefined();
  expect(memory.underway(HEADER, later('index', 20_000))).toBeUndefined();
  expect(memory.underway('mf-header@2/header', later('index'))).toBeUndefined();
  end(null);
  await drawing;
  expect(memory.underway(HEADER, later('index'))).toBeUndefined();
});

const { get, start } = shellPerTest();

describe('a page of a session', () => {
  it('sees what members see alike as it was drawn for another, and nothing of a visitor or an employee', async () => {
    const isEmployee = (cookie = '') => cookie.includes('chef');
    let draws = 0;
    const { clock } = await start({
      slots: {
        footer: ({ page }) => {
          draws += 1;
          const reads: [string[], string][] = [[['user'], page.user ? '{…}' : 'null']];
          return { html: `Sidfot ${draws}`, reuse: { reads, until: Number.POSITIVE_INFINITY } };
        },
      },
      api: ({ url, headers: { cookie } }) =>
        url === '/api/me'
          ? { body: { data: { user: { ...USER, isEmployee: isEmployee(cookie) }, starredStores: [] } } }
          : null,
    });
    const footerFor = async (who: string | null) => {
      const { body } = await get('/se/product/5-mus', who === null ? {} : { cookie: `__Host-session=${who}` });
      return Number(/Sidfot (\d+)/.exec(body)?.[1]);
    };
    expect([await footerFor(null), await footerFor('anna'), await footerFor('bo'), await footerFor('chef')]).toEqual([
      1, 2, 2, 3,
    ]);
    // What was kept has ended for all of them: one draws it for those who come meanwhile.
    clock.now += 10_000;
    expect(await Promise.all(['anna', 'bo', 'cia'].map(footerFor))).toEqual([4, 4, 4]);
  });

  it('waits a moment for what another page is drawing, not for ever', async () => {
    let draws = 0;
    let release = () => {};
    const { clock } = await start({
      slots: {
        footer: () => {
          draws += 1;
          const drawn = { html: `Sidfot ${draws}`, reuse: { reads: [], until: Number.POSITIVE_INFINITY } };
          if (draws !== 2) return drawn;
          return new Promise((resolve) => (release = () => resolve(drawn)));
        },
      },
    });
    await get('/se/product/5-mus');
    clock.now += 10_000;
    // Both are asked for at once; the first one's footer hangs.
    const [slow, other] = ['/se/product/6-mus', '/se/product/7-mus'].map(async (path) => (await get(path)).body);
    expect(await other).toContain('Sidfot 3');
    release();
    expect(await slow).toContain('Sidfot 2');
  });
});
