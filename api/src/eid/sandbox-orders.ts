import { lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { eidSandboxOrder } from '../db/schema/index.ts';

const FORGET_MS = 10 * 60_000;

/** Deletes the simulator's finished orders: they are of use for minutes and contain personal numbers. */
export async function forgetSandboxOrders(db: Db, now: Date): Promise<void> {
  await db.delete(eidSandboxOrder).where(lt(eidSandboxOrder.startedAt, new Date(now.getTime() - FORGET_MS)));
}
