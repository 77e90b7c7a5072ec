/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, type FakeApi } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { testRow } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const render = (api: FakeApi, products = '1:2,2') =>
  renderSlot(slot, {
    slot: 'shared-cart-page',
    route: { name: 'cart', path: `/se/cart/${products}`, params: { region: 'se', products } },
    api,
  });
const shop = (unavailable: number[] = []): FakeApi => ({
  'GET cart/shared/:products': () => ({ data: { rows: [testRow(1, { quantity: 2 }), testRow(2)], unavailable } }),
});

describe('the shared cart', () => {
  it('[2.1-63] requests the rows of the URL and shows them with today’s price', async () => {
    const { platform, container } = await render(shop([9]));
    expect(platform.calls[0]?.params).toEqual({ products: '1:2,2:1' });
    expect(container.textContent).toContain('Totalt inkl. moms300');
    expect(container.textContent).toContain('Produkt 9 finns inte längre i butiken.');
  });

  it('[O2.17-27] names and marks what cannot be bought, and how many are left of what can', async () => {
    const missing = [{ id: 9, name: 'Gammal mus', reason: 'sold-out' as const }];
    const rows = [testRow(1, { quantity: 2, product: { comparison: { label: 'Ordinarie pris', amount: 125 } } })];
    const api: FakeApi = { 'GET cart/shared/:products': () => ({ data: { rows, unavailable: [9], missing } }) };
    const { container } = await render(api, '1:5,9');
    expect(screen.getByRole('link', { name: 'Gammal mus' }).getAttribute('href')).toBe('/se/product/9-Gammal-mus');
    for (const text of [
      'Gammal mus är slut eller säljs inte längre.',
      '2 av 5 st, fler går inte att köpa',
      'I webblagret: 5 st',
      'Ordinarie pris 125',
      'Du sparar50',
    ])
      expect(container.textContent).toContain(text);
  });

  it('[O2.17-27] adds all rows or one, and never replaces anything', async () => {
    const { platform, container } = await render(shop());
    await userEvent.click(screen.getByRole('button', { name: 'Lägg allt i varukorgen' }));
    const added = () => platform.emitted.filter(({ name }) => name === 'cart.add').map(({ payload }) => payload);
    expect(added()).toMatchObject([
      { productId: 1, quantity: 2 },
      { productId: 2, quantity: 1 },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Lägg i varukorgen, Produkt 2' }));
    expect(added()).toHaveLength(3);
    expect(container.querySelectorAll('form[data-cart-form][method=post]')).toHaveLength(2);
  });

  it('is not found when the address names no product', async () => {
    await expect(render({}, 'abc')).rejects.toMatchObject({ name: 'NotFoundSignal' });
  });

  it('says so when nothing can be bought', async () => {
    await render({ 'GET cart/shared/:products': () => ({ data: { rows: [], unavailable: [1] } }) });
    expect(screen.getByRole('link', { name: 'Till startsidan' })).toBeDefined();
  });
});
