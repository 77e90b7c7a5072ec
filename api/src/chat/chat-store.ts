import type { Chat } from '@shop/contracts';
import { CHAT_KEPT_DAYS } from '@shop/domain/chat';
import { DAY_MS } from '@shop/domain/dates';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { chat, chatMessage } from '../db/schema/index.ts';

export type ChatRow = typeof chat.$inferSelect;

/** Whose chat is meant: the browser by its token, and who is logged in there. */
export interface Chatter {
  readonly tokenHash: Buffer | null;
  readonly memberId: number | null;
}

/**
 * The browser's chat; null without one. A member's chat is found only while that member is logged in: at a shared
 * computer the next person has the same cookie.
 */
export async function findOwnChat(on: DbOrTx, { tokenHash, memberId }: Chatter): Promise<ChatRow | null> {
  if (tokenHash === null) return null;
  const isTheirs = memberId === null ? isNull(chat.memberId) : or(isNull(chat.memberId), eq(chat.memberId, memberId));
  const [row] = await on
    .select()
    .from(chat)
    .where(and(eq(chat.tokenHash, tokenHash), isTheirs));
  return row ?? null;
}

/** Locks a chat, so that its messages and its state change together. */
export async function lockChat(tx: Tx, id: number): Promise<ChatRow | null> {
  const [row] = await tx.select().from(chat).where(eq(chat.id, id)).for('update');
  return row ?? null;
}

/** Messages after one that the reader has, oldest first; 0 for all. */
export async function readMessages(on: DbOrTx, chatId: number, after: number): Promise<Chat['messages']> {
  const rows = await on
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.chatId, chatId), gt(chatMessage.id, after)))
    .orderBy(asc(chatMessage.id));
  return rows.map(({ id, from, staffName, text, createdAt }) => ({
    id,
    from,
    name: staffName,
    text,
    at: unixSeconds(createdAt),
  }));
}

/** Ends a chat that is not ended. */
export const closeChat = (on: DbOrTx, id: number) => on.update(chat).set({ state: 'closed' }).where(eq(chat.id, id));

/** Removes chats whose last message is thirty days old, with their messages. */
export async function removeOldChats(db: Db, now: Date): Promise<void> {
  await db.delete(chat).where(lt(chat.lastMessageAt, new Date(now.getTime() - CHAT_KEPT_DAYS * DAY_MS)));
}
