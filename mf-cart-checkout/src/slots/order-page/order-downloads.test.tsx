/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Order } from '@shop/contracts/api/checkout';
import { apiFailure, renderSlot, type FakeApi } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { ANNA, testOrder } from '../../testing/checkout-fixtures.ts';
import { testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const GAME = testRow(1, { id: 'PX-1-0', product: { name: 'Spelet', isDigital: true } });
const TO_DOWNLOAD = { rowId: 'PX-1-0', openedAt: null, availableAt: null };

const open = async (change: Partial<Order>, handlers: FakeApi = {}, query = {}) => {
  const order = testOrder({ rows: [GAME], downloads: [TO_DOWNLOAD], ...change });
  const api: FakeApi = {
    'GET order/:id': () => ({ data: { order } }),
    'GET order/:id/:secret': () => ({ data: { order } }),
    'POST order/:id/download': () => ({ data: { codes: ['AAAAA-BBBBB'] } }),
    ...handlers,
  };
  const { platform } = await renderSlot(slot, {
    slot: 'order-page',
    route: { name: 'order', path: '/se/order/PX-1', params: { region: 'se', id: 'PX-1' }, query },
    api,
  });
  return { calls: () => platform.calls.filter(({ call }) => call === 'POST order/:id/download') };
};
const section = () => within(screen.getByRole('region', { name: 'Koder och presentkort' }));

describe('[O2.17-17] what is fetched on the page of the order', () => {
  it('asks for the consent that ends the right of withdrawal, at its box, before it fetches anything', async () => {
    const { calls } = await open({});
    await userEvent.click(section().getByRole('button', { name: 'Hämta koden' }));
    const box = section().getByRole('checkbox', { name: /går med på att ångerrätten då upphör/ });
    expect([document.activeElement, box.getAttribute('aria-invalid')]).toEqual([box, 'true']);
    expect(calls()).toEqual([]);
    await userEvent.click(box);
    await userEvent.click(section().getByRole('button', { name: 'Hämta koden' }));
    expect(await section().findByText('AAAAA-BBBBB')).toBeDefined();
    expect(calls()).toMatchObject([{ params: { id: 'PX-1' }, body: { rowId: 'PX-1-0', consent: true } }]);
  });

  it('shows what was fetched before again, without another consent', async () => {
    await open({ downloads: [{ ...TO_DOWNLOAD, openedAt: 1_795_000_000 }] });
    expect(section().queryByRole('checkbox')).toBeNull();
    await userEvent.click(section().getByRole('button', { name: 'Visa koden' }));
    expect(await section().findByText('AAAAA-BBBBB')).toBeDefined();
  });

  it('asks companies for no consent: they have no such right', async () => {
    await open({ customer: { ...ANNA, kind: 'company' } });
    expect(section().queryByRole('checkbox')).toBeNull();
    await userEvent.click(section().getByRole('button', { name: 'Hämta koden' }));
    expect(await section().findByText('AAAAA-BBBBB')).toBeDefined();
  });

  it('carries the secret of the mailed link, for buyers without a session', async () => {
    const { calls } = await open({ downloads: [{ ...TO_DOWNLOAD, openedAt: 1 }] }, {}, { secret: 'hemlig' });
    await userEvent.click(section().getByRole('button', { name: 'Visa koden' }));
    expect(calls()).toMatchObject([{ body: { secret: 'hemlig' } }]);
  });

  it('says from when a pre-ordered game can be fetched, and why something cannot', async () => {
    await open({ downloads: [{ ...TO_DOWNLOAD, availableAt: Date.UTC(2026, 11, 12, 12) / 1000 }] });
    expect(section().getByText('Du hämtar koden här från 12 dec. 2026.')).toBeDefined();
    expect(section().queryByRole('button')).toBeNull();
  });

  it('shows the server’s refusal in words', async () => {
    const refuse = () => Promise.reject(apiFailure(409, 'CONFLICT', 'Beställningen är inte betald.'));
    await open({ downloads: [{ ...TO_DOWNLOAD, openedAt: 1 }] }, { 'POST order/:id/download': refuse });
    await userEvent.click(section().getByRole('button', { name: 'Visa koden' }));
    expect((await section().findByRole('alert')).textContent).toContain('Beställningen är inte betald.');
  });

  it('names no address and no parcel for what is sent by mail', async () => {
    await open({});
    expect(screen.queryByText('Storgatan 1')).toBeNull();
    expect(screen.getByText('Länken hit är mejlad till anna@example.se.')).toBeDefined();
  });

  it('[1-20] shows the gift cards that the order has bought: one’s own at once, another’s when asked', async () => {
    const giftCard = { recipientName: '', recipientEmail: '', message: '', amount: 500 };
    const other = { ...giftCard, recipientName: 'Kim', recipientEmail: 'kim@exempel.example' };
    const card = { amount: 500, balance: 350, expiresAt: Date.UTC(2028, 10, 20, 12) / 1000 };
    await open({
      downloads: [],
      rows: [
        testRow(1, { id: 'PX-1-0', extraData: { giftCard } }),
        testRow(1, { id: 'PX-1-1', extraData: { giftCard: other } }),
      ],
      giftCards: [
        { ...card, rowId: 'PX-1-0', code: 'MIN-KOD', lastFour: 'KOD1' },
        { ...card, rowId: 'PX-1-1', code: 'KIMS-KOD', lastFour: 'KOD2' },
      ],
    });
    const [own, kims] = section().getAllByRole('listitem');
    expect(own?.textContent).toMatch(/350\skr kvar, gäller till och med 20 nov\. 2028/);
    expect(own?.querySelector('details')).toBeNull();
    expect(own?.textContent).toContain('MIN-KOD');
    expect(kims?.textContent).toContain('Till Kim, kim@exempel.example');
    expect(kims?.querySelector('details')?.open).toBe(false);
  });
});
