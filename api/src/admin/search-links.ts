import { adminSearchLinks } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { searchLink } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { secondsAt, windowStored } from './timestamps.ts';
import { checkWindow } from './refused.ts';

/** Links and events of the quick search [O2.8-01]. */
export const registerAdminSearchLinks: Feature = (app, services) =>
  manage(app, services, adminSearchLinks, {
    entity: 'search-link',
    table: 'search_link',
    matches: (pattern) => sql`t.title ilike ${pattern} or t.url ilike ${pattern}`,
    filter: ({ kind = null }) => sql`${kind}::text is null or t.kind = ${kind}`,
    orders: { newest: sql`t.id desc`, title: sql`t.title, t.id` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(searchLink)
        .where(inArray(searchLink.id, [...ids]));
      return new Map(
        rows.map(({ id, from, to, ...link }) => [id, { ...link, from: secondsAt(from), to: secondsAt(to) }]),
      );
    },
    check: (_tx, link) => checkWindow(link),
    insert: async (tx, link) => {
      const id = await nextId(tx, 'search_link');
      await tx.insert(searchLink).values({ id, ...windowStored(link) });
      return id;
    },
    update: async (tx, id, link) => {
      await tx.update(searchLink).set(windowStored(link)).where(eq(searchLink.id, id));
    },
    remove: async (tx, id) => {
      await tx.delete(searchLink).where(eq(searchLink.id, id));
    },
  });
