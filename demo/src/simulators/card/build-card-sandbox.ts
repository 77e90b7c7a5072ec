import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_CURRENCY } from '@shop/domain/money';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Clock } from '@shop/api/clock';
import { isSameText } from '@shop/api/security/signer';
import {
  type CardCallback,
  CreateSession,
  type PayResponse,
  PayRequest,
  RefundSession,
} from '@shop/api/payments/card-protocol';
import { createCardSessions, type Notify } from './card-sessions.ts';
import { cardDigits, checkCard } from './check-card.ts';
import { createCardVault, type CardVault } from './card-vault.ts';
import { type Deliver, deliverCallback } from './deliver-callback.ts';
import { createSandboxWallets, registerSandboxWallets, type SandboxWallets } from './wallets.ts';
import { loaderPage, paymentPage } from './page.ts';
import { behaviourOf, type CardBehaviour } from './test-cards.ts';

export interface CardSandboxParts {
  /** Shared with the shop: opens the server-to-server calls and signs callbacks. */
  readonly key: string;
  /** The only origin that may frame the page and talk with it. */
  readonly shopOrigin: string;
  readonly deliver: Deliver;
  readonly clock: Clock;
  /** Tests do not wait. */
  readonly wait: (ms: number) => Promise<void>;
}

const ASSETS: Readonly<Record<string, string>> = {
  'page.css': 'text/css',
  'page.js': 'text/javascript',
  'frame.js': 'text/javascript',
  'loader.js': 'text/javascript',
};

const SLOW_RESPONSE_MS = 3000;
const SLOW_CALLBACK_MS = 8000;

const REFUSALS: Partial<Record<CardBehaviour, string>> = {
  decline: 'Banken nekade köpet. Prova ett annat kort.',
  noFunds: 'Kortet saknar täckning. Prova ett annat kort.',
};

const AUTHORIZED: PayResponse = { result: 'authorized', message: 'Betalningen är godkänd.', field: null };

const isShop = ({ headers }: FastifyRequest, key: string): boolean =>
  isSameText(headers.authorization ?? '', `Bearer ${key}`);

interface Sandbox extends Pick<CardSandboxParts, 'key' | 'shopOrigin' | 'clock' | 'wait'> {
  readonly sessions: ReturnType<typeof createCardSessions>;
  readonly notify: Notify;
  readonly cardVault: CardVault;
  readonly wallets: SandboxWallets;
}

/** Calls the shop back about a session after a while, as often as `times` says. */
function createNotify(
  app: FastifyInstance,
  { key, deliver, wait }: Pick<CardSandboxParts, 'key' | 'deliver' | 'wait'>,
): Notify {
  const inFlight = new Set<Promise<unknown>>();
  // Callbacks that are still waiting would go to a shop that is being stopped as well.
  app.addHook('onClose', async () => inFlight.clear());
  return (session, status, { delay = 0, times = 1 } = {}) => {
    session.newsCount += 1;
    const eventId = `${session.token}:${session.newsCount}`;
    const { reference, amountOre } = session;
    const callback: CardCallback = { eventId, reference, amountOre, currency: DEFAULT_CURRENCY, status };
    const sending = (async () => {
      if (delay > 0) await wait(delay);
      for (let time = 0; time < times; time += 1) await deliverCallback(callback, { key, deliver, wait });
    })();
    inFlight.add(sending);
    void sending.finally(() => inFlight.delete(sending));
  };
}

