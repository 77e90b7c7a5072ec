import { getAdminChat, getAdminChats, postAdminChatAnswer, postAdminChatClose } from '@shop/contracts/api/admin';
import { MAX_CHAT_MESSAGES } from '@shop/domain/chat';
import { desc, eq, sql } from 'drizzle-orm';
import { type ChatRow, closeChat, lockChat, readMessages } from '../chat/chat-store.ts';
import type { Tx } from '../db/client.ts';
import { chat, chatMessage, type ChatState, member } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { audited } from './audited.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

const STATE_LABELS: Readonly<Record<ChatState, string>> = {
  open: 'Väntar på svar',
  answered: 'Besvarad',
  closed: 'Avslutad',
};

interface ListRow extends Record<string, unknown> {
  readonly id: number;
  readonly state: ChatState;
  readonly firstName: string;
  readonly text: string;
  readonly unread: number;
  readonly createdAt: number;
  readonly lastMessageAt: number;
}

const COLUMNS = sql`c.id, c.state, c.first_name as "firstName", extract(epoch from c.created_at)::int as "createdAt",
  extract(epoch from c.last_message_at)::int as "lastMessageAt",
  coalesce((select m.text from chat_message m where m.chat_id = c.id order by m.id desc limit 1), '') as text,
  (select count(*)::int from chat_message m where m.chat_id = c.id and m."from" = 'shopper' and m.id > coalesce(
    (select max(s.id) from chat_message s where s.chat_id = c.id and s."from" = 'staff'), 0)) as unread`;

/** What an employee is called in the chat. */
async function shownName(tx: Tx, memberId: number): Promise<string> {
  const [row] = await tx.select({ firstName: member.firstName }).from(member).where(eq(member.id, memberId));
  return row?.firstName.trim() || 'Kundservice';
}

async function lockExisting(tx: Tx, id: number): Promise<ChatRow> {
  const row = await lockChat(tx, id);
  if (row === null) throw notFound();
  return row;
}

/** Stores an answer; returns the number of messages before it and after. The last answer again changes nothing. */
async function answerChat(tx: Tx, row: ChatRow, { text, staffId, now }: { text: string; staffId: number; now: Date }) {
  if (row.state === 'closed') throw new ApiError('CONFLICT', 'Chatten är avslutad.');
  const stored = await tx
    .select({ from: chatMessage.from, text: chatMessage.text })
    .from(chatMessage)
    .where(eq(chatMessage.chatId, row.id))
    .orderBy(desc(chatMessage.id));
  const messages = stored.length;
  const [last] = stored;
  if (last?.from === 'staff' && last.text === text) return { before: messages, after: messages };
  if (messages >= MAX_CHAT_MESSAGES) throw new ApiError('CONFLICT', 'Chatten har blivit för lång. Avsluta den.');
  const staffName = await shownName(tx, staffId);
  await tx.insert(chatMessage).values({ chatId: row.id, from: 'staff', staffName, text, createdAt: now });
  await tx.update(chat).set({ state: 'answered', lastMessageAt: now }).where(eq(chat.id, row.id));
  return { before: messages, after: messages + 1 };
}

/** Chats with customer service, for the employees who answer them [1-87], [O6-01]. */
export const registerAdminChat: Feature = (app, { db }) => {
  const withLabel = <Row extends { readonly state: ChatState }>(row: Row) => ({
    ...row,
    stateLabel: STATE_LABELS[row.state],
  });

  staffRoute(app, getAdminChats, async ({ query: { page, search, status } }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<ListRow>(db, {
      columns: COLUMNS,
      from: sql`chat c where (${status ?? null}::text is null or c.state = ${status ?? null})
        and (${pattern}::text is null or c.first_name ilike ${pattern} or c.order_number ilike ${pattern}
          or exists (select from chat_message m where m.chat_id = c.id and m.text ilike ${pattern}))`,
      order: sql`array_position(array['open', 'answered', 'closed'], c.state),
        case when c.state = 'open' then c.last_message_at end, c.last_message_at desc, c.id`,
      page,
    });
    return { data: { rows: rows.map(withLabel), total } };
  });

  staffRoute(app, getAdminChat, async ({ params: { id } }) => {
    const { rows } = await db.execute<ListRow & { orderNumber: string | null; memberId: number | null }>(
      sql`select ${COLUMNS}, c.order_number as "orderNumber", c.member_id as "memberId" from chat c where c.id = ${id}`,
    );
    const [row] = rows;
    if (row === undefined) throw notFound();
    return { data: { chat: { ...withLabel(row), messages: await readMessages(db, id, 0) } } };
  });

  staffRoute(app, postAdminChatAnswer, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const row = await lockExisting(tx, id);
      const answer = { text: call.body.answer, staffId: call.member.id, now: call.clock.now() };
      const messages = await answerChat(tx, row, answer);
      // The words are the chat's alone, and end with it.
      return {
        action: 'update',
        entity: 'chat',
        entityId: id,
        before: { messages: messages.before },
        after: { messages: messages.after },
      };
    });
    return { data: { isChanged } };
  });

  staffRoute(app, postAdminChatClose, async (call) => {
    const { id } = call.params;
    const isChanged = await audited(call, async (tx) => {
      const { state } = await lockExisting(tx, id);
      await closeChat(tx, id);
      const after = { state: 'closed' };
      return { action: 'update', entity: 'chat', entityId: id, before: { state }, after };
    });
    return { data: { isChanged } };
  });
};
