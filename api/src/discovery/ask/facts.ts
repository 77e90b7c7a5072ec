import type { FacetCount } from '../search-port.ts';
import type { Boxes } from './wishes.ts';
import { CATEGORY_BOX, MANUFACTURER_BOX, STORE_BOX } from './wishes.ts';
import type { AskedKind } from './kinds.ts';
import type { Way } from './wish-rules.ts';

/** A category with products of what is asked for. */
export interface FactCategory {
  readonly id: number;
  readonly name: string;
  readonly sectionName: string;
  /** Directly below its section. */
  readonly isTop: boolean;
}

/** A value of a filter box that some of the products have. */
export type FactValue = Pick<FacetCount, 'kind' | 'groupId' | 'groupName' | 'valueId' | 'label' | 'count'>;

/** What the catalogue knows of the products that a sentence asks for: filters beyond it would find nothing. */
export interface Facts {
  readonly values: readonly FactValue[];
  readonly categories: readonly FactCategory[];
}

const BOXES = { manufacturer: MANUFACTURER_BOX, store: STORE_BOX } as const;

export const boxOf = ({ kind, groupId }: FactValue): string =>
  kind === 'manufacturer' || kind === 'store' ? BOXES[kind] : String(groupId);

/** The box of these values; null without any. Those of several boxes count for the commonest. */
export function valuesBox(values: readonly FactValue[]): Boxes | null {
  const groups = [...Map.groupBy(values, boxOf)];
  const size = (group: readonly FactValue[]): number => group.reduce((sum, { count }) => sum + count, 0);
  const [most] = groups.sort(([, a], [, b]) => size(b) - size(a));
  return most === undefined ? null : new Map([[most[0], [...new Set(most[1].map(({ valueId }) => String(valueId)))]]]);
}

function categoriesOf({ categories, section }: Way, facts: Facts): FactCategory[] {
  if (section !== undefined) {
    const within = (name: string): boolean => (name === section.name) === section.isIn;
    const chosen = facts.categories.filter(({ isTop, sectionName }) => isTop && within(sectionName));
    return chosen;
  }
  return facts.categories.filter(({ name }) => categories?.includes(name));
}

/** The filters of a way, of what the catalogue has; null where it has none of them. */
export function boxesOfWay(way: Way, kind: AskedKind | null, facts: Facts): Boxes | null {
  const called = kind?.text ?? kind?.label ?? '';
  // A 'bluetooth högtalare' is a högtalare.
  const isOf = (name: string): boolean => called === name || called.endsWith(` ${name}`);
  if (way.kinds !== undefined && !way.kinds.some(isOf)) return null;
  if (way.attribute !== undefined) {
    const { attribute, values = [] } = way;
    return valuesBox(
      facts.values.filter(
        ({ kind, groupName, label }) => kind === 'attribute' && groupName === attribute && values.includes(label),
      ),
    );
  }
  const categories = categoriesOf(way, facts);
  return categories.length === 0 ? null : new Map([[CATEGORY_BOX, categories.map(({ id }) => String(id))]]);
}
