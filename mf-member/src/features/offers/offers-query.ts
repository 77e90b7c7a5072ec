import type { FilterBox } from '@shop/contracts/api/discovery';
import type { RouteSnapshot } from '@shop/contracts/routes';
import { firstOf } from '@shop/contracts/routing';
import {
  type Filter,
  formatAttributeValue,
  formatFilter,
  formatFilters,
  parseAttributeValue,
  parseFilters,
  toggleAttributeValue,
} from '@shop/domain/filters';
import { clampPage } from '@shop/domain/pagination';

const MAX_PAGES = 10_000;

/** What of the offers is shown, as the URL says it. */
export interface OffersState {
  readonly filters: readonly string[];
  readonly sortBy: string | null;
  readonly page: number;
}

/** A form sends each value of a box by itself: any of them fits, so they become one filter per attribute. */
const merged = (filters: readonly Filter[]): Filter[] => {
  const attributes = filters.flatMap(({ type, value }) =>
    type === 'attributes' ? (parseAttributeValue(String(value)) ?? []) : [],
  );
  const chosen = attributes.flatMap(({ attributeId, values }) => values.map((value) => ({ attributeId, value })));
  const unique = chosen.filter(
    (one, index) =>
      chosen.findIndex(({ attributeId, value }) => attributeId === one.attributeId && value === one.value) === index,
  );
  return unique.reduce<Filter[]>(
    (list, { attributeId, value }) => toggleAttributeValue(list, attributeId, value),
    filters.filter(({ type }) => type !== 'attributes'),
  );
};

/** Parses the URL. Invalid values are ignored. */
export const readOffersState = ({ query }: Pick<RouteSnapshot, 'query'>): OffersState => ({
  filters: formatFilters(merged(parseFilters(query.f))),
  sortBy: firstOf(query, 'sortBy')?.slice(0, 40) || null,
  page: clampPage(Number(firstOf(query, 'page') ?? 1), MAX_PAGES),
});

/** The query of the offers in this state, so that each state has one URL. */
export const offersQuery = ({ filters, sortBy, page }: OffersState) => ({
  f: filters,
  sortBy,
  page: page > 1 ? String(page) : null,
});

/** The filter of one value of a box, as a checkbox of the form sends it. */
export const boxFilter = ({ id, type }: Pick<FilterBox, 'id' | 'type'>, value: string): string =>
  formatFilter(
    type === 'attributes'
      ? { type, value: formatAttributeValue({ attributeId: id, values: [value] }), prioritized: false }
      : { type, value: Number(value), prioritized: false },
  );

/** Boxes that fit products of every kind: offers are from the whole shop, and a screen's size is of no use there. */
const COMMON_BOXES: readonly string[] = ['manufacturer', 'price', 'rating', 'stock'];

/** The boxes of the offers' form, in their order. */
export const offerBoxes = (boxes: readonly FilterBox[]): readonly FilterBox[] =>
  COMMON_BOXES.flatMap((id) => boxes.find((box) => box.id === id) ?? []);
