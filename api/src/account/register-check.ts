import { getRegisterCheck } from '@shop/contracts';
import { DAY_MS } from '@shop/domain/dates';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { member, order } from '../db/schema/index.ts';
import { callerKey } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { createOrderSecrets, GUEST_LINK_DAYS } from '../orders/order-secrets.ts';
import { isSameBytes } from '../security/signer.ts';
import type { Services } from '../services.ts';

const CHECK_LIMIT = { limit: 30, windowSeconds: 600 };

/**
 * `GET register/check/:orderId/:secret` [7.3-10], [O7-36]: whether the order's e-mail address has an account; the
 * link's owner learns this one bit and no more [O4-14].
 */
export function registerRegisterCheck(app: FastifyInstance, { config }: Services): void {
  const secrets = createOrderSecrets(config.secrets);

  route(app, getRegisterCheck, async ({ db, params, request, clock, services }) => {
    await services.rateLimits.use(`register-check:${callerKey(request)}`, CHECK_LIMIT);
    const [found] = await db
      .select({
        secretHash: order.secretHash,
        memberId: order.memberId,
        createdAt: order.createdAt,
        email: sql<string>`lower(${order.customer} ->> 'email')`,
      })
      .from(order)
      .where(eq(order.id, params.orderId));
    const isRight = found !== undefined && isSameBytes(found.secretHash, secrets.hashOf(params.secret));
    // The link expires after 90 days [O4-15].
    if (!isRight || clock.now().getTime() >= found.createdAt.getTime() + GUEST_LINK_DAYS * DAY_MS) throw notFound();
    if (found.memberId !== null) return { data: { member: true } };
    const [known] = await db
      .select({ id: member.id })
      .from(member)
      .where(eq(sql`lower(${member.email})`, found.email));
    return { data: { member: known !== undefined } };
  });
}
