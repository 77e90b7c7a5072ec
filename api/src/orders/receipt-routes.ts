import { getOrderReceipt } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findOrderWithSecret } from './order-access.ts';
import type { OrderSecrets } from './order-secrets.ts';
import { readOrderRows } from './order-store.ts';
import { ensureReceipt, readReceipts } from './receipts.ts';

const PAID: readonly string[] = ['paid', 'refunded'];

/**
 * `order/:id/receipt`: the receipt of an order [O2.17-02]. An order from before receipts were stored gets its own at
 * the first request.
 */
export function registerReceipts(app: FastifyInstance, services: Services, secrets: OrderSecrets): void {
  const { db, clock, rateLimits } = services;
  route(app, getOrderReceipt, async ({ params, query, request, user, session }) => {
    const secret = query?.secret;
    if (secret !== undefined)
      await rateLimits.use(`guest-order:${callerKey(request)}`, { limit: 60, windowSeconds: 60 });
    const record = await findOrderWithSecret(db, params.id, secret, { user, session }, secrets, clock.now());
    let receipts = await readReceipts(db, record.id);
    if (receipts.length === 0 && PAID.includes(record.paymentStatus)) {
      await inTransaction(db, async (tx) =>
        ensureReceipt(tx, record, await readOrderRows(tx, [record.id]), clock.now()),
      );
      receipts = await readReceipts(db, record.id);
    }
    const receipt = receipts.find(({ kind }) => kind === 'receipt');
    if (receipt === undefined) throw notFound('Kvittot finns när beställningen är betald.');
    return { data: { receipt, credits: receipts.filter(({ kind }) => kind === 'credit') } };
  });
}
