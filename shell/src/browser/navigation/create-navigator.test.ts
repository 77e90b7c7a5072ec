/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { matchUrl } from '@shop/contracts/routing';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import type { LayoutView } from '../../layout/layout.tsx';
import { createNavigator, type NavigatorHost } from './create-navigator.ts';
import type { LoadOutcome, PageLoader } from './page-loader.ts';

const at = (url: string) => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};

const page = (route: RouteSnapshot, canonicalPath?: string): LoadOutcome => ({
  kind: 'page',
  route,
  status: route.name === 'error' ? 404 : 200,
  head: { title: route.name, ...(canonicalPath && { canonicalPath }) },
  contents: [],
});

let current: RouteSnapshot;
let views: LayoutView[];
const scrollTo = jest.fn();

const build = (load: PageLoader['load'] = async (route) => page(route), change: Partial<NavigatorHost> = {}) => {
  const loader = { load: jest.fn(load) };
  const discard = jest.fn();
  const host = {
    current: () => current,
    slotsToLoad: () => [],
    prepare: async () => ({ commit: () => undefined, discard }),
    prerender: jest.fn<NavigatorHost['prerender']>(),
    showHash: jest.fn(),
    show: jest.fn((view: LayoutView) => {
      views.push(view);
      current = view.route;
    }),
    begun: jest.fn(),
    arrived: jest.fn(),
    setSlow: jest.fn(),
    onError: jest.fn(),
    onLost: jest.fn(),
    leave: jest.fn(),
    isReloadWaiting: () => false,
    isOffline: () => false,
    now: () => 1_795_000_000_000,
    ...change,
  };
  return { loader, host, discard, navigator: createNavigator(loader, host) };
};

/** Removes the listeners of each test's navigator: the window outlives its tests. */
const stops: (() => void)[] = [];
const listen = window.addEventListener.bind(window);
window.addEventListener = ((type: string, listener: EventListener) => {
  listen(type, listener);
  stops.push(() => window.removeEventListener(type, listener));
}) as typeof window.addEventListener;

const here = () => `${location.pathname}${location.search}${location.hash}`;

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.get(window, 'happyDOM').setURL('https://shop.test/se');
  history.replaceState(null, '', '/se');
  current = at('/se');
  views = [];
  scrollTo.mockReset();
  window.scrollTo = scrollTo as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

