import { describe, expect, it } from '@jest/globals';
import type { ProductSummary } from '@shop/contracts/api/product';
import { DAY_MS } from '@shop/domain/dates';
import { toProductCard } from './to-product-card.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const unix = (ms: number) => Math.floor(ms / 1000);

const PRODUCT: ProductSummary = {
  id: 7,
  name: 'Polarsten K70',
  mainTitle: 'Polarsten K70',
  subTitle: 'Linjära brytare',
  categoryTree: 'Tangentbord',
  previewUrl: '/images/product/7?trim',
  price: {
    price: 1299,
    vat: 259.8,
    currency: 'SEK',
    pass: null,
    startAt: null,
    flashSale: false,
    nearlyOver: false,
    type: null,
  },
  regularPrice: null,
  lowestPrice: null,
  levelOnePrice: null,
  unitPrice: 1299,
  qty: 1,
  discontinued: false,
  isFyndware: false,
  fyndwareClass: null,
  stock: { web: 42, '2': 1 },
  isShippable: true,
  isDigital: false,
  release: null,
  minimumRankLevel: 0,
  statusCodes: [],
  splashes: [{ text: 'Black Week', color: '#ffd400' }],
  sponsored: false,
  ticket: null,
  energyMarking: null,
  heroMarking: null,
  averageRating: { rating: 4.5, ratingType: 'averageRating' },
  reviewCount: 12,
  reviewHighlights: [],
  manufacturer: { id: 1, name: 'Polarsten' },
  isInsured: false,
  insurance: null,
  isGiftCard: false,
  maxPerCustomer: null,
};

const viewer = { isLoggedIn: false, now: NOW };
const card = (changes: Partial<ProductSummary>, extra = {}) =>
  toProductCard({ ...PRODUCT, ...changes }, '/product/7', { ...viewer, ...extra });

describe('toProductCard', () => {
  it('says what there is of an ordinary product', () => {
    expect(card({})).toMatchObject({
      href: '/product/7',
      title: 'Polarsten K70',
      price: { amount: 1299, isReduced: false },
      rating: { rating: 4.5, count: 12, ratingType: 'averageRating' },
      stock: { tone: 'available', text: 'I webblagret: 20+ st' },
      splashes: [{ text: 'Black Week', colour: '#ffd400' }],
    });
    expect(card({}).bubble).toBeUndefined();
  });

  it('[O2.13-08] puts the price type and the saving into the bubble of a reduced product', () => {
    const reduced = card({ price: { ...PRODUCT.price, startAt: unix(NOW - DAY_MS) }, regularPrice: { price: 1499 } });
    expect(reduced.price).toMatchObject({ amount: 1299, isReduced: true, comparison: { amount: 1499 } });
    expect(reduced.bubble).toEqual({ label: 'Kampanjpris!', saving: '\u2212200\u00a0kr' });
  });

  it('[O6-20] shows a visitor the member price beside the one that they pay', () => {
    const teased = card({ levelOnePrice: { price: 1099 } });
    expect(teased.price).toMatchObject({ amount: 1299, isReduced: false });
    expect(teased.bubble).toEqual({ label: 'Medlemspris!', saving: '1\u00a0099\u00a0kr' });
    expect(card({ levelOnePrice: { price: 1099 } }, { isLoggedIn: true }).price).toMatchObject({
      amount: 1099,
      comparison: { label: 'Ordinarie pris', amount: 1299 },
    });
  });

  it('[4-97][4-98] puts the release first among the splashes', () => {
    const released = (ms: number, extra = {}) =>
      card({ release: { timestamp: unix(ms) } }, extra).splashes?.map(({ text }) => text);
    expect(released(NOW - 1000)).toEqual(['SLÄPPT IDAG!', 'Black Week']);
    expect(released(NOW - 3 * DAY_MS)).toEqual(['NYHET!', 'Black Week']);
    expect(released(NOW - 3 * DAY_MS, { isCompact: true })).toEqual(['NY!', 'Black Week']);
  });

  it('[9-25] drops the mark of a new product after 14 days', () => {
    const marked = (days: number) => card({ release: { timestamp: unix(NOW - days * DAY_MS) } }).splashes?.length === 2;
    expect([1, 13, 14].map(marked)).toEqual([true, true, false]);
  });

  it('[2.13-32][2.13-33] shows neither stars nor hypes before the first vote', () => {
    const hyped = { rating: 4.5, ratingType: 'hypefactor' } as const;
    expect(card({ averageRating: hyped, reviewCount: 0 }).rating).toBeUndefined();
    expect(card({ averageRating: hyped, reviewCount: 3 }).rating).toEqual({ ...hyped, count: 3 });
  });

  it('shows a future release date instead of the stock', () => {
    expect(card({ release: { timestamp: unix(Date.parse('2026-12-12T11:00:00Z')) } }).stock).toEqual({
      tone: 'incoming',
      text: expect.stringMatching(/^Släpps 12 dec\.? 2026$/),
    });
  });

  it('shows the price without VAT when the viewer wants it so', () => {
    expect(card({}, { showExcludingVat: true }).price).toMatchObject({ amount: 1039.2, excludingVat: true });
  });

  it('distinguishes sold-out from order goods', () => {
    expect(card({ stock: {} }).stock).toEqual({ tone: 'none', text: 'Slut i lager' });
    expect(card({ stock: { supplier: 4 } }).stock?.tone).toBe('limited');
  });
});

describe('the stock line of a card', () => {
  const viewer = { isLoggedIn: false, showExcludingVat: false, now: NOW };
  const textFor = (myStore: { id: number; name: string } | null, changes: Partial<ProductSummary> = {}) =>
    toProductCard({ ...PRODUCT, ...changes }, '/x', { ...viewer, myStore }).stock?.text;

  it('names the shopper’s store where that has it, in place of the general line', () => {
    expect(textFor({ id: 2, name: 'Lund' })).toBe('I lager i Lund');
    expect(textFor({ id: 3, name: 'Lund' })).toBe('I webblagret: 20+ st');
    expect(textFor(null)).toBe('I webblagret: 20+ st');
  });

  it('says when an unreleased product comes, whatever a store has', () => {
    expect(textFor({ id: 2, name: 'Lund' }, { release: { timestamp: unix(NOW + DAY_MS) } })).toMatch(/^Släpps/);
  });
});
