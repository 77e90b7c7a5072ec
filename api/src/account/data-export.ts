import { getDataExport } from '@shop/contracts';
import { maskCorpNumber } from '@shop/domain/validation/numbers';
import { and, asc, eq, getTableColumns, gte, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { casesOfAddress } from '../contact/cases-of-address.ts';
import type { Db } from '../db/client.ts';
import {
  member as memberTable,
  newsletterSubscription,
  order,
  outboxMail,
  productWatch,
  review,
} from '../db/schema/index.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { shownSsn } from '../members/ssn.ts';
import { collectRecords, type DataRow } from './personal-data.ts';

const EXPORT_LIMIT = { limit: 10, windowSeconds: 3600 };

type Member = typeof memberTable.$inferSelect;

/**
 * Records found by the e-mail address alone, for a member who has confirmed it [F5]: an account can be opened with a
 * stranger's address. Mails only since the account exists, and those about the member's own orders.
 */
async function recordsByEmail(db: Db, owner: Member): Promise<Record<string, DataRow[]>> {
  if (!owner.isEmailConfirmed) return { newsletter_subscription: [], mail: [] };
  const address = owner.email.toLowerCase();
  const subscriptions = await db
    .select({ createdAt: newsletterSubscription.createdAt, confirmedAt: newsletterSubscription.confirmedAt })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, address));
  const ownOrders = db.select({ id: order.id }).from(order).where(eq(order.memberId, owner.id));
  // Mail bodies contain links that log a person in.
  const mails = await db
    .select({ subject: outboxMail.subject, createdAt: outboxMail.createdAt, sentAt: outboxMail.sentAt })
    .from(outboxMail)
    .where(
      and(
        eq(sql`lower(${outboxMail.to})`, address),
        or(gte(outboxMail.createdAt, owner.createdAt), inArray(outboxMail.orderId, ownOrders)),
      ),
    )
    .orderBy(asc(outboxMail.id));
  return { newsletter_subscription: subscriptions, mail: mails };
}

async function guestWatches(db: Db, { email }: Member): Promise<DataRow[]> {
  const { confirmTokenHash: _, ...columns } = getTableColumns(productWatch);
  return db.select(columns).from(productWatch).where(eq(productWatch.email, email.toLowerCase()));
}

/** What tables of guests and members hold of an address, for a member who has confirmed it [F5]. */
async function guestRecords(db: Db, owner: Member): Promise<Record<string, DataRow[]>> {
  if (!owner.isEmailConfirmed) return {};
  return { product_watch: await guestWatches(db, owner), ...(await casesOfAddress(db, owner.email)) };
}

/** The member's records that no foreign key leads to: by another column, or by the e-mail address. */
async function looseRecords(db: Db, owner: Member): Promise<Record<string, DataRow[]>> {
  const reviews = await db.select().from(review).where(eq(review.memberId, owner.id)).orderBy(asc(review.id));
  return { review: reviews, ...(await recordsByEmail(db, owner)) };
}

/** `GET user/data-export`: a copy of all data that the shop stores about the member [O2.17-07]. */
export function registerDataExport(app: FastifyInstance): void {
  route(app, getDataExport, async ({ db, member, clock, reply, services }) => {
    await services.rateLimits.use(`data-export:${member.id}`, EXPORT_LIMIT);
    const [row] = await db.select().from(memberTable).where(eq(memberTable.id, member.id));
    if (row === undefined) throw notFound();
    const { passwordHash: _, ssnEncrypted: _ssn, corpNumberEncrypted: _corp, ...columns } = row;
    const ssn = shownSsn(row, services);
    const collected = await collectRecords(services.pool, member.id);
    const records: Record<string, DataRow[]> = { ...collected, ...(await looseRecords(db, row)) };
    // Also what was asked for without the account, for its address.
    for (const [table, rows] of Object.entries(await guestRecords(db, row)))
      records[table] = [...(records[table] ?? []), ...rows];
    reply.header('content-disposition', 'attachment; filename="pixelhamn-mina-uppgifter.json"');
    return {
      data: {
        exportedAt: clock.now().toISOString(),
        member: {
          ...columns,
          corpNumber: columns.corpNumber === null ? null : maskCorpNumber(columns.corpNumber),
          ssn,
        },
        records,
      },
    };
  });
}
