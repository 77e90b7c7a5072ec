import {
  type BodyOf,
  getOrderWithdrawal,
  postAdminReturnSettle,
  postOrderDownload,
  postOrderReturn,
  postOrderWithdraw,
  postOrderWithdrawalForm,
  postReturnPhoto,
} from '@shop/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inAudit } from '../admin/audited.ts';
import { staffRoute } from '../admin/staff-route.ts';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { readUserPhoto } from '../images/user-photo.ts';
import type { CurrentUser, Session } from '../members/session.ts';
import type { Payments } from '../payments/payments.ts';
import type { Services } from '../services.ts';
import { parseCompactRows } from './compact-rows.ts';
import { complain } from './complaint.ts';
import { openDownload } from './download.ts';
import { findOrderWithSecret } from './order-access.ts';
import { orderLinksOf } from './order-links.ts';
import type { OrderSecrets } from './order-secrets.ts';
import { lockOrder, type OrderRecord, readOrderRows } from './order-store.ts';
import { addPhoto } from './return-photos.ts';
import { serializeReturn, serializeReturns } from './return-store.ts';
import { settleReturn } from './settle-return.ts';
import { readWithdrawal, withdraw } from './withdraw.ts';

/** Photos of one caller an hour: each is decoded, which costs more than it sends. */
const PHOTO_LIMIT = { limit: 40, windowSeconds: 3600 };

interface Parts {
  readonly secrets: OrderSecrets;
  readonly payments: Payments;
  readonly refreshListingsOf: (orderId: string) => void;
}

interface Caller {
  readonly request: FastifyRequest;
  readonly user: CurrentUser | null;
  readonly session: Session;
}

type FindOrder = (id: string, secret: string | undefined, caller: Caller) => Promise<OrderRecord>;

/** `order/:id/return/:returnId/photo`: what a buyer shows with a complaint [O2.17-02]. */
function registerPhotoUpload(app: FastifyInstance, { db, clock, rateLimits }: Services, find: FindOrder): void {
  route(app, postReturnPhoto, async ({ params, body, request, user, session }) => {
    const { id } = await find(params.id, body.secret, { request, user, session });
    await rateLimits.use(`return-photo:${callerKey(request)}`, PHOTO_LIMIT);
    const { image } = await readUserPhoto(body.image);
    const record = await inTransaction(db, async (tx) => {
      await lockOrder(tx, id);
      return addPhoto(tx, { orderId: id, returnId: params.returnId }, image, clock.now());
    });
    const made = (await serializeReturns(db, id, await readOrderRows(db, [id]))).find((each) => each.id === record.id);
    if (made === undefined) throw notFound();
    return { data: { return: made } };
  });
}

/** "Ångra köpet", complaints, downloads and the end of a return [O2.17-02], [O2.17-17]. */
export function registerReturns(
  app: FastifyInstance,
  services: Services,
  { secrets, payments, refreshListingsOf }: Parts,
): void {
  const { db, clock, rateLimits, config } = services;

  const find = async (id: string, secret: string | undefined, { request, user, session }: Caller) => {
    if (secret !== undefined)
      await rateLimits.use(`guest-order:${callerKey(request)}`, { limit: 60, windowSeconds: 60 });
    return findOrderWithSecret(db, id, secret, { user, session }, secrets, clock.now());
  };

  /** Each statement sends a mail, to an e-mail address that the caller names. */
  const limit = (request: FastifyRequest): Promise<void> =>
    rateLimits.use(`order-return:${callerKey(request)}`, { limit: 20, windowSeconds: 3600 });

  route(app, getOrderWithdrawal, async ({ params, query, request, user, session }) => {
    const record = await find(params.id, query?.secret, { request, user, session });
    return { data: { withdrawal: await readWithdrawal(db, record, query?.rows, clock.now()) } };
  });

  const withdrawFrom = async (id: string, body: BodyOf<typeof postOrderWithdraw>, caller: Caller) => {
    await find(id, body.secret, caller);
    await limit(caller.request);
    const key = readIdempotencyKey(caller.request);
    const now = clock.now();
    const made = await inTransaction(db, async (tx) => {
      const record = await lockOrder(tx, id);
      if (record === undefined) throw notFound();
      const statement = await withdraw(tx, record, body, { key, links: orderLinksOf(config, record) }, now);
      if (!statement.isWithoutParcel) return statement;
      // No goods have to be sent back, so the refund is made at once.
      return settleReturn(tx, statement.record.id, { isRestocked: false }, now);
    });
    await payments.sendRefunds();
    return { data: { return: serializeReturn(made.record, made.rows, await readOrderRows(db, [id])) } };
  };

  route(app, postOrderWithdraw, ({ params, body, request, user, session }) =>
    withdrawFrom(params.id, body, { request, user, session }),
  );

  route(app, postOrderWithdrawalForm, ({ body, request, user, session }) => {
    const { orderId, secret, rows, ...statement } = body;
    const requested = parseCompactRows(orderId, rows);
    if (requested.length === 0)
      throw new ApiError('VALIDATION', undefined, { fields: { rows: 'Välj minst en vara att ångra.' } });
    const given = secret === null ? {} : { secret };
    return withdrawFrom(orderId, { ...statement, ...given, rows: requested }, { request, user, session });
  });

  route(app, postOrderReturn, async ({ params, body, request, user, session }) => {
    const { id } = await find(params.id, body.secret, { request, user, session });
    await limit(request);
    const key = readIdempotencyKey(request);
    const made = await inTransaction(db, async (tx) => {
      const record = await lockOrder(tx, id);
      if (record === undefined) throw notFound();
      return complain(tx, record, body, { key, links: orderLinksOf(config, record) }, clock.now());
    });
    return { data: { return: serializeReturn(made.record, made.rows, await readOrderRows(db, [id])) } };
  });

  registerPhotoUpload(app, services, find);

  route(app, postOrderDownload, async ({ params, body, request, user, session }) => {
    const { id } = await find(params.id, body.secret, { request, user, session });
    const codes = await inTransaction(db, async (tx) => {
      const record = await lockOrder(tx, id);
      if (record === undefined) throw notFound();
      return openDownload(tx, record, body.rowId, config.secrets, clock.now());
    });
    return { data: { codes } };
  });

  staffRoute(app, postAdminReturnSettle, async (call) => {
    const { params, body } = call;
    const now = clock.now();
    const done = await inAudit(call, async (tx) => {
      const settled = await settleReturn(tx, params.id, body, now);
      const { status, settledAt } = settled.record;
      const after = { status, isRestocked: body.isRestocked };
      // A return that was settled before stays as it was.
      const before = settledAt?.getTime() === now.getTime() ? { status: 'announced' } : after;
      return { result: settled, change: { action: 'update', entity: 'return', entityId: params.id, before, after } };
    });
    const { record, rows } = done;
    await payments.sendRefunds();
    refreshListingsOf(record.orderId);
    return { data: { return: serializeReturn(record, rows, await readOrderRows(db, [record.orderId])) } };
  });
}
