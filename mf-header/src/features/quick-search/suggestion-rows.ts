import { SHOP } from '@shop/contracts/config';
import type { getAutocomplete } from '@shop/contracts/api/discovery';
import type { getSearchLinks } from '@shop/contracts/api/navigation';
import type { ProductSummary } from '@shop/contracts/api/product';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { Href } from '@shop/contracts/platform';
import { isWithin, SECOND_MS } from '@shop/domain/dates';
import { matchingEvents, matchingPages, splitMarkedPhrase, type PhrasePart } from './search-terms.ts';

const REGION = new RegExp(`^/${SHOP.region}(?=[/?#]|$)`);

export type Autocomplete = ResponseOf<typeof getAutocomplete>['data'];
export type SearchLinks = ResponseOf<typeof getSearchLinks>['data'];

/** [O2.8-01], [O2.8-02], [O2.8-04] How many of each are shown. */
export const MAX = { phrases: 4, events: 3, pages: 3, categories: 3, places: 2, products: 6 } as const;

interface Row {
  /** Unique within the list. */
  id: string;
  href: string;
  /** The row's text, for comparisons and screen readers. */
  text: string;
}

export type SuggestionRow =
  | (Row & { kind: 'phrase'; parts: PhrasePart[] })
  | (Row & { kind: 'recent' | 'popular' })
  /** An action, no link. */
  | (Omit<Row, 'href'> & { kind: 'forget'; href: undefined })
  | (Row & { kind: 'event' | 'page' | 'manufacturer' | 'store' | 'more' })
  | (Row & { kind: 'category'; icon: string })
  | (Row & { kind: 'product'; product: ProductSummary });

export interface SuggestionInput {
  term: string;
  response: Autocomplete;
  links: SearchLinks;
  now: Date;
  href: Href;
}

/** Links are stored without the region, as in all content [2.2-33]; URLs of other sites are unchanged. */
const regional = (url: string): string => (/^\/(?!\/)/.test(url) && !REGION.test(url) ? `/${SHOP.region}${url}` : url);

/** Rows without the link to all results. */
const hits = ({ term, response, links, now, href }: SuggestionInput): SuggestionRow[] => {
  const running = links.events.filter(({ from, to }) => isWithin(now, { from: from * SECOND_MS, to: to * SECOND_MS }));
  return [
    ...response.phrases.slice(0, MAX.phrases).map(({ raw, suggestion }): SuggestionRow => ({
      kind: 'phrase',
      id: `phrase-${suggestion}`,
      href: href('search', { searchString: suggestion }),
      text: suggestion,
      parts: splitMarkedPhrase(raw),
    })),
    ...matchingEvents(term, running)
      .slice(0, MAX.events)
      .map(({ name, url }): SuggestionRow => ({ kind: 'event', id: `event-${url}`, href: regional(url), text: name })),
    ...matchingPages(term, links.pages)
      .slice(0, MAX.pages)
      .map(({ title, url }): SuggestionRow => ({ kind: 'page', id: `page-${url}`, href: regional(url), text: title })),
    ...response.categories.slice(0, MAX.categories).map(({ id, name, icon }): SuggestionRow => ({
      kind: 'category',
      id: `category-${id}`,
      href: href('category', { id, name }),
      text: name,
      icon,
    })),
    ...(response.manufacturers ?? []).slice(0, MAX.places).map(({ id, name }): SuggestionRow => ({
      kind: 'manufacturer',
      id: `manufacturer-${id}`,
      href: href('manufacturer', { id, name }),
      text: name,
    })),
    ...(response.stores ?? []).slice(0, MAX.places).map(({ id, name }): SuggestionRow => ({
      kind: 'store',
      id: `store-${id}`,
      href: href('store', { id, name }),
      text: name,
    })),
    ...response.products.slice(0, MAX.products).map((product): SuggestionRow => ({
      kind: 'product',
      id: `product-${product.id}`,
      href: href('product', { id: product.id, name: product.name }),
      text: product.mainTitle,
      product,
    })),
  ];
};

/**
 * [O2.8-04] Phrases, events, pages, categories, makers and stores, products, then "Visa fler resultat"; empty without a
 * hit.
 */
export const suggestionRows = (input: SuggestionInput): SuggestionRow[] => {
  const found = hits(input);
  if (found.length === 0) return [];
  const all = {
    kind: 'more',
    id: 'more',
    href: input.href('search', { searchString: input.term }),
    text: 'Visa fler resultat',
  } as const;
  return [...found, all];
};
