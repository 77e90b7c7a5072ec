import type { FilterBox } from '@shop/contracts/api/discovery';
import { type Filter, parseAttributeValue } from '@shop/domain/filters';
import { type FacetKind, facetId } from './facet-ids.ts';
import type { FacetCount } from './search-port.ts';

/** A box of one value filters nothing out. */
const MIN_VALUES = 2;
const MAX_ATTRIBUTE_BOXES = 30;
const MAX_VALUES = 200;

interface BoxKind {
  type: FilterBox['type'];
  /** Boxes are in this order; attributes after all others. */
  order: number;
  name: string;
  /** Values in their own order, or those with the most products first. */
  sorted: 'given' | 'counted';
}

const KINDS: Record<FacetKind, BoxKind> = {
  store: { type: 'stock', order: 0, name: 'Lagerstatus', sorted: 'given' },
  manufacturer: { type: 'manufacturer', order: 1, name: 'Varumärke', sorted: 'counted' },
  price: { type: 'attributes', order: 2, name: 'Pris', sorted: 'given' },
  rating: { type: 'attributes', order: 3, name: 'Betyg', sorted: 'given' },
  attribute: { type: 'attributes', order: 4, name: '', sorted: 'given' },
};

const BOX_IDS: Partial<Record<FacetKind, string>> = {
  store: 'stock',
  manufacturer: 'manufacturer',
  price: 'price',
  rating: 'rating',
};

const boxId = ({ kind, groupId }: FacetCount): string => BOX_IDS[kind] ?? String(groupId);

/** Shared: to make one for each comparison costs more than all else of a list's boxes. */
const byName = new Intl.Collator('sv').compare;
const byLabel = new Intl.Collator('sv', { numeric: true }).compare;

const bySort = (a: FacetCount, b: FacetCount): number => a.sort - b.sort || byLabel(a.label, b.label);
const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count || bySort(a, b);

/** The boxes of filters that the URL marks with '*': they are first [4-81]. */
function prioritizedBoxes(filters: readonly Filter[]): Set<string> {
  const ids = filters
    .filter(({ prioritized }) => prioritized)
    .map(({ type, value }) => (type === 'attributes' ? parseAttributeValue(String(value))?.attributeId : type));
  return new Set(ids.flatMap((id) => id ?? []));
}

/**
 * [3-76] The filter panel's boxes: stores, manufacturers, price, rating, then attributes by the number of products
 * that they distinguish, prioritized ones before all. Only boxes with a choice to make, or with a chosen value.
 */
export function filterBoxes(
  counts: readonly FacetCount[],
  selected: ReadonlySet<number>,
  filters: readonly Filter[],
): FilterBox[] {
  const groups = Map.groupBy(counts, boxId);
  const prioritized = prioritizedBoxes(filters);
  const boxes = [...groups].flatMap(([id, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const kind = KINDS[first.kind];
    const isSelected = (each: FacetCount): boolean => selected.has(facetId(each.kind, each.valueId));
    if (group.length < MIN_VALUES && !group.some(isSelected)) return [];
    const coverage = group.reduce((sum, { count }) => sum + count, 0);
    // Where there are too many values, the commonest remain, in the box's own order.
    const shown = [...group]
      .sort((a, b) => Number(isSelected(b)) - Number(isSelected(a)) || byCount(a, b))
      .slice(0, MAX_VALUES);
    const box: FilterBox = {
      id,
      name: kind.name || first.groupName,
      type: kind.type,
      stock: kind.type === 'stock',
      values: shown.sort(kind.sorted === 'given' ? bySort : byCount).map((each) => ({
        value: String(each.valueId),
        name: each.label,
        count: each.count,
        selected: isSelected(each),
      })),
    };
    return [
      {
        box,
        order: prioritized.has(id) ? -1 : kind.order,
        coverage,
        sort: first.groupSort,
        chosen: group.some(isSelected),
      },
    ];
  });
  boxes.sort(
    (a, b) => a.order - b.order || a.sort - b.sort || b.coverage - a.coverage || byName(a.box.name, b.box.name),
  );
  const attributes = boxes.filter(({ order }) => order === KINDS.attribute.order);
  const dropped = new Set(
    attributes
      .filter(({ chosen }) => !chosen)
      .sort((a, b) => b.coverage - a.coverage)
      .slice(MAX_ATTRIBUTE_BOXES),
  );
  return boxes.filter((each) => !dropped.has(each)).map(({ box }) => box);
}
