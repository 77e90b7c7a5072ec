import type { SentResponseOf } from '@shop/contracts';
import type { getAutocomplete } from '@shop/contracts/api/discovery';
import type { Products } from '../catalogue/products.ts';
import { prefixKey } from './index-prefixes.ts';
import type { NamedPlace, Reference } from './reference.ts';
import type { SearchPort } from './search-port.ts';

export type Autocompleted = SentResponseOf<typeof getAutocomplete>['data'];

/** [O2.8-02] Upper limit of category links in the quick search. */
const MAX_CATEGORIES = 3;

/** Upper limit of makers, and of stores. */
const MAX_PLACES = 2;
const SHORTEST_NAME = 2;

/**
 * [3-124] Marks the typed text: '{tang}entbord'. Compared without accents, which is safe because removing them moves
 * no letter.
 */
export function markTyped(phrase: string, typed: string): string {
  const prefix = prefixKey(typed);
  const plain = [...phrase].map((letter) => prefixKey(letter) || letter.toLowerCase());
  const starts = plain
    .map((_, index) => index)
    .filter((index) => index === 0 || !/[\p{L}\d]/u.test(plain[index - 1] ?? ''));
  const letters = [...phrase];
  const length = [...prefix].length;
  const start = starts.find((index) => plain.slice(index, index + length).join('') === prefix);
  if (start === undefined || length === 0) return phrase;
  const part = (from: number, to?: number): string => letters.slice(from, to).join('');
  return `${part(0, start)}{${part(start, start + length)}}${part(start + length)}`;
}

/**
 * Categories with a word that begins with the typed text, those with the most products first; where none has, the one
 * of what is suggested: 'lapt' leads to Bärbara datorer.
 */
export function matchingCategories(
  { categories }: Reference,
  typed: string,
  suggested: number | null,
): Autocompleted['categories'] {
  const key = ` ${prefixKey(typed)}`;
  const matching = [...categories.values()]
    .filter(({ typedAs, productCount }) => productCount > 0 && typedAs.includes(key))
    .sort((a, b) => b.productCount - a.productCount || a.id - b.id)
    .slice(0, MAX_CATEGORIES);
  const other = suggested === null ? undefined : categories.get(suggested);
  const shown = matching.length === 0 && other !== undefined ? [other] : matching;
  return shown.map(({ id, name, icon, productCount }) => ({ id, name, icon, productCount }));
}

/** Makers or stores with a word that begins with the typed text. */
const matchingPlaces = (places: readonly NamedPlace[], key: string): { id: number; name: string }[] =>
  key.length < SHORTEST_NAME
    ? []
    : places
        .filter(({ typedAs }) => typedAs.includes(` ${key}`))
        .slice(0, MAX_PLACES)
        .map(({ id, name }) => ({ id, name }));

interface Parts {
  search: SearchPort;
  products: Products;
  reference: () => Promise<Reference>;
  /** Products as cards show them. */
  isForCards: boolean;
}

/** [7.6-07], [3-122..124] Response of the quick search. */
export async function autocomplete(
  typed: string,
  { search, products, reference, isForCards }: Parts,
): Promise<Autocompleted> {
  const [{ productIds, categoryId, phrases, notSold, instead }, tree] = await Promise.all([
    search.suggest(typed),
    reference(),
  ]);
  return {
    products: await (isForCards ? products.cards(productIds) : products.summaries(productIds)),
    categories: prefixKey(typed) === '' ? [] : matchingCategories(tree, typed, categoryId),
    manufacturers: matchingPlaces(tree.manufacturers, prefixKey(typed)),
    stores: matchingPlaces(tree.stores, prefixKey(typed)),
    phrases: phrases.map((suggestion) => ({ raw: markTyped(suggestion, typed), suggestion })),
    notSold,
    instead,
  };
}