function addHeaders(app: FastifyInstance, shopOrigin: string): void {
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${shopOrigin}`,
      )
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
  });
}

/** Files for the browser: the loader's page, its scripts and styles, and the page in the frame. */
function registerFiles(app: FastifyInstance, { sessions, shopOrigin }: Sandbox): void {
  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params }, reply) => {
    const type = ASSETS[params.file];
    if (type === undefined) return reply.code(404).send();
    return reply.type(`${type}; charset=utf-8`).send(await readFile(join(import.meta.dirname, 'assets', params.file)));
  });

  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(loaderPage(shopOrigin)));

  app.get<{ Params: { token: string } }>('/:token', async ({ params }, reply) => {
    const session = sessions.byToken(params.token);
    reply.type('text/html; charset=utf-8');
    if (session === undefined) {
      return reply
        .code(404)
        .send('<!doctype html><html lang="sv"><title>Finns inte</title><p>Betalningen finns inte längre.');
    }
    return reply.send(paymentPage(session, shopOrigin));
  });
}

/** Endpoints for the shop, which needs its key. */
function registerSessions(app: FastifyInstance, { key, sessions, notify, cardVault, wallets }: Sandbox): void {
  app.post('/api/sessions', async (request, reply) => {
    if (!isShop(request, key)) return reply.code(401).send({ error: 'The key is wrong.' });
    const body = CreateSession.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'The session cannot be read.' });
    const session = sessions.open(body.data);
    const { cardToken, wallet } = body.data;
    if (wallet !== undefined && session.status === 'open') wallets.charge(session, wallet.token);
    if (cardToken !== undefined && session.status === 'open') {
      session.status = cardVault.accepts(cardToken) === true ? 'authorized' : 'declined';
      notify(session, session.status);
    }
    return { token: session.token, status: session.status };
  });

  app.delete<{ Params: { token: string } }>('/api/cards/:token', async (request, reply) => {
    if (!isShop(request, key)) return reply.code(401).send({ error: 'The key is wrong.' });
    return reply.code(cardVault.accepts(request.params.token) === null ? 404 : 204).send();
  });

  app.get<{ Params: { reference: string } }>('/api/sessions/:reference', async (request, reply) => {
    if (!isShop(request, key)) return reply.code(401).send({ error: 'The key is wrong.' });
    const session = sessions.byReference(request.params.reference);
    return session === undefined
      ? reply.code(404).send({ error: 'There is no such session.' })
      : { token: session.token, status: session.status, card: session.card };
  });

  app.post<{ Params: { reference: string } }>('/api/sessions/:reference/refund', async (request, reply) => {
    if (!isShop(request, key)) return reply.code(401).send({ error: 'The key is wrong.' });
    const session = sessions.byReference(request.params.reference);
    if (session === undefined) return reply.code(404).send({ error: 'There is no such session.' });
    const body = RefundSession.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'The refund cannot be read.' });
    if (session.status !== 'authorized' && session.status !== 'refunded') {
      return reply.code(409).send({ error: 'Nothing has been paid.' });
    }
    const others = [...session.refunds].filter(([id]) => id !== body.data.refundId);
    const refunded = others.reduce((sum, [, amountOre]) => sum + amountOre, body.data.amountOre);
    if (refunded > session.amountOre) return reply.code(409).send({ error: 'More than was paid.' });
    session.refunds.set(body.data.refundId, body.data.amountOre);
    if (refunded === session.amountOre) session.status = 'refunded';
    return { token: session.token, status: session.status };
  });
}

/** Endpoints for the page in the frame. */
function registerCardForm(app: FastifyInstance, { sessions, notify, cardVault, clock, wait }: Sandbox): void {
  app.post<{ Params: { token: string } }>('/:token/pay', async (request, reply) => {
    const session = sessions.byToken(request.params.token);
    const card = PayRequest.safeParse(request.body);
    if (session === undefined || !card.success) return reply.code(404).send({ error: 'There is no such session.' });
    // A second press, or a second window: the payment has been made, and is made once.
    if (session.status === 'authorized') return AUTHORIZED;
    if (session.status === 'cancelled' || session.status === 'refunded')
      return reply.code(409).send({ error: 'Closed.' });
    const wrong = checkCard(card.data, clock.now());
    if (wrong !== null) return wrong;

    const behaviour = behaviourOf(cardDigits(card.data.number));
    const refusal = REFUSALS[behaviour];
    if (refusal !== undefined) {
      session.status = 'declined';
      notify(session, 'declined');
      return { result: 'declined', message: refusal, field: null } satisfies PayResponse;
    }
    session.status = 'authorized';
    if (session.savesCard) session.card = cardVault.store(card.data);
    if (behaviour === 'loseAnswer') {
      notify(session, 'authorized', { delay: SLOW_CALLBACK_MS / 4, times: 2 });
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    notify(session, 'authorized', behaviour === 'slow' ? { delay: SLOW_CALLBACK_MS } : {});
    if (behaviour === 'slow') await wait(SLOW_RESPONSE_MS);
    return AUTHORIZED;
  });

  app.post<{ Params: { token: string } }>('/:token/cancel', async ({ params }, reply) => {
    const session = sessions.byToken(params.token);
    if (session === undefined) return reply.code(404).send({ error: 'There is no such session.' });
    if (session.status === 'open' || session.status === 'declined') {
      session.status = 'cancelled';
      notify(session, 'cancelled');
    }
    return { status: session.status };
  });
}

/**
 * A card provider for development and tests, on an origin of its own like the real one: it speaks the protocol of
 * `@bambora/checkout-sdk-web` in the frame and calls the shop back, signed and at least once [O7-35]. No money, no
 * storage, and no card number is stored.
 */
export function buildCardSandbox({ key, shopOrigin, deliver, clock, wait }: CardSandboxParts): FastifyInstance {
  const app = fastify({ bodyLimit: 16_384 });
  addHeaders(app, shopOrigin);
  const notify = createNotify(app, { key, deliver, wait });
  const sandbox = {
    key,
    shopOrigin,
    clock,
    wait,
    sessions: createCardSessions(),
    notify,
    cardVault: createCardVault(key),
    wallets: createSandboxWallets({ key, notify, wait }),
  };
  app.get('/readyz', async () => ({ status: 'ok' }));
  registerFiles(app, sandbox);
  registerSessions(app, sandbox);
  registerCardForm(app, sandbox);
  registerSandboxWallets(app, sandbox.wallets, (request) => isShop(request, key));
  return app;
}
