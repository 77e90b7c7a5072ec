import type { ResponseOf } from '@shop/contracts';
import { type getAdminChat, postAdminChatAnswer, postAdminChatClose } from '@shop/contracts/api/admin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerForm } from './answer-form.ts';
import { facts } from './blocks.ts';
import { registerForms } from './form-routes.ts';
import { time } from './formats.ts';
import { html, type Html } from './html.ts';
import { idOf, isReadable, type PageParts } from './page-parts.ts';

type Chat = ResponseOf<typeof getAdminChat>['data']['chat'];

const HIDDEN = { schema: { hide: true } } as const;

interface ChatView {
  /** What has just happened. */
  readonly note: Html | null;
  /** An answer that was refused, and why. */
  readonly refused?: { readonly typed: string; readonly error: string };
}

/** The messages; marked as live, so that the hub's script shows those that come while the page is open. */
const messagesOf = ({ id, messages, firstName, unread }: Chat): Html =>
  html`<section aria-labelledby="samtal" data-live="/admin/chat/${id}" role="log">
    <h2 id="samtal">Samtalet</h2>
    <p role="status">${unread === 0 ? 'Kunden har fått svar.' : `${unread} obesvarade meddelanden.`}</p>
    <ol class="talk" role="list">
      ${messages.map(
        ({ from, name, text, at }) =>
          html`<li class="${from}">
            <p>${from === 'staff' ? `${name ?? ''} (vi)` : firstName || 'Kunden'}, ${time(at)}</p>
            <p>${text}</p>
          </li>`,
      )}
    </ol>
  </section>`;

const formsOf = ({ id, state }: Chat, { refused }: ChatView): Html | null =>
  state === 'closed'
    ? null
    : html`${answerForm({
          action: `/admin/chat/${id}/answer`,
          label: 'Skicka svaret',
          hint: 'Kunden ser svaret i chatten, med ditt förnamn.',
          answer: refused?.typed ?? '',
          error: refused?.error,
        })}
        <form class="login" method="post" action="/admin/chat/${id}/close">
          <p>När samtalet är klart. Kunden ser att chatten är avslutad.</p>
          <button type="submit">Avsluta chatten</button>
        </form>`;

const chatPage = (one: Chat, view: ChatView): Html =>
  html`${view.note}${facts([
    ['Status', one.stateLabel],
    ['Namn', one.firstName || '–'],
    ['Konto', one.memberId === null ? 'Gäst' : html`<a href="/admin/member/${one.memberId}">${one.memberId}</a>`],
    [
      'Beställning',
      one.orderNumber === null
        ? '–'
        : html`<a href="/admin/order?search=${encodeURIComponent(one.orderNumber)}">${one.orderNumber}</a>`,
    ],
    ['Började', time(one.createdAt)],
  ])}${messagesOf(one)}${formsOf(one, view)}`;

/** `/admin/chat/:id`: one chat with a shopper, which employees answer [1-87], [O6-01]. */
export async function registerChatPage(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { call, refuse, send } = parts;
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { status = 200, ...view }: ChatView & { readonly status?: number },
  ): Promise<FastifyReply> => {
    const path = `admin/chat/${encodeURIComponent(idOf(request))}`;
    const found = await call<ResponseOf<typeof getAdminChat>>(request, path);
    // A text that is no number is as little a chat as a number of none.
    if (found.status === 400) return refuse(request, reply, 404, undefined);
    if (found.status !== 200) return refuse(request, reply, found.status, found.body.code);
    const { chat } = found.body.data;
    const title = `Chatt ${chat.id}`;
    return send(request, reply, { title, body: chatPage(chat, view), current: 'chat', status, isLive: true });
  };
  const pathOf = ({ path }: { readonly path: string }, request: FastifyRequest): string =>
    path.replace(':id', encodeURIComponent(idOf(request)));

  app.get('/admin/chat/:id', HIDDEN, (request, reply) => show(request, reply, { note: null }));

  await registerForms(app, parts.publicOrigin, {
    '/admin/chat/:id/answer': async (request, reply, field) => {
      const typed = field('answer');
      const how = { method: 'POST', payload: { answer: typed } } as const;
      const response = await call<{ data: unknown }>(request, pathOf(postAdminChatAnswer, request), how);
      const { status, body } = response;
      if (status === 200) return show(request, reply, { note: html`<p role="status">Svaret är skickat.</p>` });
      if (!isReadable(response)) return refuse(request, reply, status === 400 ? 404 : status, body.code);
      const error = body.fields?.['answer'] ?? body.error ?? '';
      const note = status === 409 ? html`<p class="alert" role="alert">${error}</p>` : null;
      return show(request, reply, { note, refused: { typed, error }, status });
    },
    '/admin/chat/:id/close': async (request, reply) => {
      const response = await call<{ data: unknown }>(request, pathOf(postAdminChatClose, request), { method: 'POST' });
      const { status, body } = response;
      if (status !== 200) return refuse(request, reply, status === 400 ? 404 : status, body.code);
      return show(request, reply, { note: html`<p role="status">Chatten är avslutad.</p>` });
    },
  });
}
