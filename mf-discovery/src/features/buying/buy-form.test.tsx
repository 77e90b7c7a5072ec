/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderWithPlatform, testMember } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { summary } from '../../testing/products.ts';
import { BuyForm } from './buy-form.tsx';

const INSURANCE = { id: 1, name: 'Drulleförsäkring 3 år', price: 79, provider: 'Trygghamn' };
const render = (changes: Parameters<typeof summary>[0] = {}, options: { isLoggedIn?: boolean } = {}) =>
  renderWithPlatform(<BuyForm product={summary(changes)} label="Köp" quantity={2} />, {
    ...(options.isLoggedIn && { page: { user: testMember() } }),
    route: { name: 'category', path: '/se/category/1-x', fullPath: '/se/category/1-x?page=2' },
  });
const payloads = (emitted: { name: string; payload: unknown }[]) =>
  emitted.filter(({ name }) => name === 'cart.add').map(({ payload }) => payload);

describe('BuyForm', () => {
  it('is a form that the server understands without JavaScript', () => {
    const { container } = render({ price: { ...summary().price, pass: 'signed' } });
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/se/varukorg');
    expect(form?.method).toBe('post');
    expect(form?.hasAttribute('data-cart-form')).toBe(true);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      productId: '7',
      unitPrice: '699',
      pass: 'signed',
      quantity: '2',
      returnTo: '/se/category/1-x?page=2',
    });
  });

  it('puts the product into the cart at once and says so', async () => {
    const { platform } = render();
    await userEvent.click(screen.getByRole('button', { name: 'Köp Klackverk Ton 80' }));
    expect(payloads(platform.emitted)).toEqual([
      expect.objectContaining({ productId: 7, quantity: 2, unitPrice: 699, pass: null, extraData: {} }),
    ]);
    expect(screen.getByRole('button', { name: 'Lagd i varukorgen' })).toBeTruthy();
  });

  it.each([
    ['a visitor', false, { unitPrice: 699, unitVat: 139.8 }],
    ['a member', true, { unitPrice: 599, unitVat: 119.8 }],
  ])('[O4-34] names what %s will be charged, in the form and in the command', async (_who, isLoggedIn, charged) => {
    const { container, platform } = render({ levelOnePrice: { price: 599 } }, { isLoggedIn });
    expect(container.querySelector<HTMLInputElement>('input[name=unitPrice]')?.value).toBe(String(charged.unitPrice));
    await userEvent.click(screen.getByRole('button', { name: 'Köp Klackverk Ton 80' }));
    expect(payloads(platform.emitted)).toEqual([expect.objectContaining(charged)]);
  });

  it.each([
    [
      'Lägg till försäkring',
      [expect.objectContaining({ method: 'updateRow', productId: 7, key: 'insured', value: true })],
    ],
    ['Nej tack', []],
    ['Stäng', []],
  ])('[2.13-37][O2.13-09] adds the product at once, then asks about insurance: "%s"', async (answer, changes) => {
    const { platform } = render({ insurance: INSURANCE });
    await userEvent.click(screen.getByRole('button', { name: 'Köp Klackverk Ton 80' }));
    await screen.findByRole('dialog', { name: 'Vill du försäkra produkten?' });
    expect(payloads(platform.emitted)).toEqual([expect.objectContaining({ productId: 7, extraData: {} })]);
    await userEvent.click(screen.getByRole('button', { name: answer }));
    expect(platform.emitted.filter(({ name }) => name === 'cart.event').map(({ payload }) => payload)).toEqual(changes);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[5-02][O5-11][O9-39][8-16] adds no more than a customer may buy, and says so instead of confirming', async () => {
    const product = summary({ id: 375_369 });
    const { platform } = renderWithPlatform(<BuyForm product={product} label="Köp" />, {
      page: { languagePack: { 'PRODUCT.MAX_PURCHASE_LIMIT': 'Du kan köpa max 1 st (paketet).' } },
    });
    const button = () => screen.getByRole('button', { name: 'Köp Klackverk Ton 80' });
    const row = { quantity: 1, product: { id: product.id } };
    act(() => platform.store.set(platform.atoms.cart, { cart: { rows: [row] } as never, isClean: true }));
    await userEvent.click(button());
    expect(payloads(platform.emitted)).toEqual([]);
    expect(platform.toasted).toEqual([{ message: 'Du kan köpa max 1 st (paketet).', kind: 'info' }]);
    act(() => platform.store.set(platform.atoms.cart, { cart: { rows: [] } as never, isClean: true }));
    await userEvent.click(button());
    expect(payloads(platform.emitted)).toHaveLength(1);
  });

  it('[9-24] opens no dialog at 300 kr', async () => {
    const { platform } = render({ insurance: INSURANCE, price: { ...summary().price, price: 300 } });
    await userEvent.click(screen.getByRole('button', { name: 'Köp Klackverk Ton 80' }));
    expect(payloads(platform.emitted)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
