import { adminCategories } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { sanitise } from '../content/sanitise.ts';
import type { Tx } from '../db/client.ts';
import { category } from '../db/schema/index.ts';
import { storedFilters } from '../discovery/read-filters.ts';
import type { Feature } from '../feature.ts';
import { checkParent, checkSpecial, lockTree, moveBelow, updateShelves, shelvesIn } from './category-tree.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { requireKnown } from './references.ts';
import { refused } from './refused.ts';

/** Unreadable filters would break every list that shows the category. */
function checkFilters(text: string): void {
  try {
    if (storedFilters(text).length > 0) return;
  } catch {
    // Unreadable filters are refused below, like empty ones.
  }
  throw refused('specialFilters', 'Filtren går inte att läsa.');
}

async function levelBelow(tx: Tx, parentId: number | null): Promise<number> {
  if (parentId === null) return 1;
  const [parent] = await tx.select({ level: category.level }).from(category).where(eq(category.id, parentId));
  return (parent?.level ?? 0) + 1;
}

/**
 * The tree of categories [O6-01]. Everything in or below a category moves with it, and is found by its new name at
 * once.
 */
export const registerAdminCategories: Feature = (app, services) =>
  manage(app, services, adminCategories, {
    entity: 'category',
    table: 'category',
    matches: (pattern, typed) =>
      sql`t.name ilike ${pattern} or t.internal_name ilike ${pattern} or t.id::text = ${typed}`,
    filter: ({ sectionId, parentId }) => sql`(${sectionId ?? null}::int is null or t.section_id = ${sectionId ?? null})
      and (${parentId ?? null}::int is null or t.parent_id = ${parentId ?? null})`,
    orders: {
      sort: sql`t.section_id, t.level, t.sort, t.id`,
      name: sql`t.name, t.id`,
      newest: sql`t.id desc`,
    },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(category)
        .where(inArray(category.id, [...ids]));
      return new Map(rows.map(({ id, level: _, ...fields }) => [id, fields]));
    },
    extras: async (on, ids) => {
      const rows = await on
        .select({ id: category.id, level: category.level })
        .from(category)
        .where(inArray(category.id, [...ids]));
      return new Map(rows.map(({ id, level }) => [id, { level }]));
    },
    prepare: (body) => ({ ...body, description: sanitise(body.description) }),
    check: async (tx, { sectionId, parentId, specialFilters }, id) => {
      await lockTree(tx);
      await requireKnown(tx, [{ to: 'section', id: sectionId, field: 'sectionId' }]);
      await checkParent(tx, { sectionId, parentId }, id);
      if (specialFilters === null) return;
      checkFilters(specialFilters);
      await checkSpecial(tx, id);
    },
    insert: async (tx, fields) => {
      const id = await nextId(tx, 'category');
      await tx.insert(category).values({ id, ...fields, level: await levelBelow(tx, fields.parentId) });
      return id;
    },
    update: async (tx, id, fields) => {
      const level = await levelBelow(tx, fields.parentId);
      await tx
        .update(category)
        .set({ ...fields, level })
        .where(eq(category.id, id));
      await moveBelow(tx, id);
      return updateShelves(tx, await shelvesIn(tx, { categoryId: id }));
    },
  });
