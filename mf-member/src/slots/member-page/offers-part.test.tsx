/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ProductList } from '@shop/contracts/api/discovery';
import type { ProductSummary } from '@shop/contracts/api/product';
import { RANK_RESTRICTED_STATUS_CODE } from '@shop/domain/ids';
import { renderSlot, testProduct } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from '@jest/globals';
import { meResponse, testUser } from '../../testing/fixtures.ts';
import slot from './slot.tsx';

const END = Date.UTC(2026, 10, 30, 23) / 1000;

const forever = testProduct({ id: 1, mainTitle: 'Mus Pro', levelOnePrice: { price: 100 } });
const ending = testProduct({
  id: 2,
  mainTitle: 'Skärm 27',
  price: { ...testProduct().price, price: 2000, type: 'member', endAt: END },
  regularPrice: { price: 2500 },
});
const locked = testProduct({
  id: 3,
  mainTitle: 'Guldmus',
  minimumRankLevel: 14,
  statusCodes: [RANK_RESTRICTED_STATUS_CODE],
  levelOnePrice: { price: 100 },
});

const value = (text: string, selected = false) => ({ value: text, name: `Val ${text}`, count: 2, selected });

const list = (products: ProductSummary[], change: Partial<ProductList> = {}): ProductList => ({
  products,
  relatedQueries: [],
  relatedProducts: [],
  sortOptions: [
    { value: 'recommended', label: 'Rekommenderat' },
    { value: 'price-asc', label: 'Lägsta pris' },
  ],
  query: {
    initialFilters: [],
    filters: [],
    sortBy: 'recommended',
    autoCorrect: true,
    searchString: null,
    originalSearchString: null,
    suggestions: [],
    uncertain: false,
  },
  totalProductCount: products.length,
  filteredProductCount: products.length,
  page: 1,
  pageCount: 1,
  categories: { children: [] },
  filters: [
    { id: '1', name: 'Skärmstorlek', type: 'attributes', stock: false, values: [value('27')] },
    { id: 'price', name: 'Pris', type: 'attributes', stock: false, values: [value('1'), value('2')] },
    { id: 'manufacturer', name: 'Varumärke', type: 'manufacturer', stock: false, values: [value('5')] },
  ],
  ...change,
});

const visit = (shown: ProductList, query: Record<string, string | string[]> = {}) => {
  const user = testUser();
  return renderSlot(slot, {
    slot: 'member-page',
    route: { name: 'member.offers', path: '/se/member/offers', params: { region: 'se' }, query },
    page: { user },
    api: { 'GET me': () => meResponse(user), 'GET productdiscovery/:type/:value': () => shown },
  });
};

const cardOf = (title: string): HTMLElement => {
  const card = screen.getByRole('link', { name: title }).closest('li');
  if (card === null) throw new Error(`${title} has no card`);
  return card;
};
const terms = (title: string) =>
  within(within(cardOf(title)).getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('member.offers', () => {
  it('[1-45][O2.17-03] lists what members pay less for, with level requirement and end date', async () => {
    const { platform } = await visit(list([forever, ending, locked]));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Erbjudanden');
    expect(platform.calls.find(({ call }) => call.startsWith('GET productdiscovery'))?.params).toEqual({
      type: 'memberDeals',
      value: 'me',
    });
    expect(terms('Mus Pro')).toEqual([
      expect.stringMatching(/^Utan medlemskap \d/),
      'För alla medlemmar',
      'Tills vidare',
    ]);
    expect(terms('Skärm 27')).toEqual(['Utan medlemskap 2 500 kr', 'För alla medlemmar', 'Till och med 30 nov. 2026']);
    expect(cardOf('Skärm 27').textContent?.replaceAll('\u00a0', ' ')).toContain('Spara 500 kr');
  });

  it('[O2.17-03][5-04] names the level that an offer needs, and does not sell it below', async () => {
    await visit(list([locked]));
    expect(terms('Guldmus')[1]).toBe('Från nivå 14');
    expect(cardOf('Guldmus').textContent).toContain('Du är på nivå 3.');
    expect(within(cardOf('Guldmus')).queryByRole('button')).toBeNull();
    expect(within(cardOf('Guldmus')).getByRole('link', { name: /^Visa produkten/ })).toBeDefined();
  });

  it('puts an offer into the cart at the members’ price', async () => {
    const { platform } = await visit(list([ending]));
    await userEvent.click(screen.getByRole('button', { name: /^Köp: / }));
    expect(platform.emitted).toMatchObject([{ name: 'cart.add', payload: { productId: 2, unitPrice: 2000 } }]);
  });

  it('[O2.17-03] filters and sorts by its URL, with boxes that fit the whole shop', async () => {
    const { platform } = await visit(list([forever]), { f: ['attributes^price-1-1'], sortBy: 'recommended' });
    const form = screen.getByRole('form', { name: 'Filter' });
    expect(
      within(form)
        .getAllByRole('group', { hidden: true })
        .map(({ textContent }) => textContent?.slice(0, 4)),
    ).toEqual(expect.arrayContaining(['Varu', 'Pris']));
    expect(form.textContent).not.toContain('Skärmstorlek');
    await userEvent.selectOptions(screen.getByLabelText('Sortera'), 'price-asc');
    await waitFor(() => expect(platform.navigated.at(-1)?.to).toContain('sortBy=price-asc'));
    await userEvent.click(within(form).getByLabelText('Val 5', { exact: false }));
    await waitFor(() => expect(decodeURIComponent(platform.navigated.at(-1)?.to ?? '')).toContain('f=manufacturer^5'));
  });

  it('sends several values of one attribute as one filter: any of them fits', async () => {
    const { platform } = await visit(list([forever]), { f: ['attributes^price-1-1', 'attributes^price-1-2', 'nej'] });
    const call = platform.calls.find(({ call: name }) => name.startsWith('GET productdiscovery'));
    expect(call?.query).toMatchObject({ filters: ['attributes^price-1-1~2'] });
    expect(screen.getByRole('link', { name: 'Rensa alla filter' }).getAttribute('href')).toBe('/se/member/offers');
  });

  it('[O2.17-03] says honestly when there is no offer, and when new ones come', async () => {
    await visit(list([]));
    expect(screen.getByText('Just nu finns inga erbjudanden för medlemmar')).toBeDefined();
    expect(screen.getByText(/Nya kommer löpande, utan bestämda dagar/)).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('leads out of filters that nothing fits, and from a page after the last to the last', async () => {
    const empty = list([], { filteredProductCount: 0, totalProductCount: 4, pageCount: 1 });
    await visit(empty, { f: ['manufacturer^5'] });
    expect(screen.getByText('Inga erbjudanden passar dina filter')).toBeDefined();
    await expect(visit(empty, { page: '9' })).rejects.toMatchObject({ to: '/se/member/offers' });
  });
});
