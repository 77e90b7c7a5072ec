import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { product } from '../db/schema/index.ts';
import { findShelf } from './product-shelf.ts';
import { refused } from './refused.ts';

/** Serializes changes of the tree: two moves at once could make a ring that neither sees. */
export async function lockTree(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('category-tree'))`);
}

interface ParentChoice {
  readonly sectionId: number;
  readonly parentId: number | null;
}

interface ParentRow extends Record<string, unknown> {
  sectionId: number;
  isSpecial: boolean;
  hasProducts: boolean;
  isBelow: boolean;
}

/** Refuses an invalid parent of a category: below itself, in another section, or a category with products. */
export async function checkParent(tx: Tx, { sectionId, parentId }: ParentChoice, id: number | null): Promise<void> {
  if (parentId === null) return;
  const { rows } = await tx.execute<ParentRow>(sql`
    with recursive path as (
      select id, parent_id, 1 as step from category where id = ${parentId}
      union all
      select c.id, c.parent_id, step + 1 from category c join path p on p.parent_id = c.id where step < 50
    )
    select section_id as "sectionId", special_filters is not null as "isSpecial",
      exists (select from product where category_id = c.id) as "hasProducts",
      exists (select from path where id = ${id}) as "isBelow"
    from category c where id = ${parentId}`);
  const [parent] = rows;
  if (parent === undefined) throw refused('parentId', 'Kategorin finns inte.');
  if (parent.isBelow) throw refused('parentId', 'En kategori kan inte ligga under sig själv.');
  if (parent.isSpecial) throw refused('parentId', 'En specialkategori kan inte ha underkategorier.');
  if (parent.sectionId !== sectionId) throw refused('sectionId', 'Avdelningen måste vara samma som den överordnades.');
  if (parent.hasProducts)
    throw refused('parentId', 'Flytta kategorins produkter först: de ligger längst ner i trädet.');
}

/** Refuses a category of filtered products that has products and categories of its own. */
export async function checkSpecial(tx: Tx, id: number | null): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from product where category_id = ${id} union all select 1 from category where parent_id = ${id} limit 1`);
  if (rows.length > 0) throw refused('specialFilters', 'Kategorin har egna produkter eller underkategorier.');
}

/** The level and section of everything below a category, after it was moved. */
export async function moveBelow(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    with recursive below as (
      select id, section_id, level from category where id = ${id}
      union all
      select c.id, b.section_id, (b.level + 1)::smallint from category c join below b on c.parent_id = b.id
    )
    update category c set section_id = b.section_id, level = b.level
    from below b where c.id = b.id and (c.section_id, c.level) is distinct from (b.section_id, b.level)`);
}

/** Updates the products of categories to the new tree; returns the ids of the changed ones. */
export async function updateShelves(tx: Tx, categoryIds: readonly number[]): Promise<number[]> {
  const moved: number[] = [];
  for (const categoryId of categoryIds) {
    const shelf = await findShelf(tx, categoryId);
    if (shelf === null) continue;
    const { categoryIds: ids, sectionId, categoryTree } = shelf;
    const rows = await tx
      .update(product)
      .set({ categoryIds: ids, sectionId, categoryTree })
      .where(
        and(
          eq(product.categoryId, categoryId),
          sql`(${product.categoryTree}, ${product.sectionId}, ${product.categoryIds})
            is distinct from (${categoryTree}, ${sectionId}::int, ${sql.param(ids)}::int[])`,
        ),
      )
      .returning({ id: product.id });
    moved.push(...rows.map(({ id }) => id));
  }
  return moved;
}

/** The categories with products of their own at or below one, or in a whole section. */
export async function shelvesIn(tx: Tx, within: { categoryId: number } | { sectionId: number }): Promise<number[]> {
  const start = 'categoryId' in within ? sql`id = ${within.categoryId}` : sql`section_id = ${within.sectionId}`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive below as (
      select id from category where ${start}
      union
      select c.id from category c join below b on c.parent_id = b.id
    )
    select id from below b where exists (select from product where category_id = b.id)`);
  return rows.map(({ id }) => id);
}
