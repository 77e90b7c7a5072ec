/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { SlotName } from '@shop/contracts/slots';
import type { AnySlotModule } from '@shop/platform';
import { FORMER_DESCRIPTIONS } from '@shop/releases';
import { matchUrl } from '@shop/contracts/routing';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@shop/testing/wait-for';
import { AREAS } from '../../page/page-areas.ts';
import type { SlotInput } from '../federation/index.ts';
import { createSlotManager, type SlotManager, type SlotManagerOptions } from './slot-manager.ts';
import type { SlotContent } from './slot-container.ts';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const at = (url: string) => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};
const MODULE = {} as AnySlotModule;
const content = (slot: SlotName, data: unknown = null): SlotContent => ({ slot, module: MODULE, data, error: null });
const area = (name: string) => document.querySelector<HTMLElement>(`[data-area="${name}"]`);
const shown = (name: string) => [...(area(name)?.children ?? [])].map((child) => child.textContent);

/** Mounts a text: slot and data, marked when it hydrates. */
const mount = jest.fn((element: HTMLElement, _module: AnySlotModule, input: SlotInput) => {
  const render = (data: unknown) => {
    element.textContent = `${input.slot}:${String(data)}`;
  };
  const isHydrating = element.hasChildNodes();
  if (!isHydrating) render(input.data);
  return {
    mounted: Promise.resolve(),
    update: jest.fn(async (change: { data?: unknown }) => {
      if ('data' in change) render(change.data);
    }),
    unmount: async () => element.replaceChildren(),
  };
});

const startAll = async (manager: SlotManager, isError = false) => {
  await manager.start({ isError });
  await manager.startDeferred();
};

const build = (change: Partial<SlotManagerOptions> = {}) => {
  let current = at('/se');
  const onError = jest.fn();
  const manager = createSlotManager({
    root: document,
    about: FORMER_DESCRIPTIONS,
    mount,
    load: async (slot) => content(slot, 'laddad'),
    loadModule: async () => MODULE,
    initialData: (slot) => (slot === 'header' ? { data: 'server' } : null),
    currentRoute: () => current,
    isOffered: (slot) => slot !== 'poll' && slot !== 'cookie-consent',
    inputFor: (slot, route, data) => ({ slot, route, data }) as SlotInput,
    onError,
    onIntent: async () => undefined,
    whenUsed: Promise.resolve(),
    ...change,
  });
  const go = async (url: string, contents: SlotContent[], isInPlace = false) => {
    const route = at(url);
    const prepared = await manager.prepare(route, contents, isInPlace);
    current = route;
    prepared.commit();
    await Promise.resolve();
  };
  return { manager, onError, go, stand: (url: string) => void (current = at(url)) };
};

beforeEach(() => {
  mount.mockClear();
  document.body.innerHTML = AREAS.map((name) => `<div data-area="${name}"></div>`).join('');
});

