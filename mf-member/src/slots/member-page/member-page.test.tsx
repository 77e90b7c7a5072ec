/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { User } from '@shop/contracts';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { apiFailure, type FakeApi, renderSlot, type RenderOptions } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { meResponse, testOrder, testRow, testSummary, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const orders = (...list: ReturnType<typeof testSummary>[]): FakeApi => ({
  'GET order': () => ({ data: { orders: list, total: list.length } }),
});

interface Visit extends RenderOptions {
  user?: User | null;
  params?: Record<string, string>;
  query?: RouteSnapshot['query'];
}

const visit = ({ user = testUser(), params = {}, query = {}, api, ...options }: Visit = {}) =>
  renderSlot(slot, {
    slot: 'member-page',
    route: { name: 'member.orders', path: '/se/member/orders', params: { region: 'se', ...params }, query },
    page: { user, ...(user && { settings: user.settings }) },
    api: { 'GET me': () => meResponse(user), ...api },
    ...options,
  });

describe('the member pages', () => {
  it('[6-08][6-11][1-36][O2.17-15] stand in a frame of avatar, name, level, XP and navigation', async () => {
    const { container } = await visit({ api: orders(testSummary()) });
    expect(container.textContent).toContain('nova');
    expect(container.textContent).toContain('lvl 3 Bronze');
    expect(screen.getByRole('progressbar')).toBeDefined();
    const nav = screen.getByRole('navigation', { name: 'Min kundprofil' });
    expect(within(nav).getByRole('link', { current: 'page' }).textContent?.trim()).toBe('Beställningar');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('[O6-11][O2.17-11] bear the title of a knight in their head, and no member else', async () => {
    const { unmount } = await visit({ user: testUser({ isKnight: true }), api: orders(testSummary()) });
    expect(screen.getByText('Riddare')).toBeDefined();
    unmount();
    await visit({ api: orders(testSummary()) });
    expect(screen.queryByText('Riddare')).toBeNull();
  });

  it('[6-23] show no level and no XP in serious business mode', async () => {
    const settings = { serious_business_mode: true };
    const order = testOrder();
    const { container } = await visit({
      user: testUser({ settings, isKnight: true }),
      params: { oid: order.id },
      api: { 'GET order/:id': () => ({ data: { order } }) },
    });
    expect(container.textContent).toContain(`Beställning ${order.id}`);
    expect(container.textContent).not.toMatch(/lvl|\bxp\b|Riddare/i);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[O2.1-03] show the login at their own URL, and no member’s data', async () => {
    const user = testUser();
    const { platform, data } = await visit({ user: null, api: { 'POST login': () => ({ data: { user } }) } });
    expect(data).toEqual({ kind: 'login', isExpired: false });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Logga in');
    expect(platform.navigated).toEqual([]);
    await userEvent.type(screen.getByLabelText('Användarnamn eller e-post'), 'nova');
    await userEvent.type(screen.getByLabelText('Lösenord'), 'hemligt{Enter}');
    // The shell then loads the page again, at the same URL.
    await waitFor(() => expect(platform.emitted.map(({ name }) => name)).toContain('login.done'));
    expect(platform.store.get(platform.atoms.user)).toEqual(user);
  });

  it('a login that has failed without JavaScript says so', async () => {
    await visit({ user: null, query: { fel: 'inloggning' } });
    expect(screen.getByRole('alert').textContent).toBe('Användarnamnet och/eller lösenordet är fel!');
  });

  it('[O4-08] an expired session logs out and shows the login again', async () => {
    const { platform } = await visit({ api: { 'GET order': () => Promise.reject(apiFailure(401, 'UNAUTHORIZED')) } });
    expect(screen.getByText('Du har blivit utloggad. Logga in igen för att fortsätta.')).toBeDefined();
    expect(platform.store.get(platform.atoms.user)).toBeNull();
  });

  it('are found before the browser has heard who is logged in', async () => {
    const user = testUser();
    await visit({ user: null, api: { 'GET me': () => meResponse(user), ...orders(testSummary()) } });
    expect(screen.getByText('PH26000001')).toBeDefined();
  });
});

describe('member.orders', () => {
  it('[O2.17-02] shows active and earlier orders with number, date, status and sum', async () => {
    const done = testSummary({ id: 'PH2', status: 'delivered', statusLabel: 'Levererad' });
    await visit({ api: orders(testSummary(), done) });
    const active = screen.getByRole('region', { name: 'Aktiva beställningar' });
    const link = within(active).getByRole('link', { name: 'PH26000001' });
    expect(link.getAttribute('href')).toBe('/se/member/orders/PH26000001');
    expect(active.textContent).toContain('12 mars 2026');
    expect(active.textContent).toContain('2 varor');
    expect(active.textContent).toContain('Mottagen');
    expect(active.textContent).toContain('1\u00a0299\u00a0kr');
    expect(within(active).getByRole('link', { name: 'Visa beställningen: PH26000001' }).getAttribute('href')).toBe(
      '/se/order/PH26000001',
    );
    const earlier = screen.getByRole('region', { name: 'Tidigare beställningar' });
    expect(within(earlier).getByRole('link').textContent).toBe('PH2');
  });

  it('[O2.17-02] pages through many', async () => {
    const api: FakeApi = {
      'GET order': ({ query }) => ({ data: { orders: [testSummary({ id: `PH${String(query.page)}` })], total: 41 } }),
    };
    await visit({ query: { page: '2' }, api });
    expect(screen.getByRole('link', { name: 'PH2' })).toBeDefined();
    const pages = screen.getByRole('navigation', { name: 'Beställningar' });
    expect(within(pages).getByRole('link', { name: 'Nästa sida' }).getAttribute('href')).toBe(
      '/se/member/orders?page=3',
    );
    expect(within(pages).getByRole('link', { name: 'Sida 1' }).getAttribute('href')).toBe('/se/member/orders');
  });

  it('leads from a page that does not exist to the last one', async () => {
    const api: FakeApi = { 'GET order': () => ({ data: { orders: [], total: 41 } }) };
    await expect(visit({ query: { page: '9' }, api })).rejects.toMatchObject({ to: '/se/member/orders?page=3' });
  });

  it('[O2.17-02] finds an order by its number', async () => {
    const order = testOrder({ id: 'PH26000009' });
    const { platform } = await visit({
      query: { search: '26 000 009' },
      api: { 'GET order/:id': () => ({ data: { order } }) },
    });
    expect(platform.calls.find(({ call }) => call === 'GET order/:id')?.params).toEqual({ id: 'PH26000009' });
    expect(screen.getByRole('link', { name: 'PH26000009' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('26 000 009');
  });

  it.each(['PH404', 'latest'])('says that there is no order %s, and leads on', async (search) => {
    await visit({ query: { search }, api: { 'GET order/:id': () => Promise.reject(apiFailure(404, 'NOT_FOUND')) } });
    expect(screen.getByText(`Ingen beställning med numret ${search}`)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Visa alla beställningar' })).toBeDefined();
  });

  it('is no dead end for a member who has never ordered', async () => {
    await visit({ api: orders() });
    expect(screen.getByText('Du har inte beställt något än')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Börja handla' }).getAttribute('href')).toBe('/se');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('[O2.17-02] puts an earlier order into the cart again', async () => {
    const order = testOrder({ id: 'PH2', rows: [testRow(1), testRow(2, { quantity: 1 })] });
    const { platform } = await visit({
      api: {
        ...orders(testSummary({ id: 'PH2', status: 'delivered', statusLabel: 'Levererad' })),
        'GET order/:id': () => ({ data: { order } }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Köp igen: beställning PH2' }));
    await waitFor(() =>
      expect(platform.emitted).toMatchObject([
        { name: 'cart.add', payload: { productId: 1, quantity: 2 } },
        { name: 'cart.add', payload: { productId: 2, quantity: 1 } },
      ]),
    );
  });

  it('says so when the order cannot be fetched, and puts nothing into the cart', async () => {
    const { platform } = await visit({
      api: {
        ...orders(testSummary({ id: 'PH2', status: 'delivered', statusLabel: 'Levererad' })),
        'GET order/:id': () => Promise.reject(apiFailure(503, 'UNAVAILABLE', 'Butiken vilar.')),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: /Köp igen/ }));
    await waitFor(() => expect(platform.toasted).toMatchObject([{ message: 'Butiken vilar.', kind: 'error' }]));
    expect(platform.emitted).toEqual([]);
  });
});

describe('one order', () => {
  const show = (order = testOrder()) =>
    visit({ params: { oid: order.id }, api: { 'GET order/:id': () => ({ data: { order } }) } });

  it('[O2.17-02] shows steps, rows, sums, delivery, address and payment', async () => {
    const insurance = { id: 1, name: 'Försäkring 3 år', price: 50, provider: 'Trygg' };
    const release = { timestamp: Date.UTC(2026, 4, 1) / 1000 };
    const row = testRow(12, { extraData: { insured: true }, insurance });
    const { container } = await show(
      testOrder({ rows: [{ ...row, product: { ...row.product, release } }], isPreOrder: true }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beställning PH26000001');
    const steps = within(screen.getByRole('list', { name: 'Så går det för beställningen' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Mottagen12 mars 2026', 'Packas, inte än']);
    expect(screen.getByRole('link', { name: 'Produkt 12' }).getAttribute('href')).toBe('/se/product/12-Produkt-12');
    for (const text of [
      'Förbokning',
      '2 st à 600\u00a0kr',
      'Släpps 1 maj 2026',
      'Försäkring 3 år 100\u00a0kr',
      'Totalt inkl. moms1\u00a0299\u00a0kr',
      'Varav moms260\u00a0kr',
      'Hemleverans',
      'Beräknad leverans: imorgon',
      'Hamngatan 1',
      'Betald',
      '1\u00a0200 XP',
    ])
      expect(container.textContent).toContain(text);
    expect(screen.queryByRole('link', { name: 'Betala nu' })).toBeNull();
  });

  it('[O2.17-06] does not call an order paid that is bought on credit, and leads to its payment', async () => {
    const { payment } = testOrder();
    const due = { amount: 567, at: Date.UTC(2026, 11, 23, 12) / 1000 };
    const { container } = await show(testOrder({ payment: { ...payment, status: 'paid', due } }));
    expect(container.textContent).toContain('567\u00a0kr att betala senast 23 dec. 2026.');
    expect(container.textContent).not.toContain('Betald');
    expect(screen.getByRole('link', { name: 'Till betalningar' }).getAttribute('href')).toBe('/se/member/payments');
  });

  it('leads to the payment while there is something to pay', async () => {
    const { payment } = testOrder();
    await show(testOrder({ payment: { ...payment, status: 'pending', paymentLink: '/checkout/PX-1.token' } }));
    expect(screen.getByRole('link', { name: 'Betala nu' }).getAttribute('href')).toBe('/se/checkout/PX-1.token');
  });

  it('[O2.17-02] offers receipt, withdrawal and complaint, and shows parcel and returns', async () => {
    const refund = { goods: 500, shipping: 0, paymentFee: 0, total: 500 };
    const rows = [{ rowId: 'row-12', name: 'Produkt 12', quantity: 1, refund: 500 }];
    const text = {
      name: 'Nova',
      email: 'nova@exempel.example',
      reason: '',
      receivedAt: 1,
      statusLabel: 'Mottagen retur',
    };
    const returns = [{ id: 'RT-1', kind: 'withdrawal' as const, status: 'announced' as const, rows, refund, ...text }];
    const tracking = { carrier: 'Landspaket', number: 'LP 12', url: null };
    const { container } = await show(
      testOrder({ canCancel: false, canWithdraw: true, canComplain: true, returns, tracking }),
    );
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Kvitto (PDF)')).toBe('/api/order/PH26000001/receipt.pdf');
    expect(hrefOf('Ångra köpet')).toBe('/se/angra-kopet/PH26000001');
    expect(hrefOf('Reklamera')).toBe('/se/reklamera/PH26000001');
    for (const part of ['kollinummer LP 12', 'Ångrat köp RT-1', '1 × Produkt 12', '500\u00a0kr', '411 14 Göteborg'])
      expect(container.textContent).toContain(part);
  });

  it('[O2.17-02] leads to the carrier’s page of the parcel where there is one', async () => {
    const url = 'https://landspaket.example/LP12';
    await show(testOrder({ tracking: { carrier: 'Landspaket', number: 'LP 12', url } }));
    expect(screen.getByRole('link', { name: 'LP 12 (följ paketet)' }).getAttribute('href')).toBe(url);
  });

  it('can be bought again without asking for it again', async () => {
    const { platform } = await show();
    await userEvent.click(screen.getByRole('button', { name: /Köp igen/ }));
    expect(platform.emitted).toMatchObject([{ name: 'cart.add', payload: { productId: 12, quantity: 2 } }]);
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET order/:id']);
  });
});
