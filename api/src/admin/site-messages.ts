import { adminSiteMessages } from '@shop/contracts/api/admin';
import { eq, inArray, sql } from 'drizzle-orm';
import { sanitise } from '../content/sanitise.ts';
import { siteMessage } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { manage } from './manage.ts';
import { nextId } from './next-id.ts';
import { secondsAt, windowStored } from './timestamps.ts';
import { checkWindow } from './refused.ts';

/** Messages of the ticker [O6-01]. */
export const registerAdminSiteMessages: Feature = (app, services) =>
  manage(app, services, adminSiteMessages, {
    entity: 'site-message',
    table: 'site_message',
    matches: (pattern) => sql`t.message ilike ${pattern}`,
    filter: ({ type = null }) => sql`${type}::text is null or t.type = ${type}`,
    orders: { newest: sql`t.id desc`, from: sql`t."from" desc nulls last, t.id desc` },
    read: async (on, ids) => {
      const rows = await on
        .select()
        .from(siteMessage)
        .where(inArray(siteMessage.id, [...ids]));
      return new Map(
        rows.map(({ id, type, message, avatarId, from, to }) => [
          id,
          { type, message, avatarId, from: secondsAt(from), to: secondsAt(to) },
        ]),
      );
    },
    prepare: (body) => ({ ...body, message: sanitise(body.message) }),
    check: (_tx, body) => checkWindow(body),
    insert: async (tx, body) => {
      const id = await nextId(tx, 'site_message');
      await tx.insert(siteMessage).values({ id, ...windowStored(body) });
      return id;
    },
    update: async (tx, id, body) => {
      await tx.update(siteMessage).set(windowStored(body)).where(eq(siteMessage.id, id));
    },
    remove: async (tx, id) => {
      await tx.delete(siteMessage).where(eq(siteMessage.id, id));
    },
  });
