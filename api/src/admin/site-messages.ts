import type { BodyOf } from '@shop/shared/contracts';
import {
  deleteAdminSiteMessage,
  getAdminSiteMessages,
  postAdminSiteMessage,
  putAdminSiteMessage,
} from '@shop/shared/contracts/api/admin';
import { eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { sanitise } from '../content/sanitise.ts';
import { siteMessage } from '../db/schema/index.ts';
import type { Feature } from '../features.ts';
import { notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { nextId } from './next-id.ts';
import { contains, momentOf, readPage, secondsOf } from './paging.ts';
import { staffRoute } from './staff-route.ts';

type Body = BodyOf<typeof postAdminSiteMessage>;

const clean = (body: Body): Body => ({ ...body, message: sanitise(body.message) });
const stored = ({ from, to, ...rest }: Body) => ({ ...rest, from: momentOf(from), to: momentOf(to) });
const told = ({ type, message, avatarId, from, to }: typeof siteMessage.$inferSelect): Body => ({
  type,
  message,
  avatarId,
  from: from && unixSeconds(from),
  to: to && unixSeconds(to),
});

/** Messages of the ticker [O6-01]. */
export const registerAdminSiteMessages: Feature = (app, { db }) => {
  staffRoute(app, getAdminSiteMessages, async ({ query: { page, search } }) => {
    const pattern = search === undefined ? null : contains(search);
    const data = await readPage<Body & { id: number }>(db, {
      columns: sql`id, type, message, avatar_id as "avatarId", ${secondsOf(sql`"from"`)} as "from", ${secondsOf(sql`"to"`)} as "to"`,
      from: sql`site_message where ${pattern}::text is null or message ilike ${pattern}`,
      order: sql`id desc`,
      page,
    });
    return { data };
  });

  staffRoute(app, postAdminSiteMessage, async (call) => {
    const after = clean(call.body);
    let id = 0;
    await audited(call, async (tx) => {
      id = await nextId(tx, sql`site_message`);
      await tx.insert(siteMessage).values({ id, ...stored(after) });
      return { action: 'create', entity: 'site-message', entityId: id, before: null, after };
    });
    return { data: { id } };
  });

  staffRoute(app, putAdminSiteMessage, async (call) => {
    const { id } = call.params;
    const after = clean(call.body);
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.select().from(siteMessage).where(eq(siteMessage.id, id)).for('update');
      if (row === undefined) throw notFound();
      await tx.update(siteMessage).set(stored(after)).where(eq(siteMessage.id, id));
      const { type, message, avatarId, from, to } = after;
      return {
        action: 'update',
        entity: 'site-message',
        entityId: id,
        before: told(row),
        after: { type, message, avatarId, from, to },
      };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, deleteAdminSiteMessage, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx.delete(siteMessage).where(eq(siteMessage.id, id)).returning();
      if (row === undefined) throw notFound();
      return { action: 'delete', entity: 'site-message', entityId: id, before: told(row), after: null };
    });
    return { data: { isChanged } };
  });
};
