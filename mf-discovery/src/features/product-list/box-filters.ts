import type { FilterBox } from '@shop/contracts';
import {
  chosenAttributeValues,
  type Filter,
  formatAttributeValue,
  parseAttributeValue,
  toggleAttributeValue,
  toggleFilter,
} from '@shop/domain/filters';

type Box = Pick<FilterBox, 'id' | 'type'>;

/** Writes the values of one kind of box to the URL. */
interface BoxKind {
  toFilter(box: Box, value: string): Filter;
  toggle(filters: readonly Filter[], box: Box, value: string): Filter[];
  isChosen(filters: readonly Filter[], box: Box, value: string): boolean;
}

const byNumber = (type: 'stock' | 'manufacturer'): BoxKind => {
  const toFilter = (_box: Box, value: string): Filter => ({ type, value: Number(value), prioritized: false });
  return {
    toFilter,
    toggle: (filters, box, value) => toggleFilter(filters, toFilter(box, value)),
    isChosen: (filters, _box, value) => filters.some((each) => each.type === type && each.value === Number(value)),
  };
};

const KINDS: Record<FilterBox['type'], BoxKind> = {
  attributes: {
    toFilter: ({ id }, value) => ({
      type: 'attributes',
      value: formatAttributeValue({ attributeId: id, values: [value] }),
      prioritized: false,
    }),
    toggle: (filters, { id }, value) => toggleAttributeValue(filters, id, value),
    isChosen: (filters, { id }, value) => chosenAttributeValues(filters, id).includes(value),
  },
  stock: byNumber('stock'),
  manufacturer: byNumber('manufacturer'),
};

/** The filter of one value of a box, as a checkbox of the form sends it. */
export const boxFilter = (box: Box, value: string): Filter => KINDS[box.type].toFilter(box, value);

/** The filters with one value of a box added, or removed when it is there. */
export const toggleBoxValue = (filters: readonly Filter[], box: Box, value: string): Filter[] =>
  KINDS[box.type].toggle(filters, box, value);

/** The filters with exactly these values of a box. */
export const chooseBoxValues = (
  filters: readonly Filter[],
  box: Pick<FilterBox, 'id' | 'type' | 'values'>,
  wanted: readonly string[],
): readonly Filter[] =>
  box.values
    .filter(({ value }) => isBoxValueChosen(filters, box, value) !== wanted.includes(value))
    .reduce<readonly Filter[]>((changed, { value }) => toggleBoxValue(changed, box, value), filters);

/** Whether a value of a box is chosen. */
export const isBoxValueChosen = (filters: readonly Filter[], box: Box, value: string): boolean =>
  KINDS[box.type].isChosen(filters, box, value);

/**
 * One attribute filter per attribute: a form without JavaScript sends each ticked value as a filter of its own, and
 * both forms must have the same meaning. The first one keeps its position, and is prioritized if any was.
 */
export function mergeAttributeFilters(filters: readonly Filter[]): Filter[] {
  const merged: Filter[] = [];
  for (const filter of filters) {
    const parsed = filter.type === 'attributes' ? parseAttributeValue(String(filter.value)) : null;
    const at = merged.findIndex(
      (each) =>
        parsed !== null &&
        each.type === 'attributes' &&
        parseAttributeValue(String(each.value))?.attributeId === parsed.attributeId,
    );
    const known = merged[at];
    if (parsed === null || known === undefined) {
      merged.push(filter);
      continue;
    }
    const before = parseAttributeValue(String(known.value))?.values ?? [];
    merged[at] = {
      ...known,
      prioritized: known.prioritized || filter.prioritized,
      value: formatAttributeValue({
        attributeId: parsed.attributeId,
        values: [...new Set([...before, ...parsed.values])],
      }),
    };
  }
  return merged;
}
