import {
  getAdminContactCase,
  getAdminContactCases,
  getAdminContactPhoto,
  postAdminContactAnswer,
  postAdminContactClose,
} from '@shop/contracts/api/admin';
import { contactSubjectLabel } from '@shop/domain/contact';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import { findCasePhoto, readCasePhotoIds } from '../contact/case-photos.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { type CaseStatus, contactAnswer, contactCase, outboxMail } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { mailOf } from '../orders/mail-parts.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

type Case = typeof contactCase.$inferSelect;

const STATUS_LABELS: Readonly<Record<CaseStatus, string>> = {
  waiting: 'Väntar på svar',
  answered: 'Besvarat',
  closed: 'Avslutat',
};

interface CaseRow extends Record<string, unknown> {
  readonly id: string;
  readonly status: CaseStatus;
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

const withLabels = <Row extends { readonly status: CaseStatus; readonly subject: string }>(row: Row) => ({
  ...row,
  statusLabel: STATUS_LABELS[row.status],
  subject: contactSubjectLabel(row.subject),
});

async function lockCase(tx: Tx, id: string): Promise<Case> {
  const [row] = await tx.select().from(contactCase).where(eq(contactCase.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

async function readCase(on: DbOrTx, id: string) {
  const [row] = await on.select().from(contactCase).where(eq(contactCase.id, id));
  if (row === undefined) throw notFound();
  const answers = await on
    .select()
    .from(contactAnswer)
    .where(eq(contactAnswer.caseId, id))
    .orderBy(asc(contactAnswer.id));
  const { status, subject, message, email, firstName, lastName, orderNumber, memberId } = row;
  return {
    ...withLabels({ id, status, subject, message, email }),
    name: `${firstName} ${lastName}`.trim(),
    orderNumber,
    memberId,
    createdAt: unixSeconds(row.createdAt),
    changedAt: unixSeconds(row.changedAt),
    photos: await readCasePhotoIds(on, id),
    answers: answers.map(({ text, createdAt }) => ({ text, createdAt: unixSeconds(createdAt) })),
  };
}

const answerMail = ({ id, email, firstName, message }: Case, answer: string) =>
  mailOf(email, `Svar på ditt ärende ${id}`, [
    firstName === '' ? 'Hej!' : `Hej ${firstName}!`,
    answer,
    { heading: 'Du skrev' },
    message,
    `Vill du fortsätta? Svara på det här mejlet och låt ärendets nummer, ${id}, stå kvar.`,
  ]);

/** Stores and mails an answer; false for the answer that was sent last. */
async function answerCase(tx: Tx, row: Case, text: string, now: Date): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(contactAnswer)
    .where(eq(contactAnswer.caseId, row.id))
    .orderBy(desc(contactAnswer.id))
    .limit(1);
  if (last?.text === text) return false;
  if (row.status === 'closed') throw new ApiError('CONFLICT', 'Ärendet är avslutat.');
  await tx.insert(contactAnswer).values({ caseId: row.id, text, createdAt: now });
  await tx.update(contactCase).set({ status: 'answered', changedAt: now }).where(eq(contactCase.id, row.id));
  await tx.insert(outboxMail).values({ ...answerMail(row, text), createdAt: now });
  return true;
}

/** Cases of customer service, for the employees who answer them [O6-01]. */
export const registerAdminContact: Feature = (app, { db }) => {
  staffRoute(app, getAdminContactCases, async ({ query: { page, search, status } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<CaseRow>(db, {
      columns: sql`c.id, c.status, c.subject, c.message, c.email, extract(epoch from c.created_at)::int as "createdAt",
        extract(epoch from c.changed_at)::int as "changedAt"`,
      from: sql`contact_case c where (${status ?? null}::text is null or c.status = ${status ?? null})
        and (${pattern}::text is null or c.message ilike ${pattern} or c.email ilike ${pattern} or c.id ilike ${pattern}
          or c.order_number ilike ${pattern})`,
      order: sql`c.status <> 'waiting', case when c.status = 'waiting' then c.created_at end, c.changed_at desc, c.id`,
      page,
    });
    return { data: { rows: rows.map(withLabels), total } };
  });

  staffRoute(app, getAdminContactCase, async ({ params }) => ({ data: { case: await readCase(db, params.id) } }));

  staffRoute(app, getAdminContactPhoto, async ({ params: { id, photoId } }) => {
    const image = await findCasePhoto(db, id, photoId);
    if (image === undefined) throw notFound();
    return { data: { image: image.toString('base64') } };
  });

  staffRoute(app, postAdminContactAnswer, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const row = await lockCase(tx, id);
      const isSent = await answerCase(tx, row, call.body.answer, call.clock.now());
      const before = { status: row.status };
      // The words are the case's alone, and end with it.
      const after = isSent ? { status: 'answered', isMailed: true } : before;
      return { action: 'update', entity: 'contact-case', entityId: id, before, after };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, postAdminContactClose, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const { status } = await lockCase(tx, id);
      if (status !== 'closed') {
        const closed = { status: 'closed' as const, changedAt: call.clock.now() };
        await tx.update(contactCase).set(closed).where(eq(contactCase.id, id));
      }
      const after = { status: 'closed' };
      return { action: 'update', entity: 'contact-case', entityId: id, before: { status }, after };
    });
    return { data: { isChanged } };
  });
};
