/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import { formatFilter } from '@shop/domain/filters';
import { renderSlot } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, jest } from '@jest/globals';
import { boxFilter } from '../../features/product-list/box-filters.ts';
import { productList, switchBox } from '../../testing/products.ts';
import slot from './slot.tsx';

const render = (list = productList(), query: Record<string, string | string[]> = {}) =>
  renderSlot(slot, {
    slot: 'filters',
    route: { name: 'category', path: '/se/category/3-X', params: { region: 'se', id: '3' }, query },
    api: { 'GET productdiscovery/:type/:value': () => list },
  });

const panel = () => within(screen.getByRole('region', { name: 'Filter' }));

describe('the filter panel', () => {
  it('[2.13-22] says when there is nothing to filter by', async () => {
    await render(productList({ filters: [] }));
    expect(screen.getByText('Inga filter tillgängliga för denna sökning')).toBeTruthy();
  });

  it('[2.13-20][9-63] shows seven values of a box and the others on request', async () => {
    await render();
    expect(panel().getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.click(panel().getByRole('button', { name: 'Visa mer (3)' }));
    expect(panel().getAllByRole('checkbox')).toHaveLength(10);
  });

  it('works as a form: every value carries the filter that it stands for', async () => {
    await render(productList(), { f: 'category-filter^category-1-3', sortBy: 'name' });
    const form = panel()
      .getByRole('checkbox', { name: /^Switch 1\b/ })
      .closest('form');
    expect(form?.getAttribute('action')).toBe('/se/category/3-X');
    expect(new FormData(form ?? undefined).getAll('f')).toEqual(['category-filter^category-1-3']);
    expect(new FormData(form ?? undefined).get('sortBy')).toBe('name');
    const box = panel().getByRole<HTMLInputElement>('checkbox', { name: /^Switch 1\b/ });
    expect(box.value).toBe(formatFilter(boxFilter(switchBox(), '1')));
  });

  it('[9-68] shows a press at once and requests the list 250 ms after the last one', async () => {
    jest.useFakeTimers();
    try {
      const { platform } = await render();
      const press = (name: RegExp) => act(() => panel().getByRole('checkbox', { name }).click());
      press(/^Switch 2\b/);
      act(() => jest.advanceTimersByTime(200));
      press(/^Switch 3\b/);
      expect(panel().getByRole<HTMLInputElement>('checkbox', { name: /^Switch 2\b/ }).checked).toBe(true);
      act(() => jest.advanceTimersByTime(249));
      expect(platform.navigated).toEqual([]);
      act(() => jest.advanceTimersByTime(1));
      expect(platform.navigated.map(({ to }) => decodeURIComponent(to))).toEqual([
        '/se/category/3-X?f=attributes^12-1-2~3',
      ]);
      expect(platform.navigated[0]?.options).toEqual({ keepScroll: true });
    } finally {
      jest.useRealTimers();
    }
  });

  it('[2.13-18] clears all filters', async () => {
    await render(productList({ filters: [switchBox(['2'])] }), { f: 'attributes^12-1-2' });
    expect(panel().getByRole('link', { name: 'Rensa filter' }).getAttribute('href')).toBe('/se/category/3-X');
  });

  it('is not rendered beside the list where the screen is too small for it, and is once it is wide enough', async () => {
    const { platform } = await render();
    const { store, atoms } = platform;
    act(() => store.set(atoms.viewport, { size: 'md', isTouch: true }));
    expect(screen.queryByRole('region', { name: 'Filter' })).toBeNull();
    act(() => store.set(atoms.viewport, { size: 'lg', isTouch: true }));
    expect(panel().getAllByRole('checkbox')).toHaveLength(7);
  });

  it('[2.13-23] opens over the list on the list’s event, and closes with the number of products', async () => {
    const { platform } = await render(productList({ filteredProductCount: 1204 }));
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => platform.bus.emit('filters.open', {}));
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Visa 1\u00a0204 produkter' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not there on a page without a list', async () => {
    const { container } = await renderSlot(slot, { slot: 'filters', route: { name: 'campaigns' } });
    expect(container.textContent).toBe('');
  });
});
