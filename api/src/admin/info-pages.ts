import { adminInfoPages } from '@shop/contracts/api/admin';
import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { eq, inArray, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { sanitise } from '../content/sanitise.ts';
import { infoPage } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError } from '../http/errors.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';

/** Pages that screens of the shop link to by id. */
const LINKED: ReadonlySet<number> = new Set(Object.values(INFO_PAGE_IDS));

/** Info pages, the CMS of the shop [O6-01]. */
export const registerAdminInfoPages: Feature = (app, services) =>
  manage(app, services, adminInfoPages, {
    entity: 'info',
    table: 'info_page',
    matches: (pattern) => sql`t.name ilike ${pattern} or t.slug ilike ${pattern}`,
    orders: { sort: sql`t.sort, t.id`, name: sql`t.name, t.id`, updated: sql`t.updated_at desc, t.id desc` },
    taken: { field: 'slug', text: 'Adressen är upptagen.' },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(infoPage)
        .where(inArray(infoPage.id, [...ids]));
      return new Map(
        rows.map(({ id, name, slug, ingress, content, sort }) => [id, { name, slug, ingress, content, sort }]),
      );
    },
    extras: async (on, ids) => {
      const rows = await on
        .select()
        .from(infoPage)
        .where(inArray(infoPage.id, [...ids]));
      return new Map(rows.map(({ id, updatedAt }) => [id, { updatedAt: unixSeconds(updatedAt) }]));
    },
    prepare: (page) => ({ ...page, content: sanitise(page.content) }),
    insert: async (tx, page, now) => {
      const id = await nextId(tx, 'info_page');
      await tx.insert(infoPage).values({ id, ...page, updatedAt: now });
      return id;
    },
    update: async (tx, id, page, now) => {
      await tx
        .update(infoPage)
        .set({ ...page, updatedAt: now })
        .where(eq(infoPage.id, id));
    },
    remove: async (tx, id) => {
      if (LINKED.has(id)) throw new ApiError('CONFLICT', 'Butikens egna länkar leder till sidan. Ändra den i stället.');
      await tx.delete(infoPage).where(eq(infoPage.id, id));
    },
  });
