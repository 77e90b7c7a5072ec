/**
 * Filters of a product list. In the URL each is one `f` parameter 'type^value', with a leading '*' when prioritized
 * [4-79..81]; `filters[]` of the API has the same strings [O7-23].
 */

import { isMissing } from './missing.ts';

/** [3-72][O3-13] Types of filters that URLs and the api know. */
export const FILTER_TYPES = [
  'attributes',
  'category-filter',
  'search',
  'campaign',
  'memberDeals',
  'stock',
  'manufacturer',
] as const;

/** Type of a filter. */
export type FilterType = (typeof FILTER_TYPES)[number];

/** One filter of a product list. */
export interface Filter {
  readonly type: FilterType;
  /** A number for stock, manufacturer and memberDeals, else text [3-73]. */
  readonly value: string | number;
  readonly prioritized: boolean;
}

/** [3-74] The parsed value of an attribute filter: a product with any of `values` matches [O3-14]. */
export interface AttributeFilterValue {
  readonly attributeId: string;
  readonly values: readonly string[];
}

/** The one operator there is: any of the listed values [O3-14]. */
const ANY_OF = '-1-';

const ATTRIBUTE_VALUE = /^([\w.]+)-1-(.+)$/s;
const CATEGORY_VALUE = /^category-1-(s?\d+(?:~s?\d+)*)$/;
const WHOLE_NUMBER = /^\d{1,10}$/;

/** '~' separates the values, so a value that contains one ('100~240 V') is escaped. */
const escapePart = (value: string): string => value.replace(/%/g, '%25').replace(/~/g, '%7E');
const unescapePart = (value: string): string => value.replace(/%7E/g, '~').replace(/%25/g, '%');

/** Reads 'attrId-1-v1~v2'; null when it is malformed. */
export function parseAttributeValue(value: string): AttributeFilterValue | null {
  const match = ATTRIBUTE_VALUE.exec(value);
  const parts = match?.[2]?.split('~') ?? [];
  if (!match?.[1] || parts.some((part) => part === '')) return null;
  return { attributeId: match[1], values: parts.map(unescapePart) };
}

/** Writes 'attrId-1-v1~v2'. */
export function formatAttributeValue({ attributeId, values }: AttributeFilterValue): string {
  return `${attributeId}${ANY_OF}${values.map(escapePart).join('~')}`;
}

/** [3-75] Reads 'category-1-id~id' into its ids (digits, or 's' and digits); null when it is malformed. */
export function parseCategoryValue(value: string): string[] | null {
  return CATEGORY_VALUE.exec(value)?.[1]?.split('~') ?? null;
}

/** Writes 'category-1-id~id'. */
export function formatCategoryValue(ids: readonly (string | number)[]): string {
  return `category${ANY_OF}${ids.join('~')}`;
}

const parseNumber = (value: string): number | null => (WHOLE_NUMBER.test(value) ? Number(value) : null);

/** Reads the value as its type demands; null means malformed. */
const READ_VALUE: Readonly<Record<FilterType, (value: string) => string | number | null>> = {
  attributes: (value) => (parseAttributeValue(value) ? value : null),
  'category-filter': (value) => (parseCategoryValue(value) ? value : null),
  search: (value) => (value.trim() ? value : null),
  campaign: (value) => (/^s?\d{1,10}$/.test(value) ? value : null),
  memberDeals: (value) => (value === '1' ? 1 : null),
  stock: parseNumber,
  manufacturer: parseNumber,
};

function isFilterType(type: string): type is FilterType {
  return Object.hasOwn(READ_VALUE, type);
}

/** [4-80][4-81] Reads one '*type^value'; null when it is malformed. A category-filter is never prioritized [4-82]. */
export function parseFilter(text: string): Filter | null {
  const starred = text.startsWith('*');
  const bare = starred ? text.slice(1) : text;
  const caret = bare.indexOf('^');
  const type = bare.slice(0, Math.max(0, caret));
  if (!isFilterType(type)) return null;
  const value = READ_VALUE[type](bare.slice(caret + 1));
  return value === null ? null : { type, value, prioritized: starred && type !== 'category-filter' };
}

/** Writes one '*type^value'. */
export function formatFilter({ type, value, prioritized }: Filter): string {
  return `${prioritized && type !== 'category-filter' ? '*' : ''}${type}^${value}`;
}

const asList = (texts: string | readonly string[] | null | undefined): readonly string[] =>
  isMissing(texts) ? [] : typeof texts === 'string' ? [texts] : texts;

/** Reads every `f`; malformed ones and repetitions are dropped, the others stay as they are [O4-30]. */
export function parseFilters(texts: string | readonly string[] | null | undefined): Filter[] {
  const filters = asList(texts).flatMap((text) => parseFilter(text) ?? []);
  return filters.filter((filter, index) => filters.findIndex((other) => isSameFilter(other, filter)) === index);
}

/** [4-79] Writes the values of `f`. */
export function formatFilters(filters: readonly Filter[]): string[] {
  return filters.map(formatFilter);
}

/** [4-83] Whether the URL has an invalid `f`, so that the page should replace its URL. */
export function hasMalformedFilters(texts: string | readonly string[] | null | undefined): boolean {
  return asList(texts).some((text) => parseFilter(text) === null);
}

/** Whether two filters match the same products; priority makes no difference. */
export function isSameFilter(a: Filter, b: Filter): boolean {
  return a.type === b.type && a.value === b.value;
}

/** Adds a filter, or removes it when it is there. */
export function toggleFilter(filters: readonly Filter[], filter: Filter): Filter[] {
  const rest = filters.filter((each) => !isSameFilter(each, filter));
  return rest.length < filters.length ? rest : [...rest, filter];
}

/** Values chosen for an attribute. */
export function chosenAttributeValues(filters: readonly Filter[], attributeId: string): readonly string[] {
  const values = filters.map(({ type, value }) => (type === 'attributes' ? parseAttributeValue(String(value)) : null));
  return values.find((each) => each?.attributeId === attributeId)?.values ?? [];
}

/** Adds one value of an attribute to its filter or removes it; a filter without values is removed. */
export function toggleAttributeValue(filters: readonly Filter[], attributeId: string, value: string): Filter[] {
  const chosen = chosenAttributeValues(filters, attributeId);
  const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  const rest = filters.filter(
    (each) => each.type !== 'attributes' || parseAttributeValue(String(each.value))?.attributeId !== attributeId,
  );
  if (values.length === 0) return rest;
  return [...rest, { type: 'attributes', value: formatAttributeValue({ attributeId, values }), prioritized: false }];
}
