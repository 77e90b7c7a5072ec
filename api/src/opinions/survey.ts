import type { BodyOf, SurveyAnswer } from '@shop/contracts';
import type { postCustomerSurvey } from '@shop/contracts/api/opinion';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { surveyAnswer } from '../db/schema/index.ts';

/** Survey of how likely the buyer is to recommend the shop [9-161]. */
const NPS = 1;

/** The buyer's answer about an order; null before there is one. */
export async function readResponse(db: Db, orderId: string): Promise<SurveyAnswer | null> {
  const [row] = await db
    .select({ score: surveyAnswer.score, text: surveyAnswer.text })
    .from(surveyAnswer)
    .where(and(eq(surveyAnswer.orderId, orderId), eq(surveyAnswer.type, NPS)));
  return row ?? null;
}

/**
 * Stores a buyer's survey response, one per order and kind of survey [O9-31]; a second one replaces the first. The
 * order must be the caller's.
 */
export async function storeResponse(
  db: Db,
  orderId: string,
  { type, score, text = '' }: BodyOf<typeof postCustomerSurvey>,
  now: Date,
): Promise<void> {
  await db
    .insert(surveyAnswer)
    .values({ orderId, type, score, text, createdAt: now })
    .onConflictDoUpdate({ target: [surveyAnswer.orderId, surveyAnswer.type], set: { score, text, createdAt: now } });
}
