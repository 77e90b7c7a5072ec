/** @jest-environment ./scripts/testing/happy-dom-environment.ts */
import type { Product } from '@shop/contracts/api/product';
import { renderSlot } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { addCompared } from '../../features/compare/compared-products.ts';
import { fullProduct } from '../../testing/products.ts';
import slot from './slot.tsx';

beforeEach(() => localStorage.clear());

const specifications = (rows: Record<string, string>) => [
  { group: 'Egenskaper', rows: Object.entries(rows).map(([label, value]) => ({ label, value })) },
];
const TON = fullProduct({
  specifications: specifications({ Layout: 'Nordisk', Vikt: '800 g', Switch: 'Taktil' }),
  energyMarking: {
    rating: 'F',
    scale: 'A',
    manufacturer: 'Klackverk',
    itemCode: 'T80',
    labelImageUrl: null,
    labelContent: null,
    productSheetContent: '',
  },
});
const DUR = fullProduct({
  id: 8,
  name: 'Dur 60',
  mainTitle: 'Dur 60',
  price: { ...TON.price, price: 499 },
  lowestPrice: { price: 599 },
  stock: {},
  reviewCount: 0,
  averageRating: { rating: null, ratingType: 'averageRating' },
  specifications: specifications({ Layout: 'nordisk', Vikt: '640 g' }),
});

const open = (products: readonly Product[], changes: { readonly showsOnlyDifferences?: boolean } = {}) =>
  renderSlot(slot, {
    slot: 'compare-page',
    route: { name: 'mf-discovery:compare', path: `/se/jamfor/${products.map(({ id }) => id).join('-')}` },
    data: { products, missingCount: 0, isCut: false, showsOnlyDifferences: false, ...changes },
  });

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const cells = (name: string) => within(row(name)).getAllByRole('cell');
const labels = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a comparison', () => {
  it('has a column of each product and a row of each fact, what differs marked in words', async () => {
    await open([TON, DUR]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Uppgift',
      'Klackverk Ton 80Ta bort',
      'Dur 60Ta bort',
    ]);
    expect(cells('Pris').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('699'),
      expect.stringContaining('499'),
    ]);
    expect(within(row('Vikt')).getByText('Olika')).toBeTruthy();
    expect(within(row('Layout')).queryByText('Olika')).toBeNull();
    expect(cells('Vikt').map(({ textContent }) => textContent)).toEqual(['800 g', '640 g']);
    expect(screen.getByRole('status').textContent).toMatch(/^\d+ av \d+ uppgifter skiljer sig/);
    expect(within(row('Köp')).getByRole('button', { name: 'Köp Klackverk Ton 80' })).toBeTruthy();
  });

  it('says in words where nothing is known', async () => {
    await open([TON, DUR]);
    expect(cells('Switch').map(({ textContent }) => textContent)).toEqual(['Taktil', '–Uppgift saknas']);
    expect(within(row('Switch')).queryByText('Olika')).toBeNull();
    expect(cells('Betyg')[1]?.textContent).toBe('Inga recensioner än');
  });

  it('[1-79] has the energy arrow beside the price, and its class in a row', async () => {
    await open([TON, DUR]);
    const [priced] = cells('Pris');
    const arrow = within(priced as HTMLElement).getByRole('button', { name: 'Energiklass F på skalan A till G' });
    expect(arrow).toBeTruthy();
    expect(cells('Energiklass').map(({ textContent }) => textContent)).toEqual([
      'F (på en skala från A)',
      '–Uppgift saknas',
    ]);
  });

  it('shows only what differs or may differ, with the price and the way to buy', async () => {
    await open([TON, DUR], { showsOnlyDifferences: true });
    const shown = labels();
    expect(shown).toEqual(expect.arrayContaining(['PrisOlika', 'ViktOlika', 'Switch', 'Köp']));
    expect(shown.filter((label) => /Layout|Tillverkare|Kategori/.test(label ?? ''))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Visa alla uppgifter' }).getAttribute('href')).toBe('/se/jamfor/7-8');
  });

  it('takes a product out of the address and out of what the browser keeps', async () => {
    addCompared({ id: 7, name: 'Ton', image: '/images/product/7' });
    addCompared({ id: 8, name: 'Dur', image: '/images/product/8' });
    await open([TON, DUR]);
    const link = screen.getByRole('link', { name: 'Ta bort Klackverk Ton 80 ur jämförelsen' });
    expect(link.getAttribute('href')).toBe('/se/jamfor/8');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(localStorage.getItem('compared-products')).not.toContain('"id":7');
  });

  it('says that products of different kinds have little in common', async () => {
    await open([TON, { ...DUR, categoryTree: 'Ljud/Hörlurar' }]);
    expect(screen.getByText(/olika slag \(Tangentbord och Hörlurar\)/)).toBeTruthy();
    expect(within(row('Kategori')).getByText('Olika')).toBeTruthy();
  });

  it('of a single product marks nothing, and asks for another', async () => {
    await open([TON], { showsOnlyDifferences: true });
    expect(screen.getByText('Lägg till minst en produkt till')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /skillnader/ })).toBeNull();
    expect(screen.queryByText('Olika')).toBeNull();
    expect(labels()).toContain('Layout');
  });

  it('scrolls within a region that the keyboard reaches', async () => {
    await open([TON, DUR]);
    expect(screen.getByRole('region', { name: 'Jämför produkter' }).tabIndex).toBe(0);
  });
});
