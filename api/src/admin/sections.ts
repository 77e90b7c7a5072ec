import { adminSections } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { sanitise } from '../content/sanitise.ts';
import { section } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { lockTree, updateShelves, shelvesIn } from './category-tree.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';

/** Sections [O6-01]. A new name is on their products and in search at once. */
export const registerAdminSections: Feature = (app, services) =>
  manage(app, services, adminSections, {
    entity: 'section',
    table: 'section',
    matches: (pattern, typed) => sql`t.name ilike ${pattern} or t.id::text = ${typed}`,
    orders: { sort: sql`t.sort, t.id`, name: sql`t.name, t.id` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(section)
        .where(inArray(section.id, [...ids]));
      return new Map(rows.map(({ id, ...fields }) => [id, fields]));
    },
    prepare: (body) => ({ ...body, description: sanitise(body.description) }),
    check: lockTree,
    insert: async (tx, fields) => {
      const id = await nextId(tx, 'section');
      await tx.insert(section).values({ id, ...fields });
      return id;
    },
    update: async (tx, id, fields) => {
      await tx.update(section).set(fields).where(eq(section.id, id));
      return updateShelves(tx, await shelvesIn(tx, { sectionId: id }));
    },
  });
