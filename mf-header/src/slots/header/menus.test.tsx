/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, renderSlot, testMember, testPage, TEST_NOW, type TestPlatformOptions } from '@shop/testing';
import type { Store } from '@shop/contracts/api/content';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { HOVER_DELAY_MS } from './hover-intent.ts';
import { TEST_TREE } from '../../testing/section-fixture.ts';
import slot from './slot.tsx';

const CALL = 'GET section/tree/:languageOrKey';
const found = () => ({ data: TEST_TREE });
/** The bar comes with the page; what the menus fetch after it is `later`. */
const start = async (later: () => unknown = found, options: TestPlatformOptions = {}) => {
  let isFirst = true;
  const answer = () => {
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst ? found() : later();
  };
  return renderSlot(slot, { slot: 'header', api: { [CALL]: answer }, ...options });
};
const openBurger = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  return screen.findByRole('dialog', { name: 'Meny' });
};
const nav = ({ store, atoms }: Awaited<ReturnType<typeof start>>['platform']) => store.get(atoms.nav);

describe('the nav state of the page', () => {
  it('[3-83] [3-84] [4-52] [4-53] [4-55] waits for the menu with section and categories, and fetches nothing for it', async () => {
    const { platform, update } = await start();
    update({ route: { name: 'category', path: '/se/category/227', params: { region: 'se', id: '227' } } });
    expect(nav(platform)).toEqual({
      section: null,
      categories: [],
      custom: null,
      menu: { status: 0, msg: '', staticTree: null, manufacturerTree: null, burgerOpen: false },
    });
    // The one of the bar, which came with the page.
    expect(platform.calls).toHaveLength(1);
    const menu = await openBurger();
    await within(menu).findByRole('button', { name: 'Gaming' });
    expect(nav(platform)).toMatchObject({
      section: 13,
      categories: [226, 227],
      menu: { status: 1, msg: '', burgerOpen: true },
    });
  });

  it('[3-82] holds nodes with id, title, route, icon, hasNext, next and previous', async () => {
    const { platform } = await start();
    const menu = await openBurger();
    const gaming = await within(menu)
      .findByRole('button', { name: 'Gaming' })
      .then(() => nav(platform).menu.staticTree?.next[0]);
    expect(gaming).toMatchObject({
      id: 'section-13',
      title: 'Gaming',
      route: '/se/section/13-Gaming',
      icon: 'gamepad-2',
      hasNext: true,
      previous: [{ id: 'home', title: 'Hem' }],
    });
    expect(gaming?.next.map(({ title, hasNext }) => [title, hasNext])).toEqual([
      ['Tangentbord', true],
      ['Möss', false],
    ]);
  });

  it('[4-54] [4-55] keeps the failure with its message, and places the page when a retry succeeds', async () => {
    let later = (): unknown => {
      throw apiFailure(503, 'UNAVAILABLE', 'Menyn uppdateras just nu.');
    };
    const { platform, update } = await start(() => later());
    update({ route: { name: 'section', path: '/se/section/13', params: { region: 'se', id: '13' } } });
    const menu = await openBurger();
    await within(menu).findByText('Menyn uppdateras just nu.');
    expect(nav(platform)).toMatchObject({ section: null, menu: { status: -1, msg: 'Menyn uppdateras just nu.' } });
    later = found;
    act(() => platform.bus.emit('connected', {}));
    await within(menu).findByRole('link', { name: 'Gå till Gaming' });
    expect(nav(platform)).toMatchObject({ section: 13, menu: { status: 1, msg: '' } });
  });

  it('[3-83] names a special section, which is not in the tree, as custom', async () => {
    const { platform, update } = await start();
    update({ route: { name: 'section', path: '/se/section/s12', params: { region: 'se', id: 's12' } } });
    const menu = await openBurger();
    await within(menu).findByRole('button', { name: 'Gaming' });
    expect(nav(platform)).toMatchObject({ section: null, custom: 's12' });
  });
});

