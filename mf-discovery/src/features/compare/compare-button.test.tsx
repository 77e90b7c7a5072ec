/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderWithPlatform } from '@shop/testing';
import { restoreGlobals, stubGlobal } from '@shop/testing/stub-global';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { products, summary } from '../../testing/products.ts';
import { CompareButton } from './compare-button.tsx';

const KEY = 'compared-products';

beforeEach(() => localStorage.clear());
afterEach(restoreGlobals);

const stored = (): readonly { readonly id: number }[] =>
  JSON.parse(localStorage.getItem(KEY) ?? '[]') as { readonly id: number }[];

const show = (count: number) =>
  renderWithPlatform(
    <>
      {products(count).map((product) => (
        <CompareButton key={product.id} product={product} />
      ))}
    </>,
  );
const button = (id: number) => screen.getByRole('button', { name: `Jämför Produkt ${id}` });
const isPressed = (id: number) => button(id).getAttribute('aria-pressed') === 'true';

describe('"Jämför"', () => {
  it('puts a product beside those to compare, and takes it out again', async () => {
    show(2);
    expect(isPressed(1)).toBe(false);
    await userEvent.click(button(1));
    expect([isPressed(1), isPressed(2)]).toEqual([true, false]);
    expect(stored()).toEqual([{ id: 1, name: 'Produkt 1', image: '/images/product/7?trim' }]);
    await userEvent.click(button(1));
    expect(isPressed(1)).toBe(false);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leads from a chosen product to the tray, which is the last thing on the page', async () => {
    show(2);
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.click(button(1));
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'Till jämförelsen' });
    expect([link === document.activeElement, link.getAttribute('href')]).toEqual([true, '#jamforelsen']);
  });

  it('takes four, and says so of a fifth', async () => {
    const { platform } = show(5);
    for (const id of [1, 2, 3, 4, 5]) await userEvent.click(button(id));
    expect(stored().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(isPressed(5)).toBe(false);
    expect(platform.toasted.map(({ message }) => message)).toEqual([
      'Du kan jämföra högst fyra produkter. Ta bort en av dem först.',
    ]);
  });

  it('follows what another tab has chosen', () => {
    show(2);
    localStorage.setItem(KEY, JSON.stringify([{ id: 2, name: 'Produkt 2', image: '/images/product/2' }]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect([isPressed(1), isPressed(2)]).toEqual([false, true]);
  });

  it.each([
    '{',
    '{}',
    '[{"id":"1"}]',
    '[{"id":1,"name":"Produkt 1","image":"//elsewhere.example/x.png"}]',
    '[null,{"id":-1,"name":"","image":"/x"}]',
  ])('trusts nothing that it did not store itself: %s', (text) => {
    localStorage.setItem(KEY, text);
    show(1);
    expect(isPressed(1)).toBe(false);
  });

  it('says so where the browser stores nothing', async () => {
    const { platform } = show(1);
    stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('The quota has been exceeded.');
      },
    });
    await userEvent.click(button(1));
    expect(isPressed(1)).toBe(false);
    expect(platform.toasted.at(-1)?.message).toContain('tillåter inte');
  });

  it('is not there for gift cards', () => {
    renderWithPlatform(<CompareButton product={summary({ isGiftCard: true })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
