import { createTestPlatform } from '@shop/testing';
import type { SlotName } from '@shop/contracts/slots';
import type { AnySlotModule, LoadInput } from '@shop/platform';
import { notFound, redirect } from '@shop/platform';
import { getStores } from '@shop/contracts';
import { matchUrl } from '@shop/contracts/routing';
import { describe, expect, it, jest } from '@jest/globals';
import { createContentLoader } from '../slots/load-content.ts';
import type { PageDataSource, ReceivedSlot } from './page-data-source.ts';
import { createPageLoader } from './page-loader.ts';

const route = matchUrl('/se/category/7').route;
const signal = new AbortController().signal;

type Modules = Record<string, object | Error>;
const NOTHING: PageDataSource = { fetch: () => null };

const build = (
  modules: Modules,
  fetch: typeof globalThis.fetch = jest.fn<typeof globalThis.fetch>(),
  source = NOTHING,
) => {
  const platform = createTestPlatform();
  const loadModule = async (slot: SlotName) => {
    const module = modules[slot];
    if (!module || module instanceof Error) throw module ?? new Error(`no ${slot}`);
    return module as AnySlotModule;
  };
  const clientOptions = { base: 'http://api.test/api/', fetch };
  const contents = createContentLoader({ platform, clientOptions, loadModule });
  return createPageLoader({ platform, contents, loadModule, source });
};
const load = async (modules: Modules, fetch?: typeof globalThis.fetch, source?: PageDataSource) => {
  if (!route) throw new Error('no route');
  return build(modules, fetch, source).load(route, ['list-page', 'filters'], signal);
};

/** A page-data source that has these results. */
const serving = (received: Partial<Record<SlotName, ReceivedSlot>>): PageDataSource => ({
  fetch: () => ({ of: async (slot) => received[slot] ?? null }),
});

