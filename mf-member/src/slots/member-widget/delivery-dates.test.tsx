/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { apiFailure, type FakeApi, renderSlot } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadDeliveryDates } from '../../features/delivery-dates/load-delivery-dates.ts';
import { feedResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const DATES = { today: {}, tomorrow: { 15: '17:00' }, later: { 11: '2027-03-20' } };

const visit = async (api: FakeApi, zipCode: string | null = '41114') => {
  const user = testUser();
  const shown = await renderSlot(slot, {
    slot: 'member-widget',
    page: { user, zipCode },
    api: { 'GET user/feed': () => feedResponse([]), ...api },
  });
  await screen.findByText(user.username);
  const called = () => shown.platform.calls.filter(({ call }) => call === 'GET delivery-dates/:zipCode');
  const current = () => shown.platform.store.get(shown.platform.atoms.user);
  return { ...shown, called, current };
};
const respond: FakeApi = { 'GET delivery-dates/:zipCode': () => ({ data: { ...DATES, city: 'Göteborg' } }) };
const openPanel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Mina sidor/ }));
  return screen.findByRole('dialog', { name: 'Mina sidor' });
};

beforeAll(async () => {
  await import('./logged-in-widget.tsx');
  await import('./member-panel.tsx');
});
beforeEach(() => localStorage.clear());

describe('the delivery dates', () => {
  it('[4-18][7.3-11][O4-10] are loaded for a known zip code, once, and told in the dropdown', async () => {
    const { called, current, platform } = await visit(respond);
    await waitFor(() => expect(current()?.deliveryDates).toEqual(DATES));
    expect(called()).toMatchObject([{ params: { zipCode: '41114' } }]);
    act(() => platform.store.set(platform.atoms.user, testUser({ experiencePoints: 9000 })));
    expect((await openPanel()).textContent).toContain('Tidigaste leverans till 411 14: imorgon.');
    expect(called()).toHaveLength(1);
  });

  it('[4-18] are not loaded without a zip code', async () => {
    const { called } = await visit(respond, null);
    expect((await openPanel()).textContent).not.toContain('leverans');
    expect(called()).toEqual([]);
  });

  it('[4-71] give back the earliest day when a product page is left', async () => {
    const { current, platform } = await visit(respond);
    await waitFor(() => expect(current()?.earliestDeliveryDate).not.toBeNull());
    const earliest = current()?.earliestDeliveryDate;
    const go = (name: 'product' | 'index', path: string) =>
      act(() => platform.setRoute(platform.store, { ...platform.store.get(platform.atoms.route), name, path }));
    go('product', '/se/product/7');
    act(() =>
      platform.store.set(platform.atoms.user, (user) => user && { ...user, earliestDeliveryDate: '2027-12-01' }),
    );
    expect(current()?.earliestDeliveryDate).toBe('2027-12-01');
    go('index', '/se');
    await waitFor(() => expect(current()?.earliestDeliveryDate).toBe(earliest));
  });

  it('[8-04] fail with the status and the text of the body, say so, and can be fetched again', async () => {
    let isDown = true;
    const api: FakeApi = {
      'GET delivery-dates/:zipCode': () => {
        if (isDown) throw apiFailure(503, 'UNAVAILABLE', 'Leveransdatumen är inte tillgängliga.');
        return { data: { ...DATES, city: 'Göteborg' } };
      },
    };
    const { platform } = await visit(api);
    await expect(loadDeliveryDates(platform, '41114')).rejects.toMatchObject({
      code: 503,
      message: 'Leveransdatumen är inte tillgängliga.',
    });
    const panel = await openPanel();
    expect(panel.textContent).toContain('Leveransdatumen är inte tillgängliga.');
    // It costs its own line: the rest of the dropdown is there.
    expect(within(panel).getByRole('navigation', { name: 'Min kundprofil' })).toBeDefined();
    isDown = false;
    await userEvent.click(within(panel).getByRole('button', { name: 'Hämta leveransdatum' }));
    expect(await within(panel).findByText(/Tidigaste leverans till 411 14: imorgon\./)).toBeDefined();
  });
});
