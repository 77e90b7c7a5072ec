import { SHOP } from '@shop/contracts/config';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { refused } from './refused.ts';

const { constructionToyCategoryId: BRICKS, constructionToyAllProductsId: ALL_BRICKS } = SHOP;

/** A product's category with all its ancestors. */
export interface Shelf {
  readonly categoryId: number;
  readonly categoryIds: number[];
  readonly sectionId: number;
  readonly categoryTree: string;
}

interface Step extends Record<string, unknown> {
  id: number;
  name: string;
  sectionId: number;
  sectionName: string;
  isShelf: boolean;
}

/** A category can have products when it has no subcategories, and is not one of filtered products. */
export const IS_SHELF = sql`(c.special_filters is null
  and not exists (select from category k where k.parent_id = c.id and k.special_filters is null))`;

/** The shelf of a category; null for an unknown one. */
export async function findShelf(tx: Tx, categoryId: number): Promise<(Shelf & { readonly isShelf: boolean }) | null> {
  const { rows } = await tx.execute<Step>(sql`
    with recursive path as (
      select c.*, 1 as step from category c where c.id = ${categoryId}
      union all
      select c.*, step + 1 from category c join path p on p.parent_id = c.id where step < 20
    )
    select c.id, c.name, s.id as "sectionId", s.name as "sectionName", ${IS_SHELF} as "isShelf"
    from path c join section s on s.id = c.section_id order by step`);
  const [leaf] = rows;
  if (leaf === undefined) return null;
  const path = rows.toReversed();
  const ids = path.map(({ id }) => id);
  return {
    categoryId,
    // Every product of the construction-toy brand is in its all-products category, too [O2.5-01].
    categoryIds: ids.includes(BRICKS) && !ids.includes(ALL_BRICKS) ? [...ids, ALL_BRICKS] : ids,
    sectionId: leaf.sectionId,
    categoryTree: [leaf.sectionName, ...path.map(({ name }) => name)].join('/'),
    isShelf: leaf.isShelf,
  };
}

/** The shelf of a category; refused for one that cannot have products. */
export async function shelfOf(tx: Tx, categoryId: number): Promise<Shelf> {
  const found = await findShelf(tx, categoryId);
  if (found === null) throw refused('categoryId', 'Kategorin finns inte.');
  const { isShelf, ...shelf } = found;
  if (!isShelf) throw refused('categoryId', 'Välj en kategori längst ner i trädet.');
  return shelf;
}
