import { getChat, getChatService, postChatClose, postChatLetter, postChatMessage } from '@shop/contracts';
import { MAIL_FIELD_IDS } from '@shop/domain/ids';
import { CONTACT_LIMIT } from '../contact/index.ts';
import { receiveCase } from '../contact/receive-case.ts';
import { inTransaction } from '../db/tx.ts';
import type { Feature } from '../feature.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route } from '../http/route.ts';
import { createChatCookie } from './chat-cookie.ts';
import { chatProviderOf } from './chat-provider.ts';
import { closeChat, findOwnChat, readMessages } from './chat-store.ts';
import { addMessage, beginChat, readMessage } from './receive-message.ts';

/** What a letter of the chat is about: its writer is not asked. */
const LETTER_SUBJECT = 'other';

/** More than anybody types. */
const MESSAGES = { limit: 40, windowSeconds: 600 };
/** Each is a row in the hub that somebody has to look at. */
const NEW_CHATS = { limit: 10, windowSeconds: 3600 };

const CLOSED = 'Chatten är stängd just nu. Lämna din fråga, så svarar vi per mejl.';

/** The shopper's side of the customer-service chat [1-87]; employees answer in the hub. */
export const registerChat: Feature = (app, services) => {
  const { db, clock, config, rateLimits } = services;
  const cookie = createChatCookie(config);
  const provider = chatProviderOf(config);

  route(app, getChatService, () => ({ data: { service: provider.offer(clock.now()) } }));

  route(app, getChat, async ({ query, user, request }) => {
    const found = await findOwnChat(db, { tokenHash: cookie.read(request), memberId: user?.id ?? null });
    if (found === null) return { data: { chat: null } };
    return { data: { chat: { state: found.state, messages: await readMessages(db, found.id, query.after) } } };
  });

  route(app, postChatMessage, async ({ body, user, request, reply }) => {
    await rateLimits.use(`chat:${callerKey(request)}`, MESSAGES);
    const memberId = user?.id ?? null;
    const message = { ...readMessage(body), memberId, idempotencyKey: readIdempotencyKey(request) };
    const found = await findOwnChat(db, { tokenHash: cookie.read(request), memberId });
    const now = clock.now();
    const isNew = found === null || found.state === 'closed';
    if (isNew) {
      if (!provider.offer(now).isOpen) throw new ApiError('CONFLICT', CLOSED);
      await rateLimits.use(`chat-new:${callerKey(request)}`, NEW_CHATS);
    }
    const messages = await inTransaction(db, async (tx) => {
      const id = isNew ? await beginChat(tx, cookie.issue(reply), now) : found.id;
      await addMessage(tx, id, message, now);
      return readMessages(tx, id, isNew ? 0 : body.after);
    });
    return { data: { chat: { state: 'open' as const, messages } } };
  });

  route(app, postChatClose, async ({ user, request }) => {
    const found = await findOwnChat(db, { tokenHash: cookie.read(request), memberId: user?.id ?? null });
    if (found !== null) await closeChat(db, found.id);
    return undefined;
  });

  route(app, postChatLetter, async ({ body, user, request }) => {
    await rateLimits.use(`contact:${callerKey(request)}`, CONTACT_LIMIT);
    const memberId = user?.id ?? null;
    const { message, orderNumber, firstName, email } = body;
    const mailFields = [
      { id: MAIL_FIELD_IDS.firstName, value: firstName },
      { id: MAIL_FIELD_IDS.email, value: email },
    ];
    const letter = { subject: LETTER_SUBJECT, orderNumber, message, mailFields, website: '' };
    const id = await receiveCase(services, letter, { memberId, idempotencyKey: readIdempotencyKey(request) });
    const found = await findOwnChat(db, { tokenHash: cookie.read(request), memberId });
    if (found !== null) await closeChat(db, found.id);
    return { data: { case: { id } } };
  });
};
