import { href } from '@shop/contracts/routing';
import { testProduct, TEST_NOW } from '@shop/testing';
import { describe, expect, it } from '@jest/globals';
import { suggestionRows } from './suggestion-rows.ts';

const SECONDS = TEST_NOW / 1000;
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const RESPONSE = {
  phrases: ids(9).map((id) => ({ raw: `{mus} ${id}`, suggestion: `mus ${id}` })),
  categories: ids(9).map((id) => ({ id, name: `Möss ${id}`, icon: 'mouse', productCount: 1 })),
  products: ids(9).map((id) => testProduct({ id, name: `Mus ${id}` })),
};
const PLACES = {
  manufacturers: ids(3).map((id) => ({ id, name: `Musverket ${id}` })),
  stores: ids(3).map((id) => ({ id, name: `Musby ${id}` })),
};
const LINKS = {
  events: [{ name: 'Musveckan', url: '/campaign/1', from: SECONDS - 60, to: SECONDS + 60 }],
  pages: [{ title: 'Kundservice', keywords: ['musbyte'], url: '/info/1' }],
};

const kinds = (response = RESPONSE, links = LINKS) =>
  suggestionRows({ term: 'musb', response, links, now: new Date(TEST_NOW), href }).map(({ kind }) => kind);

describe('the rows of the quick search', () => {
  it('[O2.8-02] [O2.8-04] are four phrases, pages, three categories, six products and the way to all, in that order', () => {
    expect(kinds()).toEqual([
      ...ids(4).map(() => 'phrase'),
      'page',
      ...ids(3).map(() => 'category'),
      ...ids(6).map(() => 'product'),
      'more',
    ]);
  });

  it('[O2.8-04] lead to makers and stores after the categories, two of each', () => {
    const rows = suggestionRows({
      term: 'musb',
      response: { ...RESPONSE, ...PLACES, phrases: [], products: [] },
      links: { events: [], pages: [] },
      now: new Date(TEST_NOW),
      href,
    });
    expect(rows.slice(3).map(({ kind, href: to }) => [kind, to])).toEqual([
      ['manufacturer', '/se/manufacturer/1-Musverket-1'],
      ['manufacturer', '/se/manufacturer/2-Musverket-2'],
      ['store', '/se/store/1-Musby-1'],
      ['store', '/se/store/2-Musby-2'],
      ['more', '/se/search/musb'],
    ]);
  });

  it('[O2.8-05] are none, without the way to all results, when nothing is found', () => {
    expect(kinds({ phrases: [], categories: [], products: [] }, { events: [], pages: [] })).toEqual([]);
  });
});
