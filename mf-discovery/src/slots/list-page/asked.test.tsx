/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { ProductList } from '@shop/contracts';
import { renderSlot, renderSlotOnServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { productList, products, switchBox } from '../../testing/products.ts';
import slot from './slot.tsx';

const SENTENCE = 'en tyst dator under 15 000 kr till min son';
const FILTER = 'attributes^12-1-2';

type Asked = NonNullable<ProductList['query']['asked']>;
const ASKED: Asked = {
  sentence: SENTENCE,
  target: null,
  wishes: [
    { kind: 'kind', label: 'Datorer', without: { searchString: 'under 15000 kr', filters: [FILTER] } },
    { kind: 'price', label: 'Högst 15 000 kr', without: { searchString: 'dator', filters: [FILTER] } },
    { kind: 'filter', label: 'Tyst', without: { searchString: 'dator under 15000 kr', filters: [] } },
  ],
  notUnderstood: ['till min son'],
};

const TARGET = { searchString: 'dator under 15000 kr', filters: [FILTER] };

type Query = Record<string, string | string[]>;

const optionsOf = (asked: Partial<Asked>, list: Partial<ProductList>, query: Query) =>
  ({
    slot: 'list-page',
    route: {
      name: 'search',
      path: '/se/search/dator%20under%2015000%20kr',
      params: { region: 'se', searchString: TARGET.searchString },
      query,
    },
    api: {
      'GET productdiscovery/:type/:value': () => {
        const base = productList({ filters: [switchBox(['2'])], ...list });
        const f = [query.f ?? []].flat();
        const described = {
          ...base.query,
          filters: f,
          searchString: 'dator under 15000 kr',
          asked: { ...ASKED, ...asked },
        };
        return { ...base, query: described };
      },
    },
  }) as const;

const show = (
  asked: Partial<Asked> = {},
  list: Partial<ProductList> = {},
  query: Query = { asked: SENTENCE, f: FILTER },
) => renderSlot(slot, optionsOf(asked, list, query));

const EMPTY = { products: [], totalProductCount: 0, filteredProductCount: 0, pageCount: 1 };

it('is named by the sentence in title, heading and breadcrumbs', async () => {
  const { html, head } = await renderSlotOnServer(slot, optionsOf({}, {}, { asked: SENTENCE, f: FILTER }));
  expect(head?.title).toBe(`Sökresultat för ${SENTENCE}`);
  expect(head?.breadcrumbs?.map(({ title }) => title)).toEqual([`Sökresultat för ${SENTENCE}`]);
  expect(html).toContain(`Sökresultat för ”${SENTENCE}”`);
});

const linkTo = (name: string): string =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe('a search in words of one’s own', () => {
  it('shows what was understood as chips, each of which leads to the list without it', async () => {
    await show();
    const chips = within(screen.getByRole('list', { name: 'Vi förstod:' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Datorer', 'Högst 15 000 kr', 'Tyst']);
    const asked = SENTENCE.replaceAll(' ', '+');
    expect(linkTo('Ta bort filtret Tyst')).toBe(`/se/search/dator under 15000 kr?asked=${asked}`);
    expect(linkTo('Ta bort filtret Högst 15 000 kr')).toBe(`/se/search/dator?f=${FILTER}&asked=${asked}`);
  });

  it('shows each filter once: as what was understood, or among the chosen ones', async () => {
    const wishes = ASKED.wishes.map((wish) => ({
      ...wish,
      without: { ...wish.without, filters: [...wish.without.filters, 'manufacturer^4'] },
    }));
    await show({ wishes }, {}, { asked: SENTENCE, f: [FILTER, 'manufacturer^4'] });
    expect(screen.getAllByRole('link', { name: /^Ta bort filtret/ })).toHaveLength(4);
    const chosen = within(screen.getByRole('list', { name: 'Valda filter' })).getByRole('link', { name: /^Ta bort/ });
    expect(decodeURIComponent(chosen.getAttribute('href') ?? '')).toContain(`f=${FILTER}&asked=`);
  });

  it('says what was not understood, and offers to search for the words as they are', async () => {
    await show();
    expect(screen.getByText('Vi förstod inte: ”till min son”.')).toBeTruthy();
    expect(linkTo('Sök på orden som de står')).toBe(`/se/search/${SENTENCE}?asked=`);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(SENTENCE);
  });

  it('says what the list is without, since hardly anything has it, and leads to what has', async () => {
    await show({
      leftOut: [
        { label: 'Vit', list: { searchString: TARGET.searchString, filters: [FILTER, 'attributes^3-1-7'] }, hits: 2 },
        { label: 'Röd', list: TARGET, hits: 0 },
      ],
    });
    expect(screen.getByText(/inte ett krav/).textContent).toBe(
      'Få har allt på en gång, så det här är inte ett krav: ”Vit” (2 träffar), ”Röd” (ingen har det).',
    );
    expect(linkTo('”Vit” (2 träffar)')).toBe(
      `/se/search/dator under 15000 kr?f=${FILTER}&f=attributes^3-1-7&asked=${SENTENCE.replaceAll(' ', '+')}`,
    );
  });

  it('has a form for another price that keeps everything else', async () => {
    const { container } = await show();
    const form = container.querySelector('form:has([name=budget])');
    expect(form?.getAttribute('method')).toBe('get');
    const fields = new FormData(form as HTMLFormElement);
    expect([fields.get('f'), fields.get('asked'), fields.get('budget')]).toEqual([FILTER, SENTENCE, '15000']);
  });

  it('names how much there is without each wish when nothing fulfils them all', async () => {
    const wishes = ASKED.wishes.map((wish, index) => ({ ...wish, hits: [0, 6, 1][index] }));
    await show({ wishes }, { ...EMPTY, relatedProducts: products(3) });
    const links = within(screen.getByRole('list', { name: /^Inget passar allt/ })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Utan ”Högst 15 000 kr”: 6 träffar',
      'Utan ”Tyst”: 1 träff',
    ]);
    expect(await screen.findByRole('heading', { name: 'Inget passar allt du önskar' })).toBeTruthy();
  });

  it.each([
    [
      'from the sentence to the list with its filters',
      { sortBy: 'price-asc' },
      TARGET,
      `dator under 15000 kr?f=${FILTER}&sortBy=price-asc`,
    ],
    [
      'to the same list with the price that was typed',
      { f: FILTER, budget: '9000' },
      null,
      `dator under 9000 kr?f=${FILTER}`,
    ],
  ])('leads %s', async (_, query, target, url) => {
    const { redirect } = await renderSlotOnServer(slot, optionsOf({ target }, {}, { ...query, asked: SENTENCE }));
    expect(decodeURIComponent(redirect?.to ?? '')).toBe(`/se/search/${url}&asked=${SENTENCE.replaceAll(' ', '+')}`);
  });

  it('stays where a price is no number', async () => {
    const { redirect } = await renderSlotOnServer(slot, optionsOf({}, {}, { budget: 'många', asked: SENTENCE }));
    expect(redirect).toBeNull();
  });
});
