import { getDataExport } from '@shop/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';
import { member as memberTable, newsletterSubscription, outboxMail, review } from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { shownSsn } from '../members/ssn.ts';
import { collectRecords, type DataRow } from './personal-data.ts';

const EXPORT_LIMIT = { limit: 10, windowSeconds: 3600 };

/** What is the member's by the address alone, or by a column that is no foreign key. */
async function looseRecords(db: Db, memberId: number, email: string): Promise<Record<string, DataRow[]>> {
  const reviews = await db.select().from(review).where(eq(review.memberId, memberId)).orderBy(asc(review.id));
  const subscriptions = await db
    .select({ createdAt: newsletterSubscription.createdAt, confirmedAt: newsletterSubscription.confirmedAt })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email.toLowerCase()));
  // Their texts hold links that let somebody in.
  const mails = await db
    .select({ subject: outboxMail.subject, createdAt: outboxMail.createdAt, sentAt: outboxMail.sentAt })
    .from(outboxMail)
    .where(eq(outboxMail.to, email))
    .orderBy(asc(outboxMail.id));
  return { review: reviews, newsletter_subscription: subscriptions, mail: mails };
}

/** `GET user/data-export`: a copy of everything that the shop keeps about the member [O2.17-07]. */
export function registerDataExport(app: FastifyInstance): void {
  route(app, getDataExport, async ({ db, member, clock, reply, services }) => {
    await services.rateLimits.use(`data-export:${member.id}`, EXPORT_LIMIT);
    const [row] = await db.select().from(memberTable).where(eq(memberTable.id, member.id));
    if (row === undefined) throw notFound();
    const { passwordHash: _, ssnEncrypted: _ssn, corpNumberEncrypted: _corp, ...columns } = row;
    const ssn = shownSsn(row, services);
    const records = {
      ...(await collectRecords(services.pool, member.id)),
      ...(await looseRecords(db, member.id, row.email)),
    };
    reply.header('content-disposition', 'attachment; filename="pixelhamn-mina-uppgifter.json"');
    return { data: { exportedAt: clock.now().toISOString(), member: { ...columns, ssn }, records } };
  });
}
