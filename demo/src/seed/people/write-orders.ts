import type { PoolClient } from 'pg';
import {
  claim,
  claimPart,
  experienceLedger,
  feedEntry,
  type member,
  order,
  orderEvent,
  orderRow,
  payment,
  starredStore,
} from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { daysFrom } from '../engine/calendar.ts';
import { insertRows } from '../engine/insert.ts';
import { orderRows } from './orders.ts';

export async function writeOrders(
  client: PoolClient,
  members: readonly (typeof member.$inferInsert)[],
  products: readonly ProductSummary[],
  now: Date,
): Promise<void> {
  const made = orderRows(members, products, now);
  await insertRows(client, order, made.orders);
  await insertRows(client, orderRow, made.rows);
  await insertRows(client, orderEvent, made.events);
  await insertRows(client, payment, made.payments);
  await insertRows(client, claim, made.claims);
  await insertRows(client, claimPart, made.claimParts);
  await insertRows(client, feedEntry, made.feed);
  await insertRows(client, experienceLedger, made.ledger);
  await insertRows(client, starredStore, [
    { memberId: 1, storeId: 27, place: 1, createdAt: daysFrom(now, -90) },
    { memberId: 2, storeId: 2, place: 1, createdAt: daysFrom(now, -80) },
    { memberId: 2, storeId: 15, place: 2, createdAt: daysFrom(now, -70) },
  ]);
}
