import { getOrderReceipt } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { callerKey } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findOrderWithSecret } from './order-access.ts';
import type { OrderSecrets } from './order-secrets.ts';
import { issuedReceipts } from './receipts.ts';

/** `order/:id/receipt`: the receipt of an order [O2.17-02]. */
export function registerReceipts(app: FastifyInstance, services: Services, secrets: OrderSecrets): void {
  const { db, clock, rateLimits } = services;
  route(app, getOrderReceipt, async ({ params, query, request, user, session }) => {
    const secret = query?.secret;
    if (secret !== undefined)
      await rateLimits.use(`guest-order:${callerKey(request)}`, { limit: 60, windowSeconds: 60 });
    const record = await findOrderWithSecret(db, params.id, secret, { user, session }, secrets, clock.now());
    const receipts = await issuedReceipts(db, record, clock.now());
    const receipt = receipts.find(({ kind }) => kind === 'receipt');
    if (receipt === undefined) throw notFound('Kvittot finns när beställningen är betald.');
    return { data: { receipt, credits: receipts.filter(({ kind }) => kind === 'credit') } };
  });
}
