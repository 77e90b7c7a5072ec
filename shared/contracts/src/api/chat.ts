import { CHAT_LENGTHS } from '@shop/domain/chat';
import { CONTACT_LENGTHS } from '@shop/domain/contact';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CaseId } from './contact.ts';

/** A line of a chat. `name` is the first name of the employee who wrote it, null for the shopper's own. */
const ChatMessage = z.object({
  id: z.number(),
  from: z.enum(['shopper', 'staff']),
  name: z.nullable(z.string()),
  text: z.string(),
  /** Unix seconds. */
  at: z.number(),
});
/** A line of a chat. */
export type ChatMessage = z.output<typeof ChatMessage>;

/** `open`: the shopper waits for an answer; `answered`: the shop wrote last; `closed`: nothing more can be written. */
const ChatState = z.enum(['open', 'answered', 'closed']);

/** A shopper's chat with the messages that were asked for, oldest first. */
const Chat = z.object({ state: ChatState, messages: z.array(ChatMessage) });
/** A shopper's chat with the messages that were asked for, oldest first. */
export type Chat = z.output<typeof Chat>;

/** Id of the last message that the caller has; 0 for all. */
const After = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)), 0);

/** Whether customer service answers now, in which hours it does, and whether there is a chat at all. */
export const getChatService = endpoint({
  method: 'GET',
  path: 'chat/service',
  access: 'never',
  cacheSeconds: 60,
  summary: 'Whether the customer-service chat is open, with its opening hours [1-87], [7.10-09].',
  response: z.object({
    data: z.object({
      service: z.object({
        /** False in a shop without a chat, which takes letters alone. */
        isOffered: z.boolean(),
        isOpen: z.boolean(),
        /** 'Öppet till 20:00', 'Stängt. Öppnar i morgon 08:00'. */
        text: z.string(),
        /** 'Måndag–fredag' with '08:00–20:00'. */
        hours: z.array(z.object({ days: z.string(), time: z.string() })),
      }),
    }),
  }),
});
/** Whether customer service answers now, and when. */
export type ChatService = z.output<NonNullable<typeof getChatService.response>>['data']['service'];

/**
 * The chat of this browser, known by a cookie that scripts cannot read, with its messages after `after`; null without
 * one. A member's chat is there only while that member is logged in.
 */
export const getChat = endpoint({
  method: 'GET',
  path: 'chat',
  access: 'exists',
  summary: 'The chat of this browser with its messages after a given one; null without a chat [1-87].',
  query: z.object({ after: After }),
  response: z.object({ data: z.object({ chat: z.nullable(Chat) }) }),
});

/**
 * Writes to customer service and returns the chat with its messages after `after`; once per Idempotency-Key. It begins
 * a chat when there is none, or the last one was ended. 409 with a reason while nobody answers, or for a full chat, 422
 * for an empty or too long text, 429 for too many.
 */
export const postChatMessage = endpoint({
  method: 'POST',
  path: 'chat/message',
  access: 'exists',
  summary: 'Writes to customer service, in a new chat when there is none; once per Idempotency-Key [1-87].',
  body: z.object({
    /** At most `CHAT_LENGTHS.message` characters; plain forms send each line break as two. */
    text: z.string().check(z.maxLength(2 * CHAT_LENGTHS.message)),
    firstName: z._default(z.string().check(z.maxLength(CHAT_LENGTHS.name)), ''),
    orderNumber: z._default(z.string().check(z.maxLength(CHAT_LENGTHS.orderNumber)), ''),
    after: After,
  }),
  response: z.object({ data: z.object({ chat: Chat }) }),
});

/** Ends the chat of this browser; nothing without one. */
export const postChatClose = endpoint({
  method: 'POST',
  path: 'chat/close',
  access: 'exists',
  summary: 'Ends the chat of this browser [1-87].',
});

/**
 * Leaves a question that is answered by mail, outside the opening hours or when nobody answers: a case of the contact
 * form, with its checks and limits (`postContact`). The chat of this browser is ended, so that it is answered once.
 */
export const postChatLetter = endpoint({
  method: 'POST',
  path: 'chat/letter',
  access: 'exists',
  summary: 'Leaves a question of the chat that is answered by mail; once per Idempotency-Key [1-87].',
  body: z.object({
    message: z.string().check(z.maxLength(2 * CONTACT_LENGTHS.message)),
    email: z.string().check(z.maxLength(CONTACT_LENGTHS.email)),
    firstName: z._default(z.string().check(z.maxLength(CHAT_LENGTHS.name)), ''),
    orderNumber: z._default(z.string().check(z.maxLength(CHAT_LENGTHS.orderNumber)), ''),
  }),
  response: z.object({ data: z.object({ case: CaseId }) }),
});
