import type { BodyOf } from '@shop/contracts';
import type { postCustomerSurvey } from '@shop/contracts/api/opinion';
import type { Db } from '../db/client.ts';
import { surveyAnswer } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Stores a buyer's survey response, one per order and kind of survey [O9-31]; throws 409 for a second one. The order
 * must be the caller's.
 */
export async function storeResponse(
  db: Db,
  orderId: string,
  { type, score, text }: BodyOf<typeof postCustomerSurvey>,
  now: Date,
): Promise<void> {
  const stored = await db
    .insert(surveyAnswer)
    .values({ orderId, type, score, text: text ?? '', createdAt: now })
    .onConflictDoNothing()
    .returning({ orderId: surveyAnswer.orderId });
  if (stored.length === 0) throw new ApiError('CONFLICT', 'Du har redan svarat. Tack!');
}