describe('createSlotManager', () => {
  it('hydrates server HTML and renders empty slots', async () => {
    const header = area('header');
    if (header) header.innerHTML = '<div data-slot="header">från servern</div>';
    await startAll(build().manager);
    expect(shown('header')).toEqual(['från servern']);
    expect(mount.mock.calls.find(([, , input]) => input.slot === 'header')?.[2].data).toBe('server');
    expect(shown('footer')).toEqual(['footer:laddad']);
    expect(shown('page')).toEqual(['start-page:laddad']);
  });

  it('hydrates deferred slots after all others, on intent', async () => {
    const footer = area('footer');
    if (footer) footer.innerHTML = '<div data-slot="footer">från servern</div>';
    const { promise, resolve } = Promise.withResolvers<void>();
    const { manager } = build({ onIntent: () => promise, initialData: () => ({ data: 'server' }) });
    const mounted = () => mount.mock.calls.map(([, , { slot }]) => slot);
    await manager.start({ isError: false });
    const late = manager.startDeferred();
    expect(mounted()).toContain('start-page');
    expect(mounted()).not.toContain('footer');
    expect(shown('footer')).toEqual(['från servern']);
    resolve();
    await late;
    expect(mounted()).toContain('footer');
  });

  it('hydrates on the first interaction what says so, but renders it at once where the server has not', async () => {
    const about = { ...FORMER_DESCRIPTIONS, footer: { ...FORMER_DESCRIPTIONS.footer, hydratesOnInteraction: true } };
    const footer = area('footer');
    if (footer) footer.innerHTML = '<div data-slot="footer">från servern</div>';
    const { manager } = build({ about, isNewVisitor: true, initialData: () => ({ data: 'server' }) });
    const mounted = () => mount.mock.calls.map(([, , { slot }]) => slot);
    await startAll(manager);
    expect(mounted()).not.toContain('footer');
    await manager.startOnInteraction();
    expect(mounted().filter((slot) => slot === 'footer')).toHaveLength(1);
    if (footer) footer.innerHTML = '<div data-slot="footer" data-slot-failed="">reserv</div>';
    await startAll(build({ about, isNewVisitor: true }).manager);
    expect(shown('footer')).toEqual(['footer:laddad']);
  });

  it('renders on the first interaction what is rendered in the browser alone and says so', async () => {
    const consent = { ...FORMER_DESCRIPTIONS['cookie-consent'], hydratesOnInteraction: true };
    const about = { ...FORMER_DESCRIPTIONS, 'cookie-consent': consent };
    const { manager } = build({ about, isNewVisitor: true, isOffered: (slot) => slot === 'cookie-consent' });
    await startAll(manager);
    expect(shown('overlay')).toEqual(['']);
    await manager.startOnInteraction();
    expect(shown('overlay')).toEqual(['cookie-consent:laddad']);
  });

  it.each([
    ['who has been here before', { isNewVisitor: false }, '/se'],
    ['whom a link’s query asks for something', { isNewVisitor: true }, '/se?unsubscribe=1'],
  ])('lets nothing wait for one %s', async (_who, change, url) => {
    const about = { ...FORMER_DESCRIPTIONS, footer: { ...FORMER_DESCRIPTIONS.footer, hydratesOnInteraction: true } };
    const footer = area('footer');
    if (footer) footer.innerHTML = '<div data-slot="footer">från servern</div>';
    const { manager, stand } = build({ about, ...change, initialData: () => ({ data: 'server' }) });
    stand(url);
    await startAll(manager);
    expect(mount.mock.calls.map(([, , { slot }]) => slot)).toContain('footer');
  });

  it('skips a deferred slot that was removed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { manager, go } = build({ onIntent: () => promise });
    await manager.start({ isError: false });
    const late = manager.startDeferred();
    await go('/se/checkout', [content('checkout-page', 1)]);
    resolve();
    await late;
    expect(mount.mock.calls.map(([, , { slot }]) => slot)).not.toContain('footer');
  });

  it('renders again where the server left a fallback', async () => {
    const footer = area('footer');
    if (footer) footer.innerHTML = '<div data-slot="footer" data-slot-failed="">reserv</div>';
    await startAll(build().manager);
    expect(shown('footer')).toEqual(['footer:laddad']);
  });

  it('leaves out slots that no release offers, and the page on an error page', async () => {
    await startAll(build().manager, true);
    expect(shown('overlay')).toEqual([]);
    expect(shown('page')).toEqual([]);
    expect(shown('header')).toEqual(['header:laddad']);
  });

  it.each([
    [
      'cannot be loaded',
      { load: async (slot: SlotName) => ({ slot, module: null, data: null, error: new Error('borta') }) },
    ],
    [
      'cannot be mounted',
      {
        mount: () => {
          throw new Error('borta');
        },
      },
    ],
  ])('a slot that %s shows its fallback and is reported', async (_why, change) => {
    const { manager, onError } = build(change as Partial<SlotManagerOptions>);
    await act(() => startAll(manager));
    expect(area('header')?.querySelector('form')?.getAttribute('action')).toBe('/se/search');
    expect(area('page')?.textContent).toContain('Försök igen');
    expect(area('footer')?.textContent).toContain('Köpvillkor');
    expect(onError).toHaveBeenCalled();
  });

  it('a slot that throws after its render shows its fallback, which can retry', async () => {
    const lost = new Map<SlotName, () => void>();
    const { manager } = build({
      mount: (element, module, input) => {
        if (input.onLost) lost.set(input.slot, input.onLost);
        return mount(element, module, input);
      },
    });
    await startAll(manager);
    expect(shown('page')).toEqual(['start-page:laddad']);
    await act(async () => lost.get('start-page')?.());
    await waitFor(() => expect(area('page')?.querySelector('h1')?.textContent).toBe('Sidan kunde inte visas'));
    await act(async () => {
      [...(area('page')?.querySelectorAll('button') ?? [])]
        .find((button) => button.textContent === 'Försök igen')
        ?.click();
    });
    expect(shown('page')).toEqual(['start-page:laddad']);
  });

  it('deferred content shows the fallback without a report, and replaces it when loaded', async () => {
    const { manager, go, onError } = build();
    await startAll(manager);
    await go('/se/checkout', [content('checkout-page', 1)]);
    const { promise: later, resolve } = Promise.withResolvers<SlotContent>();
    const late = { ...content('footer'), module: null, later };
    await act(() => go('/se', [content('usp-bar', 2), content('start-page', 2), late]));
    expect(area('footer')?.textContent).toContain('Köpvillkor');
    expect(onError).not.toHaveBeenCalled();
    await act(async () => resolve(content('footer', 'sen')));
    await waitFor(() => expect(shown('footer')).toEqual(['footer:sen']));
  });

  it('child slots hydrate in the server’s HTML of a parent whose code is slow, and continue when it is loaded', async () => {
    jest.useFakeTimers();
    const header = area('header');
    if (header)
      header.innerHTML =
        '<div data-slot="header">sidhuvud<div data-slot="cart-widget">2 varor</div><div data-slot="member-widget">Logga in</div></div>';
    const { promise, resolve } = Promise.withResolvers<AnySlotModule>();
    const { manager } = build({
      initialData: () => ({ data: 'server' }),
      loadModule: (slot) => (slot === 'header' ? promise : Promise.resolve(MODULE)),
    });
    const mounted = () => mount.mock.calls.map(([, , { slot }]) => slot);
    const starting = manager.start({ isError: false });
    await jest.advanceTimersByTimeAsync(3999);
    expect(mounted()).not.toContain('cart-widget');
    await jest.advanceTimersByTimeAsync(1);
    expect(mounted()).toEqual(expect.arrayContaining(['cart-widget', 'member-widget']));
    expect(area('header')?.textContent).toBe('sidhuvud2 varorLogga in');
    resolve(MODULE);
    await starting;
    jest.useRealTimers();
    // The hydrated header mounts its children in their elements.
    mount.mockClear();
    const element = area('header')?.querySelector<HTMLElement>('[data-slot="cart-widget"]');
    if (!element) throw new Error('The cart has no place');
    const leave = manager.mountChild('cart-widget', element);
    expect(mount).not.toHaveBeenCalled();
    leave();
    await waitFor(() => expect(element.textContent).toBe(''));
  });

  it('a slot whose data are slow shows its fallback meanwhile, children and all', async () => {
    jest.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<SlotContent>();
    const { manager } = build({
      initialData: () => null,
      load: (slot) => (slot === 'header' ? promise : Promise.resolve(content(slot, 'lever'))),
    });
    const starting = manager.start({ isError: false });
    await act(() => jest.advanceTimersByTimeAsync(4000));
    await act(() => starting);
    jest.useRealTimers();
    await waitFor(() => expect(area('header')?.textContent).toContain('cart-widget:lever'));
    await act(async () => resolve(content('header', 'sent')));
    await waitFor(() => expect(shown('header')).toEqual(['header:sent']));
  });

  it('deferred content is dropped when its page has gone', async () => {
    const { manager, go } = build();
    await startAll(manager);
    const { promise: later, resolve } = Promise.withResolvers<SlotContent>();
    const filters = { ...content('filters'), module: null, later };
    await act(() => go('/se/category/7', [content('list-page', 1), content('side-menu'), filters]));
    expect(area('left')?.textContent).toContain('Filtren kunde inte visas.');
    await act(() => go('/se/product/5', [content('product-page', 5)]));
    mount.mockClear();
    resolve(content('filters', 'sen'));
    await later;
    await Promise.resolve();
    expect(mount).not.toHaveBeenCalled();
  });

  it('the cart survives when only the header is lost', async () => {
    const { manager } = build({
      load: async (slot) =>
        slot === 'header' ? { slot, module: null, data: null, error: new Error('borta') } : content(slot, 'lever'),
    });
    await act(() => startAll(manager));
    await waitFor(() => expect(area('header')?.textContent).toContain('cart-widget:lever'));
  });

  it('"Försök igen" in a fallback loads the slot again', async () => {
    let isBroken = true;
    const { manager } = build({
      load: async (slot) =>
        isBroken ? { slot, module: null, data: null, error: new Error('borta') } : content(slot, 'ny'),
    });
    await act(() => startAll(manager));
    isBroken = false;
    await act(async () => {
      [...(area('page')?.querySelectorAll('button') ?? [])]
        .find((button) => button.textContent === 'Försök igen')
        ?.click();
    });
    expect(shown('page')).toEqual(['start-page:ny']);
  });

  it('reports when even the retry cannot load the code', async () => {
    const onCodeLost = jest.fn();
    let isCodeLost = false;
    const lost = (slot: SlotName) => ({ ...content(slot), module: null, error: new Error('borta'), isCodeLost });
    const { manager } = build({ load: async (slot) => lost(slot), onCodeLost });
    await act(() => startAll(manager));
    const retry = () =>
      act(async () => [...(area('page')?.querySelectorAll('button') ?? [])].find(Boolean)?.click() ?? undefined);
    await retry();
    expect(onCodeLost).not.toHaveBeenCalled();
    isCodeLost = true;
    await retry();
    expect(onCodeLost).toHaveBeenCalledTimes(1);
  });

  it('shows the old page until the new one is rendered, then only the new one', async () => {
    const { manager } = build();
    await startAll(manager);
    const prepared = await manager.prepare(at('/se/product/5'), [content('product-page', 5)], false);
    const entering = area('page')?.querySelector<HTMLElement>('[data-entering]');
    expect(shown('page')).toEqual(['start-page:laddad', 'product-page:5']);
    expect(entering?.inert).toBe(true);
    prepared.commit();
    expect(shown('page')).toEqual(['product-page:5']);
    expect(entering?.hasAttribute('data-entering')).toBe(false);
    expect(entering?.inert).toBe(false);
  });

  it('shows the prerendered slot of the very same content', async () => {
    const { manager, go } = build();
    await startAll(manager);
    const next = content('product-page', 'nästa');
    manager.prerender(at('/se/product/5'), [next]);
    manager.prerender(at('/se/product/5'), [next]);
    await waitFor(() =>
      expect(mount).toHaveBeenLastCalledWith(expect.anything(), MODULE, expect.objectContaining({ isPrerender: true })),
    );
    const rendered = mount.mock.lastCall?.[0];
    expect(rendered?.isConnected).toBe(false);
    expect(shown('page')).toEqual(['start-page:laddad']);
    const count = mount.mock.calls.length;
    await go('/se/product/5', [next]);
    expect(shown('page')).toEqual(['product-page:nästa']);
    expect(area('page')?.firstElementChild).toBe(rendered);
    expect((mount.mock.results.at(-1)?.value as ReturnType<typeof mount> | undefined)?.update).toHaveBeenCalledWith({
      isPrerender: false,
    });
    expect(mount).toHaveBeenCalledTimes(count);
  });

  it('renders other content, and discards the prerendered slot', async () => {
    const { manager, go } = build();
    await startAll(manager);
    manager.prerender(at('/se/product/5'), [content('product-page', 'en annan')]);
    await waitFor(() => expect(mount.mock.lastCall?.[2].isPrerender).toBe(true));
    const rendered = mount.mock.lastCall?.[0];
    await go('/se/product/6', [content('product-page', 'vald')]);
    expect(shown('page')).toEqual(['product-page:vald']);
    await waitFor(() => expect(rendered?.childNodes).toHaveLength(0));
  });

  it('a discarded page leaves the old one as it was', async () => {
    const { manager } = build();
    await startAll(manager);
    (await manager.prepare(at('/se/product/5'), [content('product-page', 5)], false)).discard();
    expect(shown('page')).toEqual(['start-page:laddad']);
  });

  it('updates the same page in place instead of rendering it again', async () => {
    const { manager, go } = build();
    await startAll(manager);
    await go('/se/category/7', [content('list-page', 'a'), content('filters', 'a'), content('side-menu', 'a')]);
    const before = area('page')?.firstElementChild;
    await go(
      '/se/category/7?f=x',
      [content('list-page', 'b'), content('filters', 'b'), content('side-menu', 'b')],
      true,
    );
    expect(shown('page')).toEqual(['list-page:b']);
    expect(area('page')?.firstElementChild).toBe(before);
    expect(shown('left')).toEqual(['side-menu:b', 'filters:b']);
  });

  it('loads only slots that are not on the page, and removes USP bar and footer for checkout and back', async () => {
    const { manager, go } = build();
    await startAll(manager);
    expect(manager.slotsToLoad(at('/se/product/5'))).toEqual(['product-page']);
    await go('/se/checkout', [content('checkout-page', 1)]);
    expect([shown('usp'), shown('footer')]).toEqual([[], []]);
    expect(manager.slotsToLoad(at('/se'))).toEqual(['usp-bar', 'start-page', 'footer']);
    await go('/se', [content('usp-bar', 2), content('start-page', 2), content('footer', 2)]);
    expect([shown('usp'), shown('footer')]).toEqual([['usp-bar:2'], ['footer:2']]);
  });

  describe('a child slot that waits for the first interaction of a new visitor', () => {
    const about = {
      ...FORMER_DESCRIPTIONS,
      'cart-widget': { ...FORMER_DESCRIPTIONS['cart-widget'], hydratesOnInteraction: true },
    };
    const serverElement = (): HTMLElement => {
      document.body.innerHTML = '<div data-slot="cart-widget"><a href="/se/checkout">Varukorg</a></div>';
      return document.body.firstElementChild as HTMLElement;
    };
    const start = (change: Partial<SlotManagerOptions> = {}) => {
      const used = Promise.withResolvers<void>();
      const { manager } = build({ about, isNewVisitor: true, whenUsed: used.promise, ...change });
      const element = serverElement();
      return { element, use: used.resolve, leave: manager.mountChild('cart-widget', element) };
    };

    it('hydrates with it, and repeats the press that was it', async () => {
      const { element, use } = start({ initialData: () => ({ data: null }) });
      const link = element.querySelector('a');
      await Promise.resolve();
      expect(mount).not.toHaveBeenCalled();
      link?.click();
      const opened = jest.fn((event: Event) => event.preventDefault());
      link?.addEventListener('click', opened);
      use();
      await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
      expect(mount).toHaveBeenCalledTimes(1);
    });

    it('does not once its parent has left', async () => {
      const { use, leave } = start();
      leave();
      use();
      await Promise.resolve();
      await Promise.resolve();
      expect(mount).not.toHaveBeenCalled();
    });

    it('hydrates at once for who has been here before', async () => {
      start({ isNewVisitor: false });
      await waitFor(() => expect(mount).toHaveBeenCalledTimes(1));
    });
  });

  it('ignores a child slot that no release offers', () => {
    const element = document.createElement('div');
    build().manager.mountChild('poll', element)();
    expect(mount).not.toHaveBeenCalled();
  });

  it('mounts a child slot in its parent’s element and leaves the element on unmount', async () => {
    const { manager } = build();
    const element = document.createElement('div');
    document.body.append(element);
    const leave = manager.mountChild('cart-widget', element);
    await waitFor(() => expect(element.textContent).toBe('cart-widget:laddad'));
    leave();
    await waitFor(() => expect(element.textContent).toBe(''));
    expect(element.isConnected).toBe(true);
  });
});
