import type { BodyOf, postContact } from '@shop/contracts';
import { type ContactEntry, contactProblems, contactSubjectLabel } from '@shop/domain/contact';
import { formatDayAndYear, formatTime } from '@shop/domain/dates';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import { orderNumberOf } from '@shop/domain/order-number';
import { and, eq } from 'drizzle-orm';
import { readEmail } from '../content/newsletter.ts';
import type { DbOrTx } from '../db/client.ts';
import { contactCase, outboxMail } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { mailboxKey } from '../mail/mailbox-key.ts';
import { mailOf } from '../orders/mail-parts.ts';
import { newCaseNumber } from '../orders/order-number.ts';
import type { Services } from '../services.ts';

/** Each message sends a mail to an address that the caller names. */
const MAILS_TO_ADDRESS = { limit: 5, windowSeconds: 86_400 };

type Message = BodyOf<typeof postContact>;

interface Sender {
  readonly memberId: number | null;
  readonly idempotencyKey: string | null;
}

function readEntry({ subject, orderNumber, message, mailFields }: Message): ContactEntry {
  const valueOf = (id: number): string => mailFields.find((field) => field.id === id)?.value.trim() ?? '';
  const { firstName, lastName, email } = MAIL_FIELD_IDS;
  return {
    subject,
    orderNumber,
    message: message.replaceAll('\r\n', '\n').trim(),
    firstName: valueOf(firstName),
    lastName: valueOf(lastName),
    email: valueOf(email),
  };
}

/** The message as it is stored; 422 with what is wrong, by the form's fields. */
function toStore(body: Message) {
  const entry = readEntry(body);
  const email = readEmail(entry.email);
  const found = contactProblems({ ...entry, email: email ?? '' });
  if (email === null || Object.keys(found).length > 0) throw new ApiError('VALIDATION', undefined, { fields: found });
  return { ...entry, email, orderNumber: orderNumberOf(entry.orderNumber) };
}

/** Quotes nothing of the message: anybody can name anybody's address, and the shop must not carry their words to it. */
const confirmation = (email: string, id: string, subject: string, now: Date) =>
  mailOf(email, `Vi har tagit emot ditt ärende ${id}`, [
    'Hej!',
    `Vi har ${formatDayAndYear(now)} kl. ${formatTime(now)} tagit emot ditt meddelande till kundservice.`,
    `Det gäller: ${contactSubjectLabel(subject)}`,
    `Ärendets nummer är ${id}. Vi svarar till den här adressen inom ett dygn, oftast samma dag.`,
    'Har du inte skrivit till oss har någon angett din adress av misstag. Då kan du bortse från det här mejlet.',
  ]);

async function findSent(on: DbOrTx, email: string, { idempotencyKey }: Sender): Promise<string | undefined> {
  if (idempotencyKey === null) return undefined;
  const [sent] = await on
    .select({ id: contactCase.id })
    .from(contactCase)
    .where(and(eq(contactCase.email, email), eq(contactCase.idempotencyKey, idempotencyKey)));
  return sent?.id;
}

/**
 * Stores a message as a new case and mails its number; returns the number. The same message again, by its key and
 * address, is the case that it was. A machine's, which has filled in the field that nobody sees, gets a number of
 * nothing.
 */
export async function receiveCase(
  { db, clock, rateLimits }: Pick<Services, 'db' | 'clock' | 'rateLimits'>,
  body: Message,
  sender: Sender,
): Promise<string> {
  const message = toStore(body);
  const id = newCaseNumber();
  if (body.website !== '') return id;
  const sent = await findSent(db, message.email, sender);
  if (sent !== undefined) return sent;
  await rateLimits.use(`contact:address:${mailboxKey(message.email)}`, MAILS_TO_ADDRESS);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const stored = await tx
      .insert(contactCase)
      .values({ id, ...message, ...sender, createdAt: now, changedAt: now })
      .onConflictDoNothing({ target: [contactCase.email, contactCase.idempotencyKey] })
      .returning({ id: contactCase.id });
    // Sent twice at once: the other one was first.
    if (stored.length === 0) return (await findSent(tx, message.email, sender)) ?? id;
    await tx.insert(outboxMail).values({ ...confirmation(message.email, id, message.subject, now), createdAt: now });
    return id;
  });
}
