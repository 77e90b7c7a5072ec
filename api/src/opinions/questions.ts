import type { ProductQuestion } from '@shop/contracts';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { member, product, productQuestion } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';

const PER_PAGE = 10;

const NO_PRODUCT = 'Produkten finns inte.';

async function checkProduct(db: Db, productId: number): Promise<void> {
  const [found] = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, productId), eq(product.isHidden, false)));
  if (found === undefined) throw notFound(NO_PRODUCT);
}

/** [O2.17-01] A page of a product's answered questions, latest answer first. */
export async function readQuestions(
  db: Db,
  productId: number,
  page: number,
): Promise<{ questions: ProductQuestion[]; total: number }> {
  await checkProduct(db, productId);
  const answered = and(eq(productQuestion.productId, productId), isNotNull(productQuestion.answer));
  const [rows, [counted]] = await Promise.all([
    db
      .select({ question: productQuestion, author: member.username })
      .from(productQuestion)
      .leftJoin(member, eq(member.id, productQuestion.memberId))
      .where(answered)
      .orderBy(desc(productQuestion.answeredAt), desc(productQuestion.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.select({ total: count() }).from(productQuestion).where(answered),
  ]);
  const questions = rows.map(({ question: { id, text, createdAt, answer, answeredAt }, author }) => ({
    id,
    text,
    author,
    createdAt: unixSeconds(createdAt),
    answer: answer ?? '',
    answeredAt: unixSeconds(answeredAt ?? createdAt),
  }));
  return { questions, total: counted?.total ?? 0 };
}

/** Stores a question, which waits for its answer; 409 for the same one again while it waits. */
export async function askQuestion(db: Db, memberId: number, productId: number, text: string, now: Date): Promise<void> {
  await checkProduct(db, productId);
  const [same] = await db
    .select({ id: productQuestion.id })
    .from(productQuestion)
    .where(
      and(
        eq(productQuestion.memberId, memberId),
        eq(productQuestion.productId, productId),
        eq(productQuestion.text, text),
        isNull(productQuestion.answer),
      ),
    );
  if (same !== undefined) throw new ApiError('CONFLICT', 'Vi har fått din fråga och svarar så snart vi kan.');
  await db.insert(productQuestion).values({ productId, memberId, text, createdAt: now });
}
