import { deleteAdminQuestion, getAdminQuestions, putAdminQuestionAnswer } from '@shop/contracts/api/admin';
import { href } from '@shop/contracts/routing';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { member, outboxMail, product, productQuestion } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { notFound } from '../http/errors.ts';
import { mailOf } from '../orders/mail-parts.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface QuestionRow extends Record<string, unknown> {
  id: number;
  productId: number;
  productName: string;
  text: string;
  author: string | null;
  createdAt: number;
  answer: string | null;
}

async function lockQuestion(tx: Tx, id: number): Promise<typeof productQuestion.$inferSelect> {
  const [row] = await tx.select().from(productQuestion).where(eq(productQuestion.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Mails the answer to the member who asked, while there is one. */
async function mailAnswer(
  tx: Tx,
  { productId, memberId, text }: typeof productQuestion.$inferSelect,
  answer: string,
  { publicOrigin, now }: { readonly publicOrigin: string; readonly now: Date },
): Promise<void> {
  if (memberId === null) return;
  const [asker] = await tx
    .select({ email: member.email, username: member.username })
    .from(member)
    .where(eq(member.id, memberId));
  const [about] = await tx.select({ name: product.name }).from(product).where(eq(product.id, productId));
  if (asker === undefined || about === undefined) return;
  const path = href('product', { id: productId, name: about.name });
  const mail = mailOf(asker.email, `Svar på din fråga om ${about.name}`, [
    `Hej ${asker.username}!`,
    `Du frågade: ${text}`,
    `Vi svarar: ${answer}`,
    { button: 'Till produkten', href: `${publicOrigin}${path}` },
  ]);
  await tx.insert(outboxMail).values({ ...mail, createdAt: now });
}

/** Questions about products, for the employees who answer them [O2.17-01], [O6-01]. */
export const registerAdminQuestions: Feature = (app, services) => {
  const { db, config } = services;

  staffRoute(app, getAdminQuestions, async ({ query: { page, search, status } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const data = await readPage<QuestionRow>(db, {
      columns: sql`q.id, q.product_id as "productId", p.name as "productName", q.text, m.username as author,
        extract(epoch from q.created_at)::int as "createdAt", q.answer`,
      from: sql`product_question q join product p on p.id = q.product_id left join member m on m.id = q.member_id
        where (${pattern}::text is null or q.text ilike ${pattern} or q.id::text = ${typed} or q.product_id::text = ${typed})
        and (${status ?? null}::text is null or q.answer is null)`,
      order: sql`q.answer is not null, case when q.answer is null then q.created_at end, q.created_at desc, q.id`,
      page,
    });
    return { data };
  });

  staffRoute(app, putAdminQuestionAnswer, async (call) => {
    const { id } = call.params;
    const { answer } = call.body;
    const now = call.clock.now();
    const isChanged = await audited(call, async (tx) => {
      const row = await lockQuestion(tx, id);
      await tx
        .update(productQuestion)
        .set({ answer, answeredAt: row.answeredAt ?? now })
        .where(eq(productQuestion.id, id));
      if (row.answer === null) await mailAnswer(tx, row, answer, { publicOrigin: config.publicOrigin, now });
      return { action: 'update', entity: 'question', entityId: id, before: { answer: row.answer }, after: { answer } };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, deleteAdminQuestion, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const { productId, text } = await lockQuestion(tx, id);
      await tx.delete(productQuestion).where(eq(productQuestion.id, id));
      const { reason } = call.query;
      return { action: 'delete', entity: 'question', entityId: id, before: { productId, text }, after: { reason } };
    });
    return { data: { isChanged } };
  });
};
