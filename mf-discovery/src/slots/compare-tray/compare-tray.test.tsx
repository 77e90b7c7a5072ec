/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { renderSlot, type RenderOptions } from '@shop/testing';
import { waitFor } from '@shop/testing/wait-for';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addCompared } from '../../features/compare/compared-products.ts';
import slot from './slot.tsx';

beforeEach(() => localStorage.clear());

const choose = (...ids: readonly number[]): void => {
  for (const id of ids) addCompared({ id, name: `Produkt ${id}`, image: `/images/product/${id}` });
};
const open = (options: RenderOptions = {}) => renderSlot(slot, { slot: 'compare-tray', ...options });
const tray = () => waitFor(() => screen.getByRole('region', { name: 'Valda att jämföra' }));
const noTray = () => expect(screen.queryByRole('region')).toBeNull();

describe('the tray', () => {
  it('appears with the first product, and leads to the comparison from the second on', async () => {
    await open();
    noTray();
    act(() => choose(1));
    const shown = within(await tray());
    expect(shown.getByText('Produkt 1')).toBeTruthy();
    expect(shown.getByText('Välj minst en till')).toBeTruthy();
    expect(shown.queryByRole('link')).toBeNull();
    act(() => choose(2));
    expect(shown.getByRole('link', { name: 'Jämför 2' }).getAttribute('href')).toBe('/se/jamfor/1-2');
    expect(shown.getByRole('button', { name: '2 av 4 att jämföra' })).toBeTruthy();
  });

  it('is folded and unfolded', async () => {
    choose(1, 2);
    await open();
    const shown = within(await tray());
    const fold = shown.getByRole('button', { name: '2 av 4 att jämföra' });
    await userEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(shown.queryByRole('list')).toBeNull();
    expect(shown.getByRole('link', { name: 'Jämför 2' })).toBeTruthy();
    await userEvent.click(fold);
    expect(shown.getByRole('list')).toBeTruthy();
  });

  it('gives a product back, with the focus at a place that stays, and goes when it is emptied', async () => {
    choose(1, 2, 3);
    const { platform } = await open();
    const shown = within(await tray());
    await userEvent.click(shown.getByRole('button', { name: 'Ta bort Produkt 2 ur jämförelsen' }));
    expect(shown.getByRole('link', { name: 'Jämför 2' }).getAttribute('href')).toBe('/se/jamfor/1-3');
    expect(document.activeElement).toBe(shown.getByRole('button', { name: '2 av 4 att jämföra' }));
    await userEvent.click(shown.getByRole('button', { name: 'Töm' }));
    noTray();
    expect(localStorage).toHaveLength(0);
    expect(platform.toasted.at(-1)?.message).toBe('Jämförelsen är tömd');
  });

  it.each([
    { name: 'checkout', path: '/se/checkout' },
    { name: 'checkout-complete', path: '/se/checkout/complete/1' },
    { name: 'configure-to-order', path: '/se/polarsten-cto/2' },
    { name: 'mf-discovery:compare', path: '/se/jamfor/1-2', params: { region: 'se', ids: '1-2' } },
  ] as const)('is not on $path', async (route) => {
    choose(1, 2);
    await open({ route });
    noTray();
  });

  it('stands beside a comparison of other products', async () => {
    choose(1, 2);
    await open({
      route: { name: 'mf-discovery:compare', path: '/se/jamfor/8-9', params: { region: 'se', ids: '8-9' } },
    });
    expect(await tray()).toBeTruthy();
  });
});