describe('the hamburger menu', () => {
  const currentLevel = (menu: HTMLElement) =>
    within(menu)
      .findByRole('group')
      .then((level) => level.getAttribute('aria-label'));
  const at = (id: string) => ({ name: 'category', path: `/se/category/${id}`, params: { region: 'se', id } }) as const;

  it('[3-83] [2.7-01] opens at the level that the page lies in, with the trail from "Hem"', async () => {
    const { update } = await start();
    update({ route: at('226') });
    const menu = await openBurger();
    expect(await currentLevel(menu)).toBe('Tangentbord');
    expect(within(menu).getByRole('link', { name: 'Visa alla i Tangentbord' })).toBeTruthy();
    const trail = within(menu).getAllByRole('button', { name: /^(Hem|Gaming)$/ });
    expect(trail.map(({ textContent }) => textContent)).toEqual(['Hem', 'Gaming']);
    // Without anything below it, a category is found among its siblings.
    await userEvent.click(within(menu).getByRole('button', { name: 'Hem' }));
    expect(await currentLevel(menu)).toBe('Hem');
    update({ route: at('230') });
    expect(await currentLevel(menu)).toBe('Gaming');
    update({ route: { name: 'cart', path: '/se/cart/1', params: { region: 'se' } } });
    expect(await currentLevel(menu)).toBe('Hem');
  });

  it('[2.2-29] [O2.2-02] opens at the branch of category 3144 on campaign 6813, and at no other campaign’s', async () => {
    const { update } = await start();
    const campaign = (id: string) =>
      ({ name: 'campaign', path: `/se/campaign/${id}`, params: { region: 'se', id } }) as const;
    update({ route: campaign('6813') });
    const menu = await openBurger();
    expect(await currentLevel(menu)).toBe('Samlarfigurer');
    update({ route: campaign('8827') });
    expect(await currentLevel(menu)).toBe('Hem');
  });

  it('[7.9-07] has the user icon beside the way to the login', async () => {
    const { platform } = await start();
    const menu = await openBurger();
    const entry = within(menu).getByRole('button', { name: 'Logga in' });
    expect(entry.querySelector('img')?.getAttribute('src')).toBe('/api/dynimg/icon/user/1A1A1D');
    await userEvent.click(entry);
    expect(platform.emitted).toContainEqual({ name: 'login.open', payload: { mode: 'login' } });
    expect(nav(platform).menu.burgerOpen).toBe(false);
  });

  it('[7.9-07] has it beside a member’s own pages', async () => {
    await start(found, { page: testPage({ user: testMember() }) });
    const menu = await openBurger();
    const entry = within(menu).getByRole('link', { name: /^Mina sidor/ });
    expect(entry.getAttribute('href')).toBe('/se/member/orders');
    expect(entry.querySelector('img')?.getAttribute('src')).toBe('/api/dynimg/icon/user/1A1A1D');
  });

  it('[2.7-15] [2.7-16] [8-23] shows a spinner, then the error, and the menu after "Försök igen"', async () => {
    let fail = (_error: Error): void => undefined;
    let later = (): unknown => new Promise((_resolve, reject) => (fail = reject));
    await start(() => later());
    const menu = await openBurger();
    expect((await within(menu).findByRole('status')).textContent).toContain('Laddar menyn');
    await act(async () => fail(new Error('gone')));
    expect((await within(menu).findByRole('alert')).textContent).toContain('Fel vid laddning av menyn.');
    later = found;
    await userEvent.click(within(menu).getByRole('button', { name: 'Försök igen' }));
    expect(await within(menu).findByRole('button', { name: 'Gaming' })).toBeTruthy();
  });

  describe('my store', () => {
    const LUND = {
      id: 27,
      name: 'Lund',
      openingHours: {
        weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, open: '00:00', close: '23:59' })),
        exceptions: [],
      },
    } as unknown as Store;

    it('is chosen there when there is none, and says nothing before that is known', async () => {
      const { platform } = await start();
      const menu = await openBurger();
      expect(within(menu).queryByRole('button', { name: /butik/ })).toBeNull();
      act(() => platform.store.set(platform.atoms.myStore, null));
      await userEvent.click(within(menu).getByRole('button', { name: 'Välj din butik' }));
      expect(platform.emitted.map(({ name }) => name)).toContain('store.pick');
      // The menu would lie over the dialog.
      expect(nav(platform).menu.burgerOpen).toBe(false);
    });

    it('stands there with its hours of today and a link to its page, and can be changed', async () => {
      const { platform } = await start();
      const menu = await openBurger();
      act(() => platform.store.set(platform.atoms.myStore, LUND));
      const link = within(menu).getByRole('link', { name: 'Min butik: Lund – Öppet till 23:59' });
      expect(link.getAttribute('href')).toBe('/se/store/27-Lund');
      expect(within(menu).getByRole('button', { name: 'Byt butik' })).toBeTruthy();
    });
  });

  it('[2.7-02] has an arrow back to the level above', async () => {
    await start();
    const menu = await openBurger();
    await userEvent.click(await within(menu).findByRole('button', { name: 'Gaming' }));
    await userEvent.click(await within(menu).findByRole('button', { name: 'Tillbaka till Hem' }));
    expect(await within(menu).findByRole('button', { name: 'Gaming' })).toBeTruthy();
    expect(within(menu).queryByRole('button', { name: /^Tillbaka till/ })).toBeNull();
  });

  it.each([
    [Date.UTC(2026, 10, 25, 10), 'Black Week', '/se/campaign/7866-Black-Week'],
    [TEST_NOW, 'Kampanjer', '/se/campaigns'],
  ])('[2.7-07] [2.7-08] [2.7-09] links at %s to "%s"', async (now, name, to) => {
    await start(found, { now });
    const menu = await openBurger();
    await within(menu).findByRole('button', { name: 'Gaming' });
    expect(within(menu).getByRole('link', { name }).getAttribute('href')).toBe(to);
  });
});

