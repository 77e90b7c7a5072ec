import { type Filter, parseAttributeValue, parseCategoryValue, parseFilters } from '@shop/domain/filters';
import type { NamedQuery } from '../db/named-query.ts';
import { PRICE_BAND_STARTS_ORE, RATING_BANDS, type FacetKind, facetId } from './facet-ids.ts';
import { sharedListingCache } from './listing-cache.ts';
import type { FacetChoice, ListRequest } from './search-port.ts';

/** Filter boxes that are not attributes of the catalogue, under their id in the URL. */
export const BAND_BOXES = { price: 'price', rating: 'rating' } as const;

/** More boxes at once are no shopper. */
const MAX_CHOICES = 20;
const LARGEST_ID = 2_000_000_000;

/** The part of a list request that comes from filters. */
export type FilterRequest = Pick<
  ListRequest,
  'choices' | 'categoryIds' | 'storeIds' | 'campaignIds' | 'searches' | 'onlyMemberDeals'
>;

interface ListOptions {
  kind: FacetKind;
  groupId: number;
  valueId: number;
}

const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);
const entityNumber = (text: string): number => Number(text.replace(/^s/, ''));

function attributeOptions(value: string): ListOptions[] {
  const parsed = parseAttributeValue(value);
  if (parsed === null) return [];
  const { attributeId, values } = parsed;
  const kind: FacetKind =
    attributeId === BAND_BOXES.price ? 'price' : attributeId === BAND_BOXES.rating ? 'rating' : 'attribute';
  const groupId = kind === 'attribute' ? wholeNumber(attributeId) : 0;
  return values.flatMap((each) => {
    const valueId = wholeNumber(each);
    return valueId === null || groupId === null ? [] : [{ kind, groupId, valueId }];
  });
}

const OPTIONS_BY_FILTER: Readonly<Record<string, (filter: Filter) => ListOptions[]>> = {
  attributes: ({ value }) => attributeOptions(String(value)),
  manufacturer: ({ value }) =>
    Number(value) < LARGEST_ID / 2 ? [{ kind: 'manufacturer', groupId: 0, valueId: Number(value) }] : [],
};

const isBand = ({ kind, valueId }: ListOptions): boolean =>
  kind === 'price'
    ? valueId >= 1 && valueId <= PRICE_BAND_STARTS_ORE.length + 1
    : RATING_BANDS.some((band) => band === valueId);

const KNOWN = `select id, kind, group_id as "groupId", value_id as "valueId" from facet where id = any($1::int[])`;

/** The options that the copy of the index at hand does not know. */
function unknownTo(named: NamedQuery, options: readonly ListOptions[]): readonly ListOptions[] {
  const labels = sharedListingCache(named).latest()?.labels;
  return options.filter(({ kind, groupId, valueId }) => {
    const label = labels?.get(facetId(kind, valueId));
    return label?.kind !== kind || label.groupId !== groupId;
  });
}

/** Options that exist in the box that they name; the others are ignored. */
async function knownOptions(named: NamedQuery, options: readonly ListOptions[]): Promise<ListOptions[]> {
  const stored = options.filter(
    ({ kind, valueId }) => (kind === 'attribute' || kind === 'manufacturer') && valueId < LARGEST_ID,
  );
  const bands = options.filter((options) => (options.kind === 'price' || options.kind === 'rating') && isBand(options));
  // One that the copy does not know may be newer than it.
  if (unknownTo(named, stored).length === 0) return [...bands, ...stored];
  const rows = await named<ListOptions & { id: number }>('known_facets', KNOWN, [
    stored.map(({ kind, valueId }) => facetId(kind, valueId)),
  ]);
  const known = new Set(rows.map(({ kind, groupId, valueId }) => `${kind}.${groupId}.${valueId}`));
  return [...bands, ...stored.filter(({ kind, groupId, valueId }) => known.has(`${kind}.${groupId}.${valueId}`))];
}

function choicesOf(options: readonly ListOptions[]): FacetChoice[] {
  const boxes = new Map<string, { kind: FacetKind; groupId: number; facetIds: number[] }>();
  for (const { kind, groupId, valueId } of options) {
    const key = `${kind}.${groupId}`;
    const box = boxes.get(key) ?? { kind, groupId, facetIds: [] };
    box.facetIds.push(facetId(kind, valueId));
    boxes.set(key, box);
  }
  return [...boxes.values()].slice(0, MAX_CHOICES);
}

const valuesOf = (filters: readonly Filter[], type: Filter['type']): string[] =>
  filters.filter((filter) => filter.type === type).map(({ value }) => String(value));

/** Parses filters 'type^value'. Malformed and unknown ones are ignored [O4-30]. */
export async function readFilters(named: NamedQuery, filters: readonly Filter[]): Promise<FilterRequest> {
  const options = filters.flatMap((filter) => OPTIONS_BY_FILTER[filter.type]?.(filter) ?? []);
  const ids = (type: Filter['type']) =>
    [...new Set(valuesOf(filters, type).map(entityNumber))].filter((id) => id < LARGEST_ID);
  return {
    choices: choicesOf(await knownOptions(named, options)),
    categoryIds: [
      ...new Set(
        valuesOf(filters, 'category-filter').flatMap((value) => (parseCategoryValue(value) ?? []).map(entityNumber)),
      ),
    ].filter((id) => id < LARGEST_ID),
    storeIds: ids('stock'),
    campaignIds: ids('campaign'),
    searches: valuesOf(filters, 'search').slice(0, 3),
    onlyMemberDeals: filters.some(({ type }) => type === 'memberDeals'),
  };
}

/** [2.1-37] Filters stored with a special category: a query string of `f`, or the filters themselves, joined by '&'. */
export function storedFilters(text: string | null): Filter[] {
  if (text === null || text === '') return [];
  const parts = text.replace(/^\?/, '').split('&');
  return parseFilters(parts.map((part) => decodeURIComponent(part.replace(/^f=/, '').replace(/\+/g, ' '))));
}
