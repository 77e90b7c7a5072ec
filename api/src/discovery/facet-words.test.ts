import { describe, expect, it } from '@jest/globals';
import { facetWords, isFacetValue } from './facet-words.ts';
import type { FacetLabel, Listings } from './listing-cache.ts';

const aLabel = (label: string): FacetLabel => ({
  kind: 'attribute',
  groupId: 1,
  groupName: 'Material',
  groupSort: 1,
  valueId: 1,
  label,
  sort: 1,
});

const listings = {
  labels: new Map([aLabel('Härdat glas'), aLabel('USB-C')].map((label, id) => [id, label])),
} as Pick<Listings, 'labels'> as Listings;

describe('words of filter values', () => {
  it('are known, each by itself', () => {
    const isFacetWord = facetWords(listings);
    expect(['usb', 'c', 'glas', 'härdat', 'trä'].map(isFacetWord)).toEqual([true, true, true, true, false]);
  });

  it('are a value only as a whole: “härdat glas” is a protection, “glas” something to drink from', () => {
    expect(['härdat glas', 'Härdat Glas', 'glas', 'härdat'].map((text) => isFacetValue(text, listings))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
