import { DEFAULT_CURRENCY } from '@shop/domain/money';
import type { FastifyInstance } from 'fastify';
import { payment } from '../db/schema/index.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { callerKey } from '../http/caller.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { CARD_STATUS } from './card-provider.ts';
import { CardCallback } from './card-protocol.ts';
import type { Payments } from './payments.ts';
import { referenceOf } from './swish.ts';
import { cardProviderKeys, isSignedBy, SIGNATURE_HEADER } from './signature.ts';

/** Other fields of the provider are ignored. */
const MobileCallback = z.object({ id: z.string().max(64) });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * `POST /api/payment-callback/mobile` and `POST /api/payment-callback/card`: providers notify of a payment's progress,
 * at least once, perhaps late [O4-43]. 403 without a valid signature, 404 for an unknown payment, 409 when amount or
 * currency differ from the order's. Responds 204 to repeated news, so that the provider stops repeating it.
 */
export async function registerPaymentCallback(
  app: FastifyInstance,
  services: Services,
  payments: Payments,
): Promise<void> {
  const keys = cardProviderKeys(services.config);
  await app.register(async (scope) => {
    // The signature covers the exact bytes received.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const options = { schema: { hide: true }, config: { isOpenToOtherSites: true } };
    scope.post<{ Body: string }>('/api/payment-callback/card', options, async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : '';
      if (!isSignedBy(keys, text, request.headers[SIGNATURE_HEADER])) {
        services.securityLog.event(request, 'signature.refused');
        throw new ApiError('FORBIDDEN');
      }
      const callback = CardCallback.safeParse(readJson(text));
      if (!callback.success) throw new ApiError('BAD_REQUEST');
      const { eventId, reference, amountOre, currency, status } = callback.data;
      const [expected] = await services.db
        .select({ amountOre: payment.amountOre })
        .from(payment)
        .where(eq(payment.reference, reference));
      if (expected === undefined) throw notFound();
      if (expected.amountOre !== amountOre || currency !== DEFAULT_CURRENCY) throw new ApiError('CONFLICT');
      await payments.settle({ provider: 'card', reference, eventId, status: CARD_STATUS[status], body: callback.data });
      return reply.code(204).send();
    });
  });

  // Unsigned, so it only triggers a check at the provider: a forged one reveals and changes nothing.
  app.post(
    '/api/payment-callback/mobile',
    { schema: { hide: true }, config: { isOpenToOtherSites: true } },
    async (request, reply) => {
      await services.rateLimits.use(`mobile-callback:${callerKey(request)}`, { limit: 600, windowSeconds: 60 });
      const callback = MobileCallback.safeParse(request.body);
      const reference = callback.success ? referenceOf(callback.data.id) : null;
      if (reference === null) throw new ApiError('BAD_REQUEST');
      if (!(await payments.onCallback('mobile', reference))) throw notFound();
      return reply.code(204).send();
    },
  );
}
