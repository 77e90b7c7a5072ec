import { CHAT_LENGTHS, chatText, MAX_CHAT_MESSAGES } from '@shop/domain/chat';
import { orderNumberOf } from '@shop/domain/order-number';
import { and, count, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { chat, chatMessage } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { lockChat } from './chat-store.ts';

/** A message as the shopper has written it, checked. */
export interface WrittenMessage {
  readonly text: string;
  readonly firstName: string;
  readonly orderNumber: string | null;
  readonly memberId: number | null;
  readonly idempotencyKey: string | null;
}

const invalid = (field: string, text: string): ApiError =>
  new ApiError('VALIDATION', undefined, { fields: { [field]: text } });

/** What can be stored of a message; 422 with what is wrong, by the form's fields. */
export function readMessage({
  text,
  firstName,
  orderNumber,
}: {
  readonly text: string;
  readonly firstName: string;
  readonly orderNumber: string;
}): Pick<WrittenMessage, 'text' | 'firstName' | 'orderNumber'> {
  const written = chatText(text);
  if (written === '') throw invalid('text', 'Skriv ett meddelande.');
  if (written.length > CHAT_LENGTHS.message) throw invalid('text', `Skriv högst ${CHAT_LENGTHS.message} tecken.`);
  const order = orderNumberOf(orderNumber);
  if (order === null && orderNumber.trim() !== '')
    throw invalid('orderNumber', 'Ett ordernummer ser ut som PX-7K3M-9Q2T. Det står i orderbekräftelsen.');
  return { text: written, firstName: firstName.trim(), orderNumber: order };
}

/** Begins a chat without a message; returns its id. */
export async function beginChat(tx: Tx, tokenHash: Buffer, now: Date): Promise<number> {
  const [row] = await tx
    .insert(chat)
    .values({ tokenHash, createdAt: now, lastMessageAt: now })
    .returning({ id: chat.id });
  if (row === undefined) throw new Error('The chat was not stored.');
  return row.id;
}

/** Adds a shopper's message to a chat, once by its key; it then waits for an answer. 409 when it is ended or full. */
export async function addMessage(tx: Tx, chatId: number, message: WrittenMessage, now: Date): Promise<void> {
  const row = await lockChat(tx, chatId);
  if (row === null || row.state === 'closed') throw new ApiError('CONFLICT', 'Chatten är avslutad. Börja en ny.');
  const { text, idempotencyKey, memberId, firstName, orderNumber } = message;
  if (idempotencyKey !== null) {
    const isSame = and(eq(chatMessage.chatId, chatId), eq(chatMessage.idempotencyKey, idempotencyKey));
    if ((await tx.select({ id: chatMessage.id }).from(chatMessage).where(isSame)).length > 0) return;
  }
  const [stored] = await tx.select({ messages: count() }).from(chatMessage).where(eq(chatMessage.chatId, chatId));
  if ((stored?.messages ?? 0) >= MAX_CHAT_MESSAGES)
    throw new ApiError('CONFLICT', 'Chatten har blivit för lång. Avsluta den och börja en ny.');
  await tx.insert(chatMessage).values({ chatId, from: 'shopper', text, idempotencyKey, createdAt: now });
  await tx
    .update(chat)
    .set({
      state: 'open',
      lastMessageAt: now,
      memberId: row.memberId ?? memberId,
      firstName: firstName || row.firstName,
      orderNumber: orderNumber ?? row.orderNumber,
    })
    .where(eq(chat.id, chatId));
}