describe('createPageLoader', () => {
  it('loads code and data side by side and takes head and status from the page', async () => {
    const outcome = await load({
      'list-page': {
        load: () => 'data',
        head: ({ data }: { data: string }) => ({ title: `Lista ${data}`, status: 200 }),
      },
      filters: {},
    });
    expect(outcome).toMatchObject({ kind: 'page', status: 200, head: { title: 'Lista data' } });
    expect(outcome.kind === 'page' && outcome.contents.map(({ slot, data }) => [slot, data])).toEqual([
      ['list-page', 'data'],
      ['filters', null],
    ]);
  });

  it('sends one request for what page and filters both need', async () => {
    const fetch = jest.fn(async () => Response.json({ data: { stores: [] } }));
    const request = { load: ({ api }: LoadInput) => api.call(getStores, {}) };
    await load({ 'list-page': request, filters: request }, fetch);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('handles notFound, redirect and X-Page-Redirect', async () => {
    expect(await load({ 'list-page': { load: () => notFound() }, filters: {} })).toMatchObject({
      status: 404,
      head: null,
    });
    expect(await load({ 'list-page': { load: () => redirect('/se/info/1') }, filters: {} })).toEqual({
      kind: 'redirect',
      to: '/se/info/1',
    });
  });

  it('[2.2-15][7.1-09] follows X-Page-Redirect', async () => {
    const fetch = async () =>
      Response.json({ data: { stores: [] } }, { headers: { 'X-Page-Redirect': 'Campaign:12' } });
    const outcome = await load(
      { 'list-page': { load: ({ api }: LoadInput) => api.call(getStores, {}) }, filters: {} },
      fetch,
    );
    expect(outcome).toEqual({ kind: 'redirect', to: '/se/campaign/12' });
  });

  describe('[2.2-16][9-155][9-156][9-157][9-158][9-159][9-160] each type of a stored redirect', () => {
    it.each([
      ['[2.2-16][9-155]', 'Campaign:4619', '/se/campaign/4619'],
      ['[9-156]', 'Category:12', '/se/category/12'],
      ['[9-157]', 'Section:13', '/se/section/13'],
      ['[9-158]', 'Subsection:12', '/se/category/12'],
      ['[9-159]', 'Start:', '/se'],
      ['[9-160]', 'Manufacturer:5', '/se/manufacturer/5'],
    ])('%s takes a category to %s', async (_id, header, to) => {
      const fetch = async () => Response.json({ data: { stores: [] } }, { headers: { 'X-Page-Redirect': header } });
      const page = { load: ({ api }: LoadInput) => api.call(getStores, {}) };
      expect(await load({ 'list-page': page, filters: {} }, fetch)).toEqual({ kind: 'redirect', to });
    });
  });

  it('a slot that fails loses only its own container; a page that fails keeps its URL', async () => {
    const lost = await load({ 'list-page': {}, filters: new Error('borta') });
    expect(lost).toMatchObject({ status: 200, contents: [{ slot: 'list-page' }, { slot: 'filters', module: null }] });
    const pageLost = await load({ 'list-page': new Error('borta'), filters: {} });
    expect(pageLost).toMatchObject({ status: 200, head: { title: 'Sidan kunde inte visas', noindex: true } });
  });

  it('distinguishes a page whose code is lost from one whose data are', async () => {
    expect(await load({ 'list-page': new Error('Loading chunk 3 failed'), filters: {} })).toMatchObject({
      lostCode: { slot: 'list-page', error: new Error('Loading chunk 3 failed') },
    });
    const withoutData = { load: () => Promise.reject(new Error('api')) };
    expect(await load({ 'list-page': withoutData, filters: {} })).toMatchObject({ lostCode: null });
  });

  it('defers slots beside the page that are not loaded within the timeout', async () => {
    jest.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<string>();
    const loading = load({ 'list-page': { load: () => 'data' }, filters: { load: () => promise } });
    await jest.advanceTimersByTimeAsync(4000);
    const outcome = await loading;
    jest.useRealTimers();
    const [page, filters] = outcome.kind === 'page' ? outcome.contents : [];
    expect(page?.data).toBe('data');
    expect(filters).toMatchObject({ slot: 'filters', module: null, error: null });
    resolve('sent');
    expect(await filters?.later).toMatchObject({ data: 'sent', error: null });
  });

  it('takes data and head from the server, and loads only the slots that the server left out', async () => {
    const requested: string[] = [];
    const loadOf = (slot: string) => ({ load: () => void requested.push(slot), head: () => ({ title: 'egen' }) });
    const data: ReceivedSlot = { kind: 'data', data: { id: 7 }, head: { title: 'Lista' }, status: 200 };
    const modules = { 'list-page': loadOf('list-page'), filters: loadOf('filters') };
    const outcome = await load(modules, undefined, serving({ 'list-page': data }));
    expect(outcome).toMatchObject({ kind: 'page', head: { title: 'Lista' } });
    expect(outcome.kind === 'page' && outcome.contents.map((content) => content.data)).toEqual([{ id: 7 }, null]);
    expect(requested).toEqual(['filters']);
  });

  it('follows a redirect and a 404 that the server reports', async () => {
    const redirected = serving({ 'list-page': { kind: 'redirect', to: '/se/info/1' } });
    expect(await load({ 'list-page': {}, filters: {} }, undefined, redirected)).toEqual({
      kind: 'redirect',
      to: '/se/info/1',
    });
    const missing = serving({ 'list-page': { kind: 'not-found' } });
    expect(await load({ 'list-page': {}, filters: {} }, undefined, missing)).toMatchObject({ status: 404, head: null });
  });

  it('reports lost code also when the data have arrived', async () => {
    const data: ReceivedSlot = { kind: 'data', data: 1, head: { title: 'Lista' }, status: 200 };
    const lost = await load(
      { 'list-page': new Error('borta'), filters: {} },
      undefined,
      serving({ 'list-page': data }),
    );
    expect(lost).toMatchObject({ lostCode: { slot: 'list-page', error: new Error('borta') } });
  });
});
