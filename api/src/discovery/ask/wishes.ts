import { formatAttributeValue, formatCategoryValue } from '@shop/domain/filters';

/** Filter values by the box that they are chosen in. */
export type Boxes = ReadonlyMap<string, readonly string[]>;

/** A part of a sentence that became filters. */
export interface FilterWish {
  readonly label: string;
  readonly boxes: Boxes;
  /** It need not be fulfilled: 'helst', or what a thing is for. */
  readonly isSoft?: boolean;
  /** The sentence itself says so, by 'helst' or 'gärna'. */
  readonly isPreferred?: boolean;
}

export const CATEGORY_BOX = 'category';
export const MANUFACTURER_BOX = 'manufacturer';
export const STORE_BOX = 'stock';

/** The values that all of these wishes leave, by box. */
export function boxesOf(wishes: readonly Pick<FilterWish, 'boxes'>[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const { boxes } of wishes) {
    for (const [box, values] of boxes) {
      const known = all.get(box);
      all.set(box, known === undefined ? [...values] : known.filter((value) => values.includes(value)));
    }
  }
  return all;
}

/** The values of one box as entries of a list's URL. */
function boxFilters(box: string, values: readonly string[]): string[] {
  if (values.length === 0) return [];
  if (box === CATEGORY_BOX) return [`category-filter^${formatCategoryValue(values)}`];
  if (box === MANUFACTURER_BOX || box === STORE_BOX) return values.map((value) => `${box}^${value}`);
  return [`attributes^${formatAttributeValue({ attributeId: box, values })}`];
}

/** Boxes as the entries `f` of a list's URL. */
export const filtersOf = (boxes: Boxes): string[] => [...boxes].flatMap(([box, values]) => boxFilters(box, values));

/** Adds a wish to others; one for the same box that nothing could fit together becomes 'A eller B'. */
export function withWish(wishes: readonly FilterWish[], wish: FilterWish): FilterWish[] {
  const isSame = wishes.some(({ label }) => label === wish.label);
  if (isSame) return [...wishes];
  const together = boxesOf([...wishes, wish]);
  if ([...together.values()].every(({ length }) => length > 0)) return [...wishes, wish];
  const [box] = wish.boxes.keys();
  const other = wishes.find(({ boxes }) => boxes.size === 1 && wish.boxes.size === 1 && boxes.has(box ?? ''));
  if (other === undefined || box === undefined) return [...wishes];
  const values = [...new Set([...(other.boxes.get(box) ?? []), ...(wish.boxes.get(box) ?? [])])];
  const either = { label: `${other.label} eller ${wish.label}`, boxes: new Map([[box, values]]) };
  return wishes.map((each) => (each === other ? either : each));
}
