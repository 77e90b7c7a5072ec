import type { BodyOf } from '@shop/shared/contracts';
import {
  deleteAdminSearchLink,
  getAdminSearchLinks,
  postAdminSearchLink,
  putAdminSearchLink,
} from '@shop/shared/contracts/api/admin';
import { eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { searchLink } from '../db/schema/index.ts';
import type { Feature } from '../features.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { nextId } from './next-id.ts';
import { contains, momentOf, readPage, secondsOf } from './paging.ts';
import { staffRoute } from './staff-route.ts';

type Body = BodyOf<typeof postAdminSearchLink>;

const stored = ({ from, to, ...rest }: Body) => ({ ...rest, from: momentOf(from), to: momentOf(to) });
const inOrder = ({ kind, title, keywords, url, from, to }: Body): Body => ({ kind, title, keywords, url, from, to });
const told = ({ from, to, ...row }: typeof searchLink.$inferSelect): Body =>
  inOrder({ ...row, from: from && unixSeconds(from), to: to && unixSeconds(to) });

/** Links and events of the quick search [O2.8-01]. */
export const registerAdminSearchLinks: Feature = (app, { db }) => {
  staffRoute(app, getAdminSearchLinks, async ({ query: { page, search } }) => {
    const pattern = search === undefined ? null : contains(search);
    const data = await readPage<Body & { id: number }>(db, {
      columns: sql`id, kind, title, keywords, url, ${secondsOf(sql`"from"`)} as "from", ${secondsOf(sql`"to"`)} as "to"`,
      from: sql`search_link where ${pattern}::text is null or title ilike ${pattern} or url ilike ${pattern}`,
      order: sql`id desc`,
      page,
    });
    return { data };
  });

  staffRoute(app, postAdminSearchLink, async (call) => {
    const after = inOrder(call.body);
    let id = 0;
    await audited(call, async (tx) => {
      id = await nextId(tx, sql`search_link`);
      await tx.insert(searchLink).values({ id, ...stored(after) });
      return { action: 'create', entity: 'search-link', entityId: id, before: null, after };
    });
    return { data: { id } };
  });

  staffRoute(app, putAdminSearchLink, async (call) => {
    const { id } = call.params;
    const after = inOrder(call.body);
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(searchLink).where(eq(searchLink.id, id)).for('update');
      if (row === undefined) throw notFound();
      await tx.update(searchLink).set(stored(after)).where(eq(searchLink.id, id));
      return { action: 'update', entity: 'search-link', entityId: id, before: told(row), after };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, deleteAdminSearchLink, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.delete(searchLink).where(eq(searchLink.id, id)).returning();
      if (row === undefined) throw notFound();
      return { action: 'delete', entity: 'search-link', entityId: id, before: told(row), after: null };
    });
    return { data: { isChanged } };
  });
};
