import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { callerKey } from '../http/caller.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { findOrderWithSecret } from './order-access.ts';
import { WITHDRAWAL_FORM_PATH } from './order-links.ts';
import type { OrderSecrets } from './order-secrets.ts';
import type { OrderRecord } from './order-store.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { issuedReceipts } from './receipts.ts';
import { findPhoto } from './return-photos.ts';
import { createWithdrawalForm } from './withdrawal-form-pdf.ts';

/** A PDF takes some hundred milliseconds of one core: enough for whoever prints, too slow for whoever wears us out. */
const PDF_LIMIT = { limit: 20, windowSeconds: 60 };
const GUESS_LIMIT = { limit: 60, windowSeconds: 60 };

const Secret = z.string().max(100).optional();
const OrderParams = z.object({ id: z.string().max(40) });
const ReceiptQuery = z.object({ secret: Secret, number: z.string().max(20).optional() });
const PhotoParams = z.object({ id: z.string().max(40), returnId: z.string().max(40), photoId: z.uuid() });
const PhotoQuery = z.object({ secret: Secret });

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiError('BAD_REQUEST');
  return result.data;
}

const sendPrivately = (reply: FastifyReply, type: string, body: Buffer): FastifyReply =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex').type(type).send(body);

/**
 * Files of an order, for its owner or the bearer of its mailed link, and 404 for everybody else [O2.17-02]:
 * `order/:id/receipt.pdf` (the receipt, or the credit note that `number` names) and the photos of its complaints; and
 * the standard form of withdrawal, for anybody.
 */
export function registerOrderFiles(app: FastifyInstance, services: Services, secrets: OrderSecrets): void {
  const withdrawalForm = createWithdrawalForm();
  const { db, clock, rateLimits, sessions } = services;

  const find = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    secret: string | undefined,
  ): Promise<OrderRecord> => {
    if (secret !== undefined) await rateLimits.use(`guest-order:${callerKey(request)}`, GUESS_LIMIT);
    const session = await sessions.open(request, reply);
    return findOrderWithSecret(db, id, secret, { user: session.user, session }, secrets, clock.now());
  };

  app.get('/api/order/:id/receipt.pdf', async (request, reply) => {
    const { id } = parsed(OrderParams, request.params);
    const { secret, number } = parsed(ReceiptQuery, request.query);
    const record = await find(request, reply, id, secret);
    await rateLimits.use(`order-pdf:${callerKey(request)}`, PDF_LIMIT);
    const receipts = await issuedReceipts(db, record, clock.now());
    const receipt = receipts.find((each) => (number === undefined ? each.kind === 'receipt' : each.number === number));
    if (receipt === undefined) throw notFound('Kvittot finns när beställningen är betald.');
    reply.header('content-disposition', `inline; filename="${receipt.number}.pdf"`);
    return sendPrivately(reply, 'application/pdf', await receiptPdf(receipt));
  });

  app.get('/api/order/:id/return/:returnId/photo/:photoId', async (request, reply) => {
    const { id, returnId, photoId } = parsed(PhotoParams, request.params);
    const { secret } = parsed(PhotoQuery, request.query);
    const record = await find(request, reply, id, secret);
    const image = await findPhoto(db, { orderId: record.id, returnId, photoId });
    if (image === undefined) throw notFound();
    return sendPrivately(reply, 'image/webp', image);
  });

  app.get(WITHDRAWAL_FORM_PATH, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', 'inline; filename="angerblankett.pdf"')
      .type('application/pdf')
      .send(await withdrawalForm()),
  );
}
