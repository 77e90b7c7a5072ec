import { getFlashMessages } from '@shop/contracts';
import { and, desc, gt, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sanitise } from '../content/sanitise.ts';
import { flashMessage } from '../db/schema/index.ts';
import { route } from '../http/route.ts';

/** `GET flash-message`: current messages, newest first [7.3-12], for corporate customers alone [6-27]. */
export function registerFlashMessages(app: FastifyInstance): void {
  route(app, getFlashMessages, async ({ db, member, clock }) => {
    if (!member.isCorporateCustomer) return { data: { flashMessages: [] } };
    const now = clock.now();
    const rows = await db
      .select({ id: flashMessage.id, title: flashMessage.title, message: flashMessage.message })
      .from(flashMessage)
      .where(and(lte(flashMessage.from, now), gt(flashMessage.to, now)))
      .orderBy(desc(flashMessage.from), desc(flashMessage.id));
    return { data: { flashMessages: rows.map((row) => ({ ...row, message: sanitise(row.message) })) } };
  });
}