describe('createNavigator', () => {
  it('[2.2-14] loads and shows the page, writes its URL and begins at the top', async () => {
    const { navigator, host } = build();
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await navigator.navigate('/se/product/5?a=1');
    expect(here()).toBe('/se/product/5?a=1');
    expect(views).toMatchObject([{ route: { name: 'product' }, status: 200 }]);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    expect(host.arrived).toHaveBeenCalledWith(views[0], false);
  });

  it('[O2.1-20] replaces a wrong slug by the right one', async () => {
    const { navigator } = build(async (route) => page(route, '/se/product/5-ratt'));
    await navigator.navigate('/se/p/5-fel?a=1');
    expect(here()).toBe('/se/product/5-ratt?a=1');
  });

  it('[2.2-19][O2.2-05] follows static redirects and those of a page’s load', async () => {
    const { navigator } = build(async (route) =>
      route.name === 'campaign' ? { kind: 'redirect', to: '/se/info/1' } : page(route),
    );
    await navigator.navigate('/se/category/3144');
    expect(here()).toBe('/se/info/1');
  });

  it('[2.2-01][2.2-02] an unmatched URL leads to the error page with the original path', async () => {
    const { navigator } = build();
    await navigator.navigate('/se/finns/inte?a=1');
    expect(here()).toBe('/se/error/404/?p=%2Fse%2Ffinns%2Finte%3Fa%3D1');
    expect(views[0]?.status).toBe(404);
  });

  it('the same page with another query keeps its scroll position and focus', async () => {
    const { navigator, host } = build();
    await navigator.navigate('/se/category/7');
    scrollTo.mockReset();
    await navigator.navigate('/se/category/7?f=a');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(host.arrived).toHaveBeenLastCalledWith(views[1], true);
  });

  it('leaves other sites, the admin and a waiting version to the browser', async () => {
    const { navigator, host, loader } = build();
    await navigator.navigate('https://other.test/x');
    await navigator.navigate('/admin/');
    const waiting = build(undefined, { isReloadWaiting: () => true });
    await waiting.navigator.navigate('/se/product/5');
    expect(host.leave).toHaveBeenNthCalledWith(1, 'https://other.test/x');
    expect(host.leave).toHaveBeenNthCalledWith(2, 'https://shop.test/admin/');
    expect(waiting.host.leave).toHaveBeenCalledWith('https://shop.test/se/product/5');
    expect(loader.load).not.toHaveBeenCalled();
  });

  it('shows progress only when it takes longer than 150 ms', async () => {
    let finish: (outcome: LoadOutcome) => void = () => undefined;
    const { navigator, host } = build(
      (_route) =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const navigation = navigator.navigate('/se/product/5');
    await jest.advanceTimersByTimeAsync(149);
    expect(host.setSlow).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(host.setSlow).toHaveBeenLastCalledWith(true);
    expect(views).toEqual([]);
    finish(page(at('/se/product/5')));
    await navigation;
    expect(host.setSlow).toHaveBeenLastCalledWith(false);
  });

  it('the latest navigation wins, however slow an earlier one is', async () => {
    const { navigator } = build(async (route) => {
      if (route.params.id === '1')
        await new Promise((resolve) => {
          setTimeout(resolve, 500);
        });
      return page(route);
    });
    const first = navigator.navigate('/se/product/1');
    await navigator.navigate('/se/product/2');
    await jest.advanceTimersByTimeAsync(1000);
    await first;
    expect(here()).toBe('/se/product/2');
    expect(views).toHaveLength(1);
  });

  it('uses a prefetched page, and loads it again after 30 s', async () => {
    let now = 0;
    const { navigator, loader } = build(undefined, { now: () => now });
    navigator.prefetch('/se/product/5');
    navigator.prefetch('/se/product/5');
    await navigator.navigate('/se/product/5');
    expect(loader.load).toHaveBeenCalledTimes(1);
    navigator.prefetch('/se/product/6');
    now += 31_000;
    await navigator.navigate('/se/product/6');
    expect(loader.load).toHaveBeenCalledTimes(3);
  });

  it('prerenders the page that was prefetched last, but none that would be updated in place', async () => {
    const prerender = jest.fn<NavigatorHost['prerender']>();
    const { navigator } = build(undefined, { prerender });
    navigator.prefetch('/se/product/5');
    navigator.prefetch('/se/product/6');
    await jest.advanceTimersByTimeAsync(0);
    expect(prerender.mock.calls.map(([{ route }]) => route.path)).toEqual(['/se/product/6']);
    navigator.prefetch('/se/product/5');
    await jest.advanceTimersByTimeAsync(0);
    expect(prerender).toHaveBeenCalledTimes(2);
    await navigator.navigate('/se/category/7');
    navigator.prefetch('/se/category/7?sida=2');
    await jest.advanceTimersByTimeAsync(0);
    expect(prerender).toHaveBeenCalledTimes(2);
  });

  it('prerenders nothing during a navigation', async () => {
    const { navigator, host } = build();
    navigator.prefetch('/se/product/5');
    await navigator.navigate('/se/category/7');
    await jest.advanceTimersByTimeAsync(0);
    expect(host.prerender).not.toHaveBeenCalled();
  });

  it('never prefetches the page that is shown, whatever its slug', async () => {
    const { navigator, loader } = build();
    await navigator.navigate('/se/product/5-ett-tangentbord');
    navigator.prefetch('/se/product/5');
    navigator.prefetch('/se/product/5-ett-tangentbord#omdomen');
    expect(loader.load).toHaveBeenCalledTimes(1);
    navigator.prefetch('/se/product/5?flik=2');
    expect(loader.load).toHaveBeenCalledTimes(2);
  });

  it('never prefetches a personal page', () => {
    const { navigator, loader } = build();
    navigator.prefetch('/se/checkout');
    navigator.prefetch('/se/member/orders');
    expect(loader.load).not.toHaveBeenCalled();
  });

  it('a step back shows the cached page at its scroll position without a request', async () => {
    const { navigator, loader } = build();
    await navigator.navigate('/se/product/5');
    const state: unknown = history.state;
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await navigator.navigate('/se/product/6');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    loader.load.mockClear();
    history.replaceState(state, '', '/se/product/5');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    await waitFor(() => expect(views.at(-1)?.route.params.id).toBe('5'));
    expect(loader.load).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it('after a login the page is reloaded, and nothing loaded before is used', async () => {
    const { navigator, loader } = build();
    await navigator.navigate('/se/product/5');
    await navigator.refresh();
    expect(loader.load).toHaveBeenCalledTimes(2);
    expect(here()).toBe('/se/product/5');
  });

  it('[2.2-03] a replace that fails is tried once more, and no more than that', async () => {
    let isBroken = true;
    const { navigator, loader } = build(async (route) => {
      if (isBroken) throw new Error('trasig');
      return page(route);
    });
    loader.load.mockImplementationOnce(async () => {
      isBroken = false;
      throw new Error('trasig');
    });
    const replaced = jest.spyOn(location, 'replace').mockReturnValue(undefined);
    await navigator.navigate('/se/product/5', { replace: true });
    expect(here()).toBe('/se/product/5');
    expect(replaced).not.toHaveBeenCalled();
    isBroken = true;
    loader.load.mockClear();
    await navigator.navigate('/se/product/6', { replace: true });
    expect(loader.load).toHaveBeenCalledTimes(2);
    expect(replaced).toHaveBeenCalledWith('/se/product/6');
  });

  it('a page whose code was removed with its release becomes a full page load; not when offline', async () => {
    const lost: PageLoader['load'] = async (route) => ({
      kind: 'page',
      route,
      status: 200,
      head: null,
      contents: [],
      lostCode: { slot: 'product-page', error: new Error('borta') },
    });
    const assigned = jest.spyOn(location, 'assign').mockReturnValue(undefined);
    const online = build(lost);
    await online.navigator.navigate('/se/product/5?a=1');
    expect(assigned.mock.calls).toEqual([['/se/product/5?a=1']]);
    expect(jest.mocked(online.host.onLost).mock.calls).toEqual([[expect.objectContaining({ slot: 'product-page' })]]);
    expect(online.host.show).not.toHaveBeenCalled();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const offline = build(lost);
    await offline.navigator.navigate('/se/product/6');
    expect(assigned).toHaveBeenCalledTimes(1);
    expect(offline.host.show).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('a page that fails to load becomes a full page load', async () => {
    const { navigator, host } = build(async () => {
      throw new Error('trasig');
    });
    const assigned = jest.spyOn(location, 'assign').mockReturnValue(undefined);
    await navigator.navigate('/se/product/5');
    expect(assigned.mock.calls).toEqual([['/se/product/5']]);
    expect(host.onError).toHaveBeenCalledTimes(1);
  });

  it.each(['/se/product//5', '/se/search/%E0%A4%A', '/se/..%2fadmin'])(
    'treats %s, which servers and browsers could parse differently, as a page that does not exist',
    async (url) => {
      const { navigator } = build();
      await navigator.navigate(url);
      expect(here()).toMatch(/^\/se\/error\/404\/\?p=/);
      expect(views[0]?.status).toBe(404);
    },
  );

  it('opens the URL of a GET form, with its fields in the query or path', async () => {
    const { navigator } = build();
    const fields = new FormData();
    fields.append('searchString', 'blå mus');
    await navigator.submit('/se/search', fields);
    expect(here()).toBe('/se/search/bl%C3%A5%20mus');
    expect(views).toMatchObject([{ route: { name: 'search', params: { searchString: 'blå mus' } } }]);
  });

  it('ends a redirect loop with a full page load', async () => {
    const assigned = jest.spyOn(location, 'assign').mockReturnValue(undefined);
    const { navigator, loader } = build(async (route) => ({
      kind: 'redirect',
      to: route.params.id === '1' ? '/se/product/2' : '/se/product/1',
    }));
    await navigator.navigate('/se/product/1');
    expect(assigned).toHaveBeenCalledTimes(1);
    expect(loader.load.mock.calls.length).toBeLessThan(8);
  });

  it('a click on the page that is shown adds no entry to the history', async () => {
    const { navigator } = build();
    await navigator.navigate('/se/product/5');
    const { length } = history;
    await navigator.navigate('/se/product/5');
    expect(history.length).toBe(length);
    expect(views).toHaveLength(2);
  });

  it('only scrolls to the element when nothing but the hash changes', async () => {
    const { navigator, host, loader } = build();
    await navigator.navigate('/se/product/5');
    loader.load.mockClear();
    await navigator.navigate('/se/product/5#omdomen');
    expect(loader.load).not.toHaveBeenCalled();
    expect(host.showHash).toHaveBeenCalledWith('#omdomen');
    expect(here()).toBe('/se/product/5#omdomen');
  });

  it('discards the prepared page of a navigation that was replaced by another', async () => {
    const waiting: (() => void)[] = [];
    const discards = [jest.fn(), jest.fn()];
    let prepared = 0;
    const { navigator } = build(undefined, {
      prepare: async () => {
        const discard = discards[prepared++];
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { commit: () => undefined, discard: () => discard?.() };
      },
    });
    const first = navigator.navigate('/se/product/1');
    await jest.advanceTimersByTimeAsync(0);
    const second = navigator.navigate('/se/product/2');
    await jest.advanceTimersByTimeAsync(0);
    for (const resolve of waiting) resolve();
    await Promise.all([first, second]);
    expect(discards.map((discard) => discard.mock.calls.length)).toEqual([1, 0]);
    expect(views.map(({ route }) => route.params.id)).toEqual(['2']);
  });
});
