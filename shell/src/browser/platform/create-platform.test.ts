/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { matchUrl } from '@shop/contracts/routing';
import { createTestPlatform, testPage } from '@shop/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { createPlatform } from './create-platform.ts';

const at = (url: string) => {
  const { route } = matchUrl(url);
  if (!route) throw new Error('no route');
  return route;
};

const build = (page = testPage()) => {
  const { store, bus, api, modals, toasts } = createTestPlatform();
  return {
    store,
    ...createPlatform(
      { page, isShared: false },
      {
        store,
        bus,
        api,
        modals,
        toasts,
        navigate: async () => undefined,
        mountSlot: () => () => undefined,
        isNewVisitor: false,
        whenUsed: Promise.resolve(),
      },
    ),
  };
};

describe('createPlatform', () => {
  it('[2.2-12][2.2-13][3-130] has the current and the previous route with all their parts', () => {
    const { platform, setRoute, store } = build(testPage({ route: at('/se/search/mus?f=a&f=b#topp') }));
    expect(store.get(platform.atoms.previousRoute)).toBeNull();
    setRoute(store, at('/se/product/5-mus'));
    expect(store.get(platform.atoms.route).fullPath).toBe('/se/product/5-mus');
    expect(store.get(platform.atoms.previousRoute)).toEqual({
      name: 'search',
      path: '/se/search/mus',
      hash: '#topp',
      query: { f: ['a', 'b'] },
      params: { region: 'se', searchString: 'mus' },
      fullPath: '/se/search/mus?f=a&f=b#topp',
    });
  });

  it('[O2.1-18] tracks only with consent', () => {
    const { platform, store } = build();
    const heard = jest.fn();
    window.addEventListener('shop.track', heard);
    platform.track('pageview', { page: 'startpage' });
    expect(heard).not.toHaveBeenCalled();
    store.set(platform.atoms.consent, { necessary: true, marketing: true, personalisation: false });
    platform.track('pageview', { page: 'startpage' });
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: { event: 'pageview', page: 'startpage' } });
  });

  it('[2.2-20] writes links to category 3144 as links to campaign 6813, for every slot', () => {
    const { platform } = build();
    expect(platform.href('category', { id: 3144, name: 'Fynd' })).toMatch(/^\/se\/campaign\/6813-/);
  });

  it('[7.7-09] returns the texts of the pack that was loaded last', () => {
    const { platform, takePack } = build(testPage({ languagePack: { HEJ: 'Hej' } }));
    takePack({ HEJ: 'Hejsan' });
    expect(platform.text('HEJ')).toBe('Hejsan');
  });
});
