/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Store } from '@shop/contracts/api/content';
import { formatFilter } from '@shop/domain/filters';
import { renderSlot } from '@shop/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, jest } from '@jest/globals';
import { boxFilter } from '../../features/product-list/box-filters.ts';
import { productList, switchBox } from '../../testing/products.ts';
import slot from './slot.tsx';
import { waitFor } from '@shop/testing/wait-for';

const render = (list = productList(), query: Record<string, string | string[]> = {}) =>
  renderSlot(slot, {
    slot: 'filters',
    route: { name: 'category', path: '/se/category/3-X', params: { region: 'se', id: '3' }, query },
    api: { 'GET productdiscovery/:type/:value': () => list },
  });

const priceBox = () => ({
  id: 'price',
  name: 'Pris',
  type: 'attributes' as const,
  stock: false,
  values: ['Under 100 kr', '100–249 kr', '250–499 kr', '20 000 kr och mer'].map((name, index) => ({
    value: String(index + 1),
    name,
    count: 3,
    selected: false,
  })),
});

const panel = () => within(screen.getByRole('region', { name: 'Filter' }));

describe('the filter panel', () => {
  it('[2.13-22] says when there is nothing to filter by', async () => {
    await render(productList({ filters: [] }));
    expect(screen.getByText('Inga filter tillgängliga för denna sökning')).toBeTruthy();
  });

  it('[2.13-19][7.6-06] shows what the answer has: categories with their children, and the filters', async () => {
    const node = (id: number, name: string, children: object[] = []) => ({
      id,
      name,
      icon: 'x',
      productCount: id,
      level: 1,
      parent: null,
      children,
    });
    const children = [node(61, 'Gaming', [node(44, 'Möss'), node(17, 'Mattor')])] as never[];
    await render(productList({ categories: { children } }));
    const tree = within(panel().getByRole('navigation', { name: 'Kategorier i listan' })).getAllByRole('link');
    expect(tree.map(({ textContent }) => textContent)).toEqual(['Gaming61', 'Möss44', 'Mattor17']);
    expect(panel().getByRole('group', { name: /^Switchtyp/ })).toBeTruthy();
  });

  it('[2.13-20][9-63][8-50] shows seven values of a box and the others on request', async () => {
    await render();
    expect(panel().getAllByRole('checkbox')).toHaveLength(7);
    await userEvent.click(panel().getByRole('button', { name: 'Visa mer (3)' }));
    expect(panel().getAllByRole('checkbox')).toHaveLength(10);
  });

  it('[O9-34] always shows a chosen value, wherever it stands, and hides the others but for the first seven', async () => {
    await render(productList({ filters: [switchBox(['9'])] }), { f: 'attributes^12-1-9' });
    const boxes = panel().getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ value, checked }) => [value.split('-').at(-1), checked])).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7'].map((value) => [value, false]),
      ['9', true],
    ]);
    expect(panel().getByRole('button', { name: 'Visa mer (2)' })).toBeTruthy();
  });

  it('counts the chosen values of a box, one as one', async () => {
    const first = await render(productList({ filters: [switchBox(['2'])] }), { f: 'attributes^12-1-2' });
    expect(panel().getByText('1 vald')).toBeTruthy();
    first.unmount();
    await render(productList({ filters: [switchBox(['2', '3'])] }), { f: 'attributes^12-1-2~3' });
    expect(panel().getByText('2 valda')).toBeTruthy();
  });

  it('[2.13-21] lists the stores in the box of stock, the web warehouse and starred stores first', async () => {
    const stock = (id: number, name: string) => ({ value: String(id), name, count: 1, selected: false });
    const { platform } = await render(
      productList({
        filters: [
          {
            id: 'stock',
            name: 'Lagerstatus',
            type: 'stock',
            stock: true,
            values: [stock(2, 'Västerås'), stock(5, 'Malmö'), stock(0, 'Webblagret')],
          },
        ],
      }),
    );
    act(() => platform.store.set(platform.atoms.starredStores, [5]));
    const names = panel()
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('value'));
    expect(names).toEqual(['stock^0', 'stock^5', 'stock^2']);
  });

  describe('my store', () => {
    const box = {
      id: 'stock',
      name: 'Lagerstatus',
      type: 'stock' as const,
      stock: true,
      values: [0, 5, 9].map((id) => ({ value: String(id), name: `Butik ${id}`, count: id, selected: false })),
    };
    const list = () => productList({ filters: [box] });
    const mine = { id: 9, name: 'Lund' } as Store;

    it('is chosen where there is none, and says nothing before that is known', async () => {
      const { platform } = await render(list());
      expect(panel().queryByRole('button', { name: /^Välj butik/ })).toBeNull();
      act(() => platform.store.set(platform.atoms.myStore, null));
      await userEvent.click(panel().getByRole('button', { name: 'Välj butik och se vad som finns där' }));
      expect(platform.emitted.map(({ name }) => name)).toContain('store.pick');
    });

    it('[2.13-21] filters by what is in stock there: with its count, in the URL, beside the other filters', async () => {
      const { platform } = await render(list(), { f: 'manufacturer^3' });
      act(() => platform.store.set(platform.atoms.myStore, mine));
      const box = panel().getByRole('checkbox', { name: /^I lager i Lund/ });
      expect(box.closest('div')?.textContent).toBe('I lager i Lund9');
      await userEvent.click(box);
      await waitFor(() => expect(platform.navigated).toHaveLength(1));
      expect(platform.navigated[0]?.to).toBe('/se/category/3-X?f=manufacturer%5E3&f=stock%5E9');
    });

    it('is ticked when its filter is on, and stands first of the stores', async () => {
      const { platform } = await render(list(), { f: 'stock^9' });
      act(() => platform.store.set(platform.atoms.myStore, mine));
      expect(panel().getByRole<HTMLInputElement>('checkbox', { name: /^I lager i Lund/ }).checked).toBe(true);
      const names = within(panel().getByRole('group', { name: 'Lagerstatus' })).getAllByRole('checkbox');
      expect(names.map((each) => each.getAttribute('value'))).toEqual(['stock^0', 'stock^9', 'stock^5']);
    });
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

  it('chooses a range of prices by its slider, with the same filters as by its boxes', async () => {
    jest.useFakeTimers();
    try {
      const { platform } = await render(productList({ filters: [switchBox(), priceBox()] }), {
        f: ['attributes^12-1-2', 'attributes^price-1-2'],
      });
      const group = within(panel().getByRole('group', { name: 'Prisintervall' }));
      const [low, high] = ['Lägsta pris', 'Högsta pris'].map((name) =>
        group.getByRole<HTMLInputElement>('slider', { name }),
      );
      expect([low?.value, low?.getAttribute('aria-valuetext')]).toEqual(['1', '100 kr']);
      expect(group.getByRole('status').textContent).toBe('100–249 kr');
      if (high) fireEvent.change(high, { target: { value: '3' } });
      expect(group.getByRole('status').textContent).toBe('Minst 100 kr');
      expect(panel().getByRole<HTMLInputElement>('checkbox', { name: /^250–499 kr/ }).checked).toBe(true);
      act(() => jest.advanceTimersByTime(250));
      expect(platform.navigated.map(({ to }) => decodeURIComponent(to))).toEqual([
        '/se/category/3-X?f=attributes^12-1-2&f=attributes^price-1-2~3~4',
      ]);
      if (low) fireEvent.change(low, { target: { value: '0' } });
      expect(group.getByRole('status').textContent).toBe('Alla priser');
      act(() => jest.advanceTimersByTime(250));
      expect(decodeURIComponent(platform.navigated[1]?.to ?? '')).toBe('/se/category/3-X?f=attributes^12-1-2');
    } finally {
      jest.useRealTimers();
    }
  });

  it('has a slider for prices alone, and none where there is one band', async () => {
    await render(productList({ filters: [switchBox(), { ...priceBox(), values: priceBox().values.slice(0, 1) }] }));
    expect(panel().queryByRole('slider')).toBeNull();
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
