import { postOrderLink } from '@shop/contracts';
import { isSameEmail } from '@shop/domain/validation/email';
import { orderNumberOf } from '@shop/domain/order-number';
import type { FastifyInstance } from 'fastify';
import { outboxMail } from '../db/schema/index.ts';
import { callerKey } from '../http/caller.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { mailOf } from './mail-parts.ts';
import { type OrderLinks, orderLinksOf } from './order-links.ts';
import { findOrder, type OrderRecord } from './order-store.ts';
import { GUEST_LINK_DAYS } from './order-secrets.ts';
import { DAY_MS } from '@shop/domain/dates';

/** Guesses of one caller: numbers cannot be guessed, yet nobody needs more. */
const REQUEST_LIMIT = { limit: 20, windowSeconds: 3600 };
/** Mails about one order an hour, so that nobody can fill its buyer's mailbox. */
const MAIL_LIMIT = { limit: 5, windowSeconds: 3600 };

type Purpose = keyof Pick<OrderLinks, 'order' | 'withdrawal' | 'complaint'>;

const ACTIONS: Readonly<Record<Purpose, string>> = {
  order: 'Visa beställningen',
  withdrawal: 'Ångra köpet',
  complaint: 'Reklamera',
};

const linkMail = ({ id, customer }: OrderRecord, links: OrderLinks, purpose: Purpose) =>
  mailOf(customer.email, `Länk till din beställning ${id}`, [
    `Hej ${customer.firstName}!`,
    `Du, eller någon som känner till ordernumret, har bett oss om en länk till beställning ${id}.`,
    { button: ACTIONS[purpose], href: links[purpose] },
    'Den som har länken kommer åt beställningen. Skicka den inte vidare. Har du inte bett om den behöver du inte göra något.',
  ]);

const isLinkOver = ({ createdAt }: OrderRecord, now: Date): boolean =>
  now.getTime() >= createdAt.getTime() + GUEST_LINK_DAYS * DAY_MS;

/** `order-link`: mails the link to an order to its buyer [O2.17-17]. Tells nobody whether there is such an order. */
export function registerOrderLink(app: FastifyInstance, services: Services): void {
  const { db, clock, config, rateLimits, afterResponse } = services;

  const send = async (typedId: string, email: string, purpose: Purpose): Promise<void> => {
    const id = orderNumberOf(typedId);
    const record = id === null ? undefined : await findOrder(db, id);
    const now = clock.now();
    if (record === undefined || !isSameEmail(record.customer.email, email) || isLinkOver(record, now)) return;
    const mails = await rateLimits.count(`order-link:order:${record.id}`, MAIL_LIMIT.windowSeconds);
    if (mails > MAIL_LIMIT.limit) return;
    const mail = linkMail(record, orderLinksOf(config, record), purpose);
    await db.insert(outboxMail).values({ ...mail, orderId: record.id, createdAt: now });
  };

  route(app, postOrderLink, async ({ body, request, reply }) => {
    await rateLimits.use(`order-link:${callerKey(request)}`, REQUEST_LIMIT);
    // Finding an order takes longer than finding none: the time of the response must not show it.
    afterResponse.run(reply, () => send(body.orderId, body.email, body.purpose));
    return undefined;
  });
}
