/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { createTestPlatform, testRoute, type TestPlatform } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mountAdminPanel } from './admin-panel.tsx';
import { isPanelOnAtom, isPanelShown, watchAdminPanel } from './watch-admin-panel.ts';

const EMPLOYEE = { id: 1, isEmployee: true, isAdmin: false } as never;
const ADMIN = { id: 2, isEmployee: true, isAdmin: true } as never;
const MEMBER = { id: 3, isEmployee: false, isAdmin: false } as never;

const build = (user: never | null) => {
  const platform = createTestPlatform({ page: { user } });
  const load = jest.fn();
  watchAdminPanel(platform, { storage: localStorage, load });
  return { platform, load };
};
const isShown = (platform: TestPlatform) => isPanelShown(platform);
const chord = (init: KeyboardEventInit = { key: 'Alt', shiftKey: true, altKey: true }) =>
  document.dispatchEvent(new KeyboardEvent('keydown', init));
const settings = (platform: TestPlatform, auto: boolean) =>
  platform.store.set(platform.atoms.settings, (before) => ({ ...before, auto_open_admin_panel: auto }));

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

describe('the admin panel', () => {
  it('[4-17][6-29] is fetched only when an employee has logged in, and once', () => {
    const { platform, load } = build(null);
    const { store, atoms } = platform;
    store.set(atoms.user, MEMBER);
    expect(load).not.toHaveBeenCalled();
    store.set(atoms.user, EMPLOYEE);
    store.set(atoms.user, { ...(EMPLOYEE as object) } as never);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[1-54][6-32][7.3-19] Shift and Alt toggle it for an employee and for an admin', () => {
    for (const user of [EMPLOYEE, ADMIN]) {
      localStorage.clear();
      const { platform } = build(user);
      expect(isShown(platform)).toBe(false);
      chord();
      expect(isShown(platform)).toBe(true);
      chord({ key: 'Shift', shiftKey: true, altKey: true });
      expect(isShown(platform)).toBe(false);
      chord({ key: 'Alt', altKey: true });
      expect(isShown(platform)).toBe(false);
    }
  });

  it('[6-30] no other user can toggle it', () => {
    for (const user of [null, MEMBER]) {
      const { platform } = build(user as never);
      chord();
      platform.bus.emit('admin-panel.toggle', {});
      expect(platform.store.get(isPanelOnAtom)).toBe(false);
    }
  });

  it('[6-33] Visa admin toggles it, and says why when the screen is too narrow', () => {
    const { platform } = build(EMPLOYEE);
    platform.bus.emit('admin-panel.toggle', {});
    expect(isShown(platform)).toBe(true);
    platform.bus.emit('admin-panel.toggle', {});
    expect(isShown(platform)).toBe(false);
    expect(platform.toasted).toEqual([]);
    platform.store.set(platform.atoms.viewport, { size: 'md', isTouch: false });
    platform.bus.emit('admin-panel.toggle', {});
    expect(platform.toasted).toEqual([
      { message: 'Adminpanelen visas när fönstret är minst 992 pixlar brett.', kind: 'info' },
    ]);
  });

  it('[3-23][6-31] opens by itself when settings.auto_open_admin_panel is on, and follows the setting', () => {
    const { platform } = build(EMPLOYEE);
    settings(platform, true);
    expect(isShown(platform)).toBe(true);
    settings(platform, false);
    expect(isShown(platform)).toBe(false);
    const next = createTestPlatform({
      page: {
        user: EMPLOYEE,
        settings: { ...platform.store.get(platform.atoms.settings), auto_open_admin_panel: true },
      },
    });
    watchAdminPanel(next, { storage: localStorage, load: () => undefined });
    expect(isShown(next)).toBe(true);
  });

  it('[2.3-04][6-34] shows only for an employee, switched on, on a screen wider than medium', () => {
    const { platform } = build(EMPLOYEE);
    const { store, atoms } = platform;
    chord();
    expect(isShown(platform)).toBe(true);
    store.set(atoms.viewport, { size: 'md', isTouch: false });
    expect(isShown(platform)).toBe(false);
    store.set(atoms.viewport, { size: 'lg', isTouch: false });
    store.set(atoms.user, null);
    expect(isShown(platform)).toBe(false);
  });

  it('[6-39] is told to slots only while it is showing, and never for anybody but an employee', () => {
    const { platform } = build(EMPLOYEE);
    const { store, atoms } = platform;
    const told = () => store.get(atoms.adminPanelShown);
    expect(told()).toBe(false);
    chord();
    expect(told()).toBe(true);
    store.set(atoms.viewport, { size: 'md', isTouch: false });
    expect(told()).toBe(false);
    store.set(atoms.viewport, { size: 'lg', isTouch: false });
    expect(told()).toBe(true);
    store.set(atoms.user, MEMBER);
    expect(told()).toBe(false);
  });

  it('can be closed from itself', async () => {
    const { platform } = build(EMPLOYEE);
    chord();
    act(() => mountAdminPanel(platform));
    const button = await screen.findByRole('button', { name: 'Stäng adminpanelen' });
    act(() => button.click());
    expect(isShown(platform)).toBe(false);
    expect(screen.queryByRole('complementary', { name: 'Adminpanel' })).toBeNull();
  });

  it('[O7-04] is stored for the employee and deleted at logout', () => {
    const { platform } = build(EMPLOYEE);
    chord();
    expect(isShown(build(EMPLOYEE).platform)).toBe(true);
    platform.store.set(platform.atoms.user, null);
    expect(localStorage.getItem('adminPanel')).toBeNull();
  });

  it('[O6-04] shows the figures of the shown product', async () => {
    const extra = {
      hasReceivedExtraData: true,
      articleNumber: 'A-17',
      ean: '7350000000017',
      statusCodes: [4],
      stockByPlace: { web: 12 },
      priceHistory: [{ price: 1299, validFrom: 1_790_000_000 }],
      popularity: 1,
      soldLast30Days: 31,
      isListed: true,
      campaigns: [],
      editPath: '/admin/product/5',
    };
    const platform = createTestPlatform({
      page: {
        user: EMPLOYEE,
        route: testRoute({ name: 'product', path: '/se/product/5', params: { region: 'se', id: '5' } }),
      },
      api: { 'GET product/extra-data': () => ({ data: { 5: extra } }) },
    });
    platform.store.set(platform.atoms.adminPanelShown, true);
    act(() => mountAdminPanel(platform));
    expect((await screen.findByText('A-17')).tagName).toBe('DD');
    expect(screen.getByRole('complementary', { name: 'Adminpanel' }).textContent).toContain('Lager web12');
    expect(screen.getByRole('link', { name: 'Till admin' }).getAttribute('href')).toBe('/admin/product/5');
  });
});
