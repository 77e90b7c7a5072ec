import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, createdAt, timestamptz } from './columns.ts';
import { member } from './members.ts';

export type ChatState = 'open' | 'answered' | 'closed';
export type ChatSide = 'shopper' | 'staff';

/** A chat with customer service; removed thirty days after its last message [1-87]. */
export const chat = pgTable(
  'chat',
  {
    /** For the hub alone: shoppers are known by their token. */
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Of the cookie of the browser that began it. */
    tokenHash: bytea('token_hash').notNull().unique(),
    /** Once a member has written in it, it is that member's alone. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull().default(''),
    /** As the shop writes it; of no order that is known to exist. */
    orderNumber: text('order_number'),
    /** `open` while the shopper waits for an answer. */
    state: text('state').$type<ChatState>().notNull().default('open'),
    createdAt: createdAt(),
    lastMessageAt: timestamptz('last_message_at').notNull(),
  },
  (t) => [
    index('chat_member').on(t.memberId),
    index('chat_last_message').on(t.lastMessageAt),
    check('chat_state', sql`${t.state} in ('open', 'answered', 'closed')`),
  ],
);

/** A line of a chat; which employee wrote one of the shop's is in the audit log. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    chatId: integer('chat_id')
      .notNull()
      .references(() => chat.id, { onDelete: 'cascade' }),
    from: text('from').$type<ChatSide>().notNull(),
    /** First name of the employee, as the shopper reads it. */
    staffName: text('staff_name'),
    text: text('text').notNull(),
    idempotencyKey: text('idempotency_key'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('chat_message_once').on(t.chatId, t.idempotencyKey),
    index('chat_message_chat').on(t.chatId, t.id),
    check('chat_message_from', sql`${t.from} in ('shopper', 'staff')`),
    check('chat_message_staff', sql`(${t.from} = 'staff') = (${t.staffName} is not null)`),
  ],
);
