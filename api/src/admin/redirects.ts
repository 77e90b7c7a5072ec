import { deleteAdminRedirect, getAdminRedirects, putAdminRedirect } from '@shop/contracts/api/admin';
import { REDIRECT_TYPE_IDS } from '@shop/domain/ids';
import { and, eq, sql } from 'drizzle-orm';
import { redirect } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface RedirectRow extends Record<string, unknown> {
  fromType: string;
  fromId: string;
  toTypeId: number;
  toId: string | null;
}

const refuse = (field: string, text: string): never => {
  throw new ApiError('VALIDATION', text, { fields: { [field]: text } });
};

function checkTarget({ fromType, fromId, toTypeId, toId }: RedirectRow): void {
  const isStart = toTypeId === REDIRECT_TYPE_IDS.Start;
  if (!isStart && toId === null) refuse('toId', 'Fyll i vart den leder.');
  const type = Object.entries(REDIRECT_TYPE_IDS).find(([, id]) => id === toTypeId)?.[0];
  if (type?.toLowerCase() === fromType && toId === fromId)
    refuse('toId', 'En omdirigering kan inte leda till sig själv.');
}

/** Stored redirects [O2.2-14]. */
export const registerAdminRedirects: Feature = (app, { db }) => {
  staffRoute(app, getAdminRedirects, async ({ query: { page, search } }) => {
    const pattern = search === undefined ? null : contains(search);
    const data = await readPage<RedirectRow>(db, {
      columns: sql`from_type as "fromType", from_id as "fromId", to_type_id as "toTypeId", to_id as "toId"`,
      from: sql`redirect where ${pattern}::text is null or from_id ilike ${pattern} or to_id ilike ${pattern}`,
      order: sql`from_type, from_id`,
      page,
    });
    return { data };
  });

  staffRoute(app, putAdminRedirect, async (call) => {
    const { fromType, fromId } = call.params;
    const { toTypeId, toId } = call.body;
    checkTarget({ fromType, fromId, toTypeId, toId });
    const isChanged = await audited(call, async (tx) => {
      const own = and(eq(redirect.fromType, fromType), eq(redirect.fromId, fromId));
      const [row] = await tx.select().from(redirect).where(own).for('update');
      await tx
        .insert(redirect)
        .values({ fromType, fromId, toTypeId, toId })
        .onConflictDoUpdate({ target: [redirect.fromType, redirect.fromId], set: { toTypeId, toId } });
      return {
        action: row === undefined ? 'create' : 'update',
        entity: 'redirect',
        entityId: `${fromType}:${fromId}`,
        before: row === undefined ? null : { toTypeId: row.toTypeId, toId: row.toId },
        after: { toTypeId, toId },
      };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, deleteAdminRedirect, async (call) => {
    const { fromType, fromId } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const [row] = await tx
        .delete(redirect)
        .where(and(eq(redirect.fromType, fromType), eq(redirect.fromId, fromId)))
        .returning();
      if (row === undefined) throw notFound();
      const before = { toTypeId: row.toTypeId, toId: row.toId };
      return { action: 'delete', entity: 'redirect', entityId: `${fromType}:${fromId}`, before, after: null };
    });
    return { data: { isChanged } };
  });
};
