/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { matchUrl } from '@shop/contracts/routing';
import type { DocumentState } from '@shop/contracts/rendering';
import { FORMER_DESCRIPTIONS } from '@shop/releases';
import { createTestPlatform } from '@shop/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { PageDataLine } from '../../page/page-data.ts';
import { createPageDataSource } from './page-data-source.ts';

const at = (url: string) => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};

const manifest = { entry: 'entry.js', slots: [], integrity: {} };
const remotes: DocumentState['remotes'] = {
  'mf-discovery': { version: '3', base: '/d/', manifest },
  'mf-header': { version: '4', base: '/h/', manifest },
};
const LIST = ['side-menu', 'filters', 'list-page'] as const;
const never = new AbortController().signal;

const body = (lines: readonly PageDataLine[]): Response =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

const build = (respond: (url: URL) => Response | Promise<Response>) => {
  const clock = { now: 0 };
  const urls: URL[] = [];
  const onError = jest.fn();
  const platform = createTestPlatform({ page: { flag: 'paymentSwap' } });
  const source = createPageDataSource({
    platform,
    shell: 's1',
    remotes,
    about: FORMER_DESCRIPTIONS,
    now: () => clock.now,
    onError,
    fetch: async (input) => {
      const url = new URL(String(input), 'https://shop.test');
      urls.push(url);
      return respond(url);
    },
  });
  return { source, clock, urls, onError, platform };
};

const slot = (name: (typeof LIST)[number], data: unknown): PageDataLine => ({
  kind: 'slot',
  slot: name,
  data,
  head: null,
  status: 200,
});

afterEach(() => void jest.useRealTimers());

describe('createPageDataSource', () => {
  it('fetches the data of all slots in one request that names page, releases and variant', async () => {
    const { source, urls } = build(() => body([slot('filters', 'f'), slot('list-page', 'l'), slot('side-menu', 's')]));
    const data = source.fetch(at('/se/category/7?f=a&f=b#topp'), LIST, never);
    const received = await Promise.all(LIST.map((name) => data?.of(name)));
    expect(received).toMatchObject([{ data: 's' }, { data: 'f' }, { data: 'l' }]);
    expect(urls.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual([
      [
        '/page-data',
        { page: '/se/category/7?f=a&f=b', releases: 's1,mf-header@4,mf-discovery@3', flag: 'paymentSwap' },
      ],
    ]);
  });

  it("sends the settings that only this browser has, and nothing of a member's", async () => {
    const { source, urls, platform } = build(() => body([]));
    const { store, atoms } = platform;
    store.set(atoms.settings, { ...VISITOR_SETTINGS, product_list_mode: 3 });
    store.set(atoms.zipCode, '11120');
    await source.fetch(at('/se/category/7'), LIST, never)?.of('list-page');
    expect(JSON.parse(urls[0]?.searchParams.get('own') ?? '')).toEqual({
      zipCode: '11120',
      settings: { product_list_mode: 3 },
    });
  });

  it('resolves each slot as soon as its line has arrived', async () => {
    let end = (): void => undefined;
    const encoder = new TextEncoder();
    const { source } = build(
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              const [first = '', second = ''] = [slot('list-page', 'å'), slot('filters', 'f')].map((line) =>
                JSON.stringify(line),
              );
              // A character of two bytes may be split over two chunks.
              const bytes = encoder.encode(`${first}\n`);
              const cut = bytes.indexOf(0xc3) + 1;
              controller.enqueue(bytes.slice(0, cut));
              controller.enqueue(bytes.slice(cut));
              end = () => {
                controller.enqueue(encoder.encode(second));
                controller.close();
              };
            },
          }),
        ),
    );
    const data = source.fetch(at('/se/category/7'), LIST, never);
    expect(await data?.of('list-page')).toMatchObject({ data: 'å' });
    end();
    expect(await data?.of('filters')).toMatchObject({ data: 'f' });
    expect(await data?.of('side-menu')).toBeNull();
  });

  it("leaves slots of other releases to the browser, and does not request that remote's again", async () => {
    const { source, urls } = build(() =>
      body([{ kind: 'other-release', slots: ['filters', 'list-page'] }, slot('side-menu', 's')]),
    );
    const data = source.fetch(at('/se/category/7'), LIST, never);
    expect(await data?.of('list-page')).toBeNull();
    expect(await data?.of('side-menu')).toMatchObject({ data: 's' });
    expect(source.fetch(at('/se/category/8'), LIST, never)).toBeNull();
    expect(urls).toHaveLength(1);
  });

  it('sends no request for a page whose own slot is not to be loaded, or whose remote is missing', () => {
    const { source, urls } = build(() => body([]));
    expect(source.fetch(at('/se/error/404'), [], never)).toBeNull();
    expect(source.fetch(at('/se/checkout'), ['checkout-page'], never)).toBeNull();
    expect(urls).toEqual([]);
  });

  it.each([
    ['a refusal', () => new Response('', { status: 503 }), false],
    ['a server error', () => new Response('', { status: 500 }), true],
    ['a response that is no page data', () => new Response('<!doctype html>\n'), true],
    ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('after %s the browser loads the data itself for a while', async (_what, respond, isReported) => {
    const { source, urls, clock, onError } = build(respond);
    expect(await source.fetch(at('/se/category/7'), LIST, never)?.of('list-page')).toBeNull();
    expect(onError).toHaveBeenCalledTimes(isReported ? 1 : 0);
    expect(source.fetch(at('/se/category/8'), LIST, never)).toBeNull();
    clock.now = 10_000;
    expect(source.fetch(at('/se/category/8'), LIST, never)).not.toBeNull();
    expect(urls).toHaveLength(2);
  });

  it('an aborted navigation is no failure', async () => {
    const controller = new AbortController();
    const { source, onError } = build(() => {
      controller.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    expect(await source.fetch(at('/se/category/7'), LIST, controller.signal)?.of('list-page')).toBeNull();
    expect(onError).not.toHaveBeenCalled();
    expect(source.fetch(at('/se/category/8'), LIST, never)).not.toBeNull();
  });
});
