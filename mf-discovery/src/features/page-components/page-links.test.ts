import type { Highlight, TopList } from '@shop/contracts';
import { href } from '@shop/contracts/routing';
import { describe, expect, it } from '@jest/globals';
import { countdownParts } from './countdown-parts.ts';
import { highlightLink } from './highlight-link.ts';
import { tileLink, tileName } from './tile-link.ts';
import { topListLink } from './top-list-link.ts';

const LIST: TopList = {
  id: 1,
  name: 'Mest sålda',
  internalName: '',
  description: '',
  products: [],
  linkText: null,
  link: null,
  normalBanner: null,
  mobileBanner: null,
  listTypeName: null,
  listId: null,
  listName: null,
  siteTitle: null,
  listFilter: null,
  whereToShowReviews: null,
  showFlashSales: false,
  showReviewCount: true,
  showScore: true,
};
const HIGHLIGHT: Highlight = {
  id: 1,
  imageUrl: '',
  description: '',
  path: null,
  title: '',
  product: null,
  campaign: null,
  category: null,
  manufacturer: null,
};
const tile = (entityType: number) => ({
  id: 1,
  entityId: 12,
  level: 1,
  name: 'Möss',
  seoName: null,
  filters: null,
  entityType,
  previewUrl: null,
});

describe('topListLink', () => {
  it('[2.12-14][2.12-15] builds the list route with the filter as its query', () => {
    const list = {
      ...LIST,
      listTypeName: 'Category',
      listId: '12',
      listName: 'Möss',
      listFilter: 'sortBy=newest&f=stock^2',
    };
    expect(topListLink(list, href)).toBe('/se/category/12-Moss?sortBy=newest&f=stock%5E2');
  });

  it('[2.12-16][2.12-17] uses the raw link only together with its text', () => {
    expect(topListLink({ ...LIST, link: '/toplist/1-x', linkText: 'Allt' }, href)).toBe('/se/toplist/1-x');
    expect(topListLink({ ...LIST, link: '/toplist/1-x' }, href)).toBeNull();
  });

  it('[O2.12-03] does not follow a type that is no list', () => {
    expect(topListLink({ ...LIST, listTypeName: 'Checkout', listId: '1' }, href)).toBeNull();
  });
});

describe('highlightLink', () => {
  it.each([
    [{ product: { id: 7, name: 'Ton', regularPrice: null, previewUrl: '' } }, '/se/product/7-Ton'],
    [{ campaign: { id: 8, name: 'Rea' } }, '/se/campaign/8-Rea'],
    [{ category: { id: 9, name: 'Ljud', internalName: '', icon: '', info: '' } }, '/se/category/9-Ljud'],
    [{ manufacturer: { id: 5, name: 'Klackverk' } }, '/se/manufacturer/5-Klackverk'],
    [{ path: '/info/5-vara-butiker' }, '/se/info/5-vara-butiker'],
    [{ path: 'https://example.com/' }, 'https://example.com/'],
    [{}, null],
  ])('[2.11-08][2.11-09][2.11-10][2.11-11][2.11-12] leads %j to %j', (target, path) => {
    expect(highlightLink({ ...HIGHLIGHT, ...target }, href)).toBe(path);
  });
});

describe('tiles', () => {
  it.each([
    [1, '/se/section/12-Moss'],
    [2, '/se/category/12-Moss'],
    [3, '/se/manufacturer/12-Moss'],
    [4, '/se/category/s12-Moss'],
    [5, null],
  ])('[3-93] of type %i lead to %j', (entityType, path) => {
    expect(tileLink(tile(entityType), href)).toBe(path);
  });

  it('[2.11-21] prefer the name for search engines', () => {
    expect(tileName({ name: 'Möss', seoName: 'Datormöss' })).toBe('Datormöss');
    expect(tileName({ name: 'Möss', seoName: null })).toBe('Möss');
  });
});

describe('countdownParts', () => {
  it('takes a time apart', () => {
    const parts = countdownParts(((1 * 24 + 2) * 3600 + 3 * 60 + 4) * 1000 + 999);
    expect(parts?.map(({ value, unit }) => `${value} ${unit}`)).toEqual(['1 dag', '02 tim', '03 min', '04 sek']);
  });

  it('is nothing when the time has come', () => {
    expect([0, 999, -5000, Number.NaN].map(countdownParts)).toEqual([null, null, null, null]);
  });
});
