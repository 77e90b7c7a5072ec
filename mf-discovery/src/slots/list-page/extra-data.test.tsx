/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, testMember } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PER_PAGE, productList, products } from '../../testing/products.ts';
import { stubGlobal, restoreGlobals } from '@shop/testing/stub-global';
import slot from './slot.tsx';

const entry = (id: number) => ({
  hasReceivedExtraData: true,
  articleNumber: `ART-${id}`,
  ean: `735000000000${id % 10}`,
  statusCodes: [],
  stockByPlace: { web: 12, supplier: 1040, 5: 2, 7: 3 },
  priceHistory: [],
  popularity: 1,
  soldLast30Days: 31,
  isListed: false,
  campaigns: [{ id: 1, name: 'Veckans' }],
  editPath: `/admin/product/${id}`,
});
const EMPLOYEE = testMember({ isEmployee: true });

const open = async (user: ReturnType<typeof testMember> | null, known = (id: number) => id !== 2) => {
  const path = `/se/search/tangent-${Math.random()}`;
  const rendered = await renderSlot(slot, {
    slot: 'list-page',
    route: { name: 'search', path, fullPath: path, params: { region: 'se', searchString: 'tangent' } },
    page: { user },
    api: {
      'GET productdiscovery/:type/:value': ({ query }) =>
        productList({
          page: Number(query.page),
          products: products(PER_PAGE, 1 + (Number(query.page) - 1) * PER_PAGE),
        }),
      'GET product/extra-data': ({ query }) => ({
        data: Object.fromEntries(
          (query.products as number[]).filter(known).map((id) => [String(id), entry(Number(id))]),
        ),
      }),
    },
  });
  const { platform } = rendered;
  const requests = () => platform.calls.flatMap(({ call, query }) => (call.includes('extra-data') ? [query] : []));
  const showPanel = (isShown: boolean) => act(async () => platform.store.set(platform.atoms.adminPanelShown, isShown));
  return { ...rendered, requests, showPanel };
};
const figures = () => screen.queryAllByLabelText(/^För personal/);

beforeEach(() => {
  stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => restoreGlobals());

describe('what employees see of a list', () => {
  it('[6-39][7.6-19] is loaded in one request for all products while the admin panel is showing', async () => {
    const { requests, showPanel } = await open(EMPLOYEE);
    expect(requests()).toEqual([]);
    await showPanel(true);
    await waitFor(() => expect(figures()).toHaveLength(PER_PAGE - 1));
    expect(requests()).toEqual([{ products: [1, 2, 3, 4] }]);
    await userEvent.click(screen.getByRole('link', { name: 'Visa fler produkter' }));
    await waitFor(() => expect(figures()).toHaveLength(2 * PER_PAGE - 1));
    expect(requests().slice(1)).toEqual([{ products: [5, 6, 7, 8] }]);
    await showPanel(false);
    expect(figures()).toEqual([]);
  });

  it('[3-66][7.6-20] is merged into the product with its id, and stands on that product’s card alone', async () => {
    const { showPanel } = await open(EMPLOYEE);
    await showPanel(true);
    await waitFor(() => expect(figures()).toHaveLength(PER_PAGE - 1));
    const cardOf = (name: string) =>
      screen.getAllByRole('article').find((card) => within(card).queryByRole('link', { name }) !== null);
    const first = within(cardOf('Produkt 1') ?? document.body);
    expect(first.getByLabelText('För personal: Produkt 1').textContent).toBe(
      'Id1Art.nrART-1EAN7350000000001Lagerwebb 12 · leverantör 1\u00a0040 · butiker 5Sålda 30 d31KampanjVeckansI listornej',
    );
    expect(first.getByRole('link', { name: 'Öppna i admin' }).getAttribute('href')).toBe('/admin/product/1');
    expect(within(cardOf('Produkt 2') ?? document.body).queryByLabelText(/^För personal/)).toBeNull();
    expect(cardOf('Produkt 3')?.textContent).toContain('ART-3');
  });

  it.each([
    ['a visitor', null],
    ['a member', testMember({ isEmployee: false })],
  ])('[6-39] is neither loaded for nor shown to %s, whatever the panel’s state says', async (_, user) => {
    const { requests, showPanel } = await open(user);
    await showPanel(true);
    await act(async () => undefined);
    expect([requests(), figures()]).toEqual([[], []]);
  });

  it('costs nothing when it fails: the list stays as it is, and nothing is requested again', async () => {
    const { requests, showPanel } = await open(EMPLOYEE, () => false);
    await showPanel(true);
    await waitFor(() => expect(requests()).toHaveLength(1));
    await act(async () => undefined);
    expect([requests().length, figures(), screen.getAllByRole('article').length]).toEqual([1, [], PER_PAGE]);
  });
});