describe('the mega menu', () => {
  afterEach(() => void jest.useRealTimers());

  it('[2.5-10] [9-77] lays categories out in columns that break between them, with up to five links each', async () => {
    await start(() => {
      const [gaming, ...rest] = TEST_TREE.sections;
      const [keyboards, ...others] = gaming?.categories ?? [];
      if (!gaming || !keyboards) throw new Error('no fixture');
      const subCategories = Array.from({ length: 5 }, (_, index) => ({
        id: 900 + index,
        name: `Sort ${index}`,
        icon: 'box',
      }));
      const categories = [
        { ...keyboards, subCategories },
        {
          ...keyboards,
          id: 5,
          name: 'Många',
          subCategories: [...subCategories, { id: 999, name: 'Sjätte', icon: 'box' }],
        },
        ...others,
      ];
      return { data: { ...TEST_TREE, sections: [{ ...gaming, categories }, ...rest] } };
    });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Gaming' }), { key: 'ArrowDown' });
    const group = (name: string) =>
      screen.findByRole('heading', { name }).then((heading) => heading.closest('section'));
    const links = (element: HTMLElement | null) =>
      [...(element?.querySelectorAll('li a') ?? [])].map((a) => a.textContent);
    const few = await group('Tangentbord');
    expect(links(few)).toEqual(['Sort 0', 'Sort 1', 'Sort 2', 'Sort 3', 'Sort 4']);
    expect(links(await group('Många'))).toEqual(['Sort 0', 'Sort 1', 'Sort 2', 'Sort 3', 'Visa fler']);
    expect(few?.parentElement?.className).toContain('masonry');
  });

  it('[O2.5-06] names each campaign once, none of them set apart', async () => {
    await start(() => {
      const sections = TEST_TREE.sections.map((section) =>
        section.id === 21
          ? {
              ...section,
              categories: Array.from({ length: 6 }, (_, id) => ({
                id: 5000 + id,
                name: `Kampanj ${id}`,
                icon: 'tag',
                isCampaign: true,
                subCategories: [],
              })),
            }
          : section,
      );
      return { data: { ...TEST_TREE, sections } };
    });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Kampanjer' }), { key: 'ArrowDown' });
    await screen.findByRole('link', { name: 'Kampanj 5' });
    const names = screen.getAllByRole('link', { name: /^Kampanj \d/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Kampanj 0', 'Kampanj 1', 'Kampanj 2', 'Kampanj 3', 'Kampanj 4', 'Kampanj 5']);
    expect(document.querySelector('.right')).toBeNull();
  });

  it('[4-33][9-83] opens 200 ms after the pointer has come to rest, and not before, and tells what must then stay away', async () => {
    const { platform } = await start();
    const entry = screen.getByRole('button', { name: 'Gaming' });
    jest.useFakeTimers();
    fireEvent.pointerEnter(entry, { pointerType: 'mouse' });
    act(() => void jest.advanceTimersByTime(HOVER_DELAY_MS - 1));
    expect(platform.emitted).toEqual([]);
    expect([HOVER_DELAY_MS, entry.getAttribute('aria-expanded')]).toEqual([200, 'false']);
    act(() => void jest.advanceTimersByTime(1));
    expect(entry.getAttribute('aria-expanded')).toBe('true');
    // The member widget then dismisses its login prompt.
    expect(platform.emitted).toContainEqual({ name: 'dropdown.opened', payload: { name: 'mega-menu' } });
  });
});

describe('the header of an employee', () => {
  const employee = { page: testPage({ user: testMember({ isEmployee: true }) }) };

  it('[6-35] opens the admin hub by three taps on the logo', async () => {
    const { platform } = await start(found, employee);
    const logo = screen.getByRole('link', { name: /till startsidan/ });
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(logo);
    expect(platform.navigated.map(({ to }) => to)).toEqual(['/admin/']);
  });

  it('[6-36] holds the admin hamburger menu, with the way to the hub', async () => {
    await start(found, employee);
    await userEvent.click(screen.getByRole('button', { name: 'Personalmeny' }));
    expect((await screen.findByRole('link', { name: 'Till admin' })).getAttribute('href')).toBe('/admin/');
  });
});

describe('for an anonymous visitor', () => {
  it('[6-01] [6-02] the header offers every section and the search', async () => {
    await start();
    expect(screen.getByRole('search').getAttribute('action')).toBe('/se/search');
    const bar = within(screen.getByRole('navigation', { name: 'Kategorier' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Kampanjer', 'Gaming', 'Spel & leksaker', 'Fyndvaror']),
    );
  });

  it('[7.7-10] the sections come from section/tree of the shop’s language', async () => {
    const asked: unknown[] = [];
    await renderSlot(slot, {
      slot: 'header',
      api: { [CALL]: ({ params }) => (asked.push(params.languageOrKey), found()) },
    });
    expect(asked).toEqual(['sv']);
  });
});
