/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, TEST_NOW, testMember, testPage, type TestPlatformOptions } from '@shop/testing';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { TEST_TREE } from '../../testing/section-fixture.ts';
import slot from './slot.tsx';

const api = { 'GET section/tree/:languageOrKey': () => ({ data: TEST_TREE }) };
const start = (options: TestPlatformOptions & { route?: Partial<RouteSnapshot> } = {}) =>
  renderSlot(slot, { slot: 'header', api, ...options });

const childSlots = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-slot]')].map(({ dataset }) => dataset.slot);

describe('the header', () => {
  it('[2.4-01] [2.4-03] [2.4-04] [2.4-05] [2.4-06] holds logo, search, member widget, cart widget and hamburger', async () => {
    const { container } = await start();
    expect(screen.getByRole('link', { name: /till startsidan/ }).getAttribute('href')).toBe('/se');
    expect(screen.getByRole('searchbox', { name: 'Sök i butiken' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Meny' })).toBeTruthy();
    expect(childSlots(container)).toEqual(['member-widget', 'cart-widget']);
  });

  it('[2.4-08] [2.5-01] shows neither search, cart nor menus on checkout, but the way back, login and help', async () => {
    const { container } = await start({ route: { name: 'checkout', path: '/se/checkout', isCheckout: true } });
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Kategorier' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Meny' })).toBeNull();
    expect(childSlots(container)).toEqual(['member-widget']);
    expect(screen.getByRole('link', { name: /Tillbaka till butiken/ }).getAttribute('href')).toBe('/se');
    expect(screen.getByRole('link', { name: /Kundservice/ })).toBeTruthy();
  });

  it.each([
    [Date.UTC(2026, 11, 1), true],
    [Date.UTC(2027, 0, 10, 12), true],
    [Date.UTC(2027, 0, 11, 12), false],
    [TEST_NOW, false],
  ])('[2.4-12] is dressed for Christmas at %s: %s', async (now, isDressed) => {
    const { container } = await start({ now });
    expect(container.querySelector('header')?.hasAttribute('data-christmas')).toBe(isDressed);
  });

  it('[2.4-07] shows the staff menu to employees only', async () => {
    const { unmount } = await start();
    expect(screen.queryByRole('button', { name: 'Personalmeny' })).toBeNull();
    unmount();
    await start({ page: testPage({ user: testMember({ isEmployee: true }) }) });
    expect(screen.getByRole('button', { name: 'Personalmeny' })).toBeTruthy();
  });

  it('[6-37][6-38][3-31][3-32] lets an employee choose where products and admin open', async () => {
    const page = testPage({ user: testMember({ isEmployee: true }), classicHost: 'klassisk.example' });
    const saved: unknown[] = [];
    const { platform } = await start({
      page,
      api: {
        ...api,
        'PUT setting/:key': ({ params, body }) => (
          saved.push([params.key, body]),
          { data: { status: 'ok', value: true } }
        ),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Personalmeny' }));
    const classic = await screen.findByRole('link', { name: 'Till klassiska admin' });
    expect([classic.getAttribute('href'), classic.getAttribute('target')]).toEqual([
      'https://klassisk.example/admin/',
      null,
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Öppna produkter i admin' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Öppna admin i ny flik' }));
    expect(saved).toEqual([
      ['open_products_in_admin', { value: true }],
      ['open_classic_admin_in_new_tab', { value: true }],
    ]);
    expect(platform.store.get(platform.atoms.settings)).toMatchObject({
      open_products_in_admin: true,
      open_classic_admin_in_new_tab: true,
    });
    expect(classic.getAttribute('target')).toBe('_blank');
  });

  it('[2.4-02] opens the admin area with a triple tap of an employee, and nobody else’s', async () => {
    const { platform, unmount } = await start({ page: testPage({ user: testMember({ isEmployee: true }) }) });
    const logo = screen.getByRole('link', { name: /till startsidan/ });
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(logo);
    expect(platform.navigated).toEqual([{ to: '/admin/', options: undefined }]);
    unmount();
    const visitor = await start();
    for (let tap = 0; tap < 3; tap += 1) fireEvent.click(screen.getByRole('link', { name: /till startsidan/ }));
    expect(visitor.platform.navigated).toEqual([]);
  });
});

describe('the mega-menu', () => {
  const bar = () => screen.getByRole('button', { name: 'Gaming' });

  it('[2.5-08] [2.5-09] [O2.5-05] opens by keyboard with heading and "Gå till kategori", and closes with Escape', async () => {
    await start();
    bar().focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Gaming' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Gå till kategori' }).getAttribute('href')).toBe('/se/section/13-Gaming');
    expect(await screen.findByRole('link', { name: 'Mekaniska tangentbord' })).toBeTruthy();
    expect(bar().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(bar().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(bar());
  });

  it('[2.5-20] [2.5-21] opens with the first tap of a finger and lets the second through', async () => {
    await start();
    const tap = () => {
      fireEvent.pointerDown(bar(), { pointerType: 'touch' });
      return fireEvent.click(bar(), { detail: 1 });
    };
    expect(tap()).toBe(false);
    expect(bar().getAttribute('aria-expanded')).toBe('true');
    expect(tap()).toBe(true);
  });

  it('[O2.5-05] leads into the dropdown with the arrow down, also when it has to be loaded first', async () => {
    await start();
    bar().focus();
    await userEvent.keyboard('{ArrowDown}');
    const link = await screen.findByRole('link', { name: 'Gå till kategori' });
    await waitFor(() => expect(document.activeElement).toBe(link));
  });

  it('[O2.11-07] opens its first section for "Se alla kategorier" on a wide window, the drawer on a narrow one', async () => {
    const { platform } = await start();
    const { store, atoms, bus } = platform;
    store.set(atoms.viewport, { size: 'lg', isTouch: false });
    act(() => bus.emit('menu.open', {}));
    const link = await screen.findByRole('link', { name: 'Gå till kategori' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    store.set(atoms.viewport, { size: 'md', isTouch: true });
    act(() => bus.emit('menu.open', {}));
    expect(await screen.findByRole('dialog', { name: 'Meny' })).toBeTruthy();
  });

  it('[O2.5-05] moves along the bar with the arrows', async () => {
    await start();
    bar().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Spel & leksaker');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Kampanjer');
  });

  it('closes on a new page and when another dropdown opens', async () => {
    const { platform, update } = await start();
    bar().focus();
    await userEvent.keyboard(' ');
    update({ route: { name: 'section', path: '/se/section/13-Gaming', fullPath: '/se/section/13-Gaming' } });
    await waitFor(() => expect(bar().getAttribute('aria-expanded')).toBe('false'));
    await userEvent.keyboard(' ');
    platform.bus.emit('dropdown.opened', { name: 'cart' });
    await waitFor(() => expect(bar().getAttribute('aria-expanded')).toBe('false'));
  });
});

describe('the hamburger menu', () => {
  const open = async () => {
    const rendered = await start();
    await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
    const menu = await screen.findByRole('dialog', { name: 'Meny' });
    await within(menu).findByRole('button', { name: 'Gaming' });
    return { ...rendered, menu };
  };

  it('[2.7-01] [2.7-03] [2.7-04] [2.7-05] [2.7-06] [2.7-17] drills down from "Hem" with the way to each node itself', async () => {
    const { menu } = await open();
    const inMenu = (role: string, name: string) =>
      waitFor(() => {
        const found = [...menu.querySelectorAll<HTMLElement>(role)].find(
          (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
        );
        if (!found) throw new Error(`No ${role} ${name}`);
        return found;
      });
    expect((await inMenu('a', 'Till startsidan')).getAttribute('href')).toBe('/se');
    await userEvent.click(await inMenu('button', 'Gaming'));
    expect((await inMenu('a', 'Gå till Gaming')).getAttribute('href')).toBe('/se/section/13-Gaming');
    await userEvent.click(await inMenu('button', 'Tangentbord'));
    expect(await inMenu('a', 'Visa alla i Tangentbord')).toBeTruthy();
    expect(menu.querySelector('ol')?.textContent).toBe('Hem/Gaming/Tangentbord');
    await userEvent.click(await inMenu('button', 'Tillbaka till Gaming'));
    expect(await inMenu('a', 'Gå till Gaming')).toBeTruthy();
  });

  it('[2.7-07] [2.7-12] [2.7-13] [2.7-14] [O2.7-01] [O2.7-02] links to campaigns, customer service, stores and business', async () => {
    const { menu } = await open();
    const links = [...menu.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['Kampanjer', '/se/campaigns'],
        ['Kundservice', '/se/info/1-Kundservice'],
        ['Våra butiker', '/se/info/5-Vara-butiker'],
        ['Företag', '/se/campaign/8827-Pixelhamn-Foretag'],
      ]),
    );
  });

  it('[2.7-18] closes on a new page', async () => {
    const { menu, update } = await open();
    expect(menu).toHaveProperty('open', true);
    update({ route: { name: 'campaigns', path: '/se/campaigns', fullPath: '/se/campaigns' } });
    await waitFor(() => expect(menu).toHaveProperty('open', false));
  });
});
