import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { Done, paged, Paging, Text } from './common.ts';

const State = z.enum(['open', 'answered', 'closed']);
const ChatId = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) });

/** What of a chat lists show. */
const ChatRow = z.object({
  id: z.number(),
  state: State,
  stateLabel: z.string(),
  /** As the shopper gave it; empty without one. */
  firstName: z.string(),
  /** The last message. */
  text: z.string(),
  /** The shopper's messages after the last answer. */
  unread: z.number(),
  createdAt: z.number(),
  lastMessageAt: z.number(),
});

/** A page of chats, those that wait longest for an answer first. */
export const getAdminChats = endpoint({
  method: 'GET',
  path: 'admin/chat',
  access: 'user',
  role: 'employee',
  summary: 'Chats with customer service, those that wait longest first, by state [1-87], [O6-01].',
  query: z.extend(Paging, { status: z.optional(State) }),
  response: paged(ChatRow),
});

/** One chat with all of its messages, oldest first. */
export const getAdminChat = endpoint({
  method: 'GET',
  path: 'admin/chat/:id',
  access: 'user',
  role: 'employee',
  summary: 'One chat with customer service and all of its messages [1-87], [O6-01].',
  params: ChatId,
  response: z.object({
    data: z.object({
      chat: z.extend(ChatRow, {
        orderNumber: z.nullable(z.string()),
        memberId: z.nullable(z.number()),
        messages: z.array(
          z.object({
            id: z.number(),
            from: z.enum(['shopper', 'staff']),
            name: z.nullable(z.string()),
            text: z.string(),
            at: z.number(),
          }),
        ),
      }),
    }),
  }),
});

/** Answers in the chat, under the employee's first name. The last answer again changes nothing; 409 when closed. */
export const postAdminChatAnswer = endpoint({
  method: 'POST',
  path: 'admin/chat/:id/answer',
  access: 'user',
  role: 'employee',
  summary: 'Answers in a chat; the same answer twice in a row is sent once [1-87], [O6-01].',
  params: ChatId,
  body: z.object({ answer: Text(2_000) }),
  response: Done,
});

/** Ends a chat; the shopper sees that it is ended. */
export const postAdminChatClose = endpoint({
  method: 'POST',
  path: 'admin/chat/:id/close',
  access: 'user',
  role: 'employee',
  summary: 'Ends a chat with customer service [1-87], [O6-01].',
  params: ChatId,
  response: Done,
});
