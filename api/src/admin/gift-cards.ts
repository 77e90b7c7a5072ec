import type { BodyOf, QueryOf } from '@shop/contracts';
import {
  getAdminGiftCards,
  postAdminGiftCard,
  postAdminGiftCardMail,
  putAdminGiftCardBlock,
} from '@shop/contracts/api/admin';
import { formatDayAndYear } from '@shop/domain/dates';
import { formatKronor, kronorToOre, oreToKronor } from '@shop/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { giftCard, order, outboxMail } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { createGiftCard } from '../orders/create-gift-card.ts';
import { GIFT_CARD_CODE_MARK } from '../orders/gift-card-code.ts';
import { mailOf } from '../orders/mail-parts.ts';
import { audited, inAudit } from './audited.ts';
import { refuseOwnInterest } from './own-interest.ts';
import { contains, readPage } from './paging.ts';
import { staffRoute } from './staff-route.ts';

interface CardRow extends Record<string, unknown> {
  id: string;
  lastFour: string;
  amountOre: number;
  balanceOre: number;
  orderId: string | null;
  isBlocked: boolean;
  createdAt: number;
  expiresAt: number;
}

const ORDERS = {
  newest: sql`g.created_at desc, g.id`,
  balance: sql`g.balance_ore desc, g.id`,
  expires: sql`g.expires_at, g.id`,
} as const;

const stateOf = (now: string) =>
  ({
    open: sql`not g.is_blocked and g.balance_ore > 0 and g.expires_at > ${now}::timestamptz`,
    empty: sql`g.balance_ore = 0 and not g.is_blocked`,
    blocked: sql`g.is_blocked`,
    expired: sql`g.expires_at <= ${now}::timestamptz`,
  }) as const;

const toCard = ({ amountOre, balanceOre, ...card }: CardRow) => ({
  ...card,
  amount: oreToKronor(amountOre),
  balance: oreToKronor(balanceOre),
});

type GiftCard = typeof giftCard.$inferSelect;

async function readCards(db: Db, { page, search, state, sort }: QueryOf<typeof getAdminGiftCards>, now: Date) {
  const typed = search?.trim() ?? '';
  const pattern = typed === '' ? null : contains(typed);
  const { rows, total } = await readPage<CardRow>(db, {
    columns: sql`g.id, g.last_four as "lastFour", g.amount_ore as "amountOre", g.balance_ore as "balanceOre",
        g.order_id as "orderId", g.is_blocked as "isBlocked", extract(epoch from g.created_at)::int as "createdAt",
        extract(epoch from g.expires_at)::int as "expiresAt"`,
    from: sql`gift_card g where (${pattern}::text is null or g.last_four = upper(${typed}) or g.order_id ilike ${pattern})
        and ${state === undefined ? sql`true` : stateOf(now.toISOString())[state]}`,
    order: ORDERS[sort],
    page,
  });
  return { rows: rows.map(toCard), total };
}

const howToUse = (expiresAt: Date, origin: string) => ({
  text: `Skriv koden i kassan. Presentkortet gäller till och med ${formatDayAndYear(expiresAt)}:`,
  href: origin,
});

/** The e-mail with a gift card from the shop. */
const presentMail = (
  { amount, recipientEmail, recipientName, message }: BodyOf<typeof postAdminGiftCard>,
  expiresAt: Date,
  origin: string,
) =>
  mailOf(recipientEmail, 'Du har fått ett presentkort av Pixelhamn', [
    recipientName === '' ? 'Hej!' : `Hej ${recipientName}!`,
    `Vi har gett dig ett presentkort på ${formatKronor(amount)}.`,
    ...(message === '' ? [] : [message]),
    `Din kod: ${GIFT_CARD_CODE_MARK}`,
    howToUse(expiresAt, origin),
  ]);

/** The e-mail that sends a card once more. */
const repeatedMail = (recipientEmail: string, { balanceOre, expiresAt }: GiftCard, origin: string) =>
  mailOf(recipientEmail, 'Ditt presentkort hos Pixelhamn', [
    'Hej!',
    `Här är ditt presentkort. På det finns ${formatKronor(oreToKronor(balanceOre))}.`,
    `Din kod: ${GIFT_CARD_CODE_MARK}`,
    howToUse(expiresAt, origin),
  ]);

async function lockCard(tx: Tx, id: string): Promise<GiftCard> {
  const [card] = await tx.select().from(giftCard).where(eq(giftCard.id, id)).for('update');
  if (card === undefined) throw notFound();
  return card;
}

/** The member who bought a card; undefined for a guest's, and for one from the shop. */
async function findBuyer(tx: Tx, { orderId }: GiftCard): Promise<{ memberId: number | null } | undefined> {
  if (orderId === null) return undefined;
  const [bought] = await tx.select({ memberId: order.memberId }).from(order).where(eq(order.id, orderId));
  return bought;
}

/** Gift cards [O6-01], [1-20]: search, issue, block. Only their recipients see the codes. */
export const registerAdminGiftCards: Feature = (app, { db, config }) => {
  staffRoute(app, getAdminGiftCards, async ({ query, clock }) => ({ data: await readCards(db, query, clock.now()) }));

  staffRoute(app, postAdminGiftCard, async (call) => {
    const { amount, recipientEmail, reason } = call.body;
    refuseOwnInterest(call, { email: recipientEmail });
    const now = call.clock.now();
    const created = await inAudit(call, async (tx) => {
      const card = await createGiftCard(tx, { amountOre: kronorToOre(amount), secrets: config.secrets }, now);
      if (card === undefined) throw new Error('The gift card was not stored.');
      const { id, lastFour, expiresAt } = card;
      const mail = presentMail(call.body, expiresAt, config.publicOrigin);
      await tx.insert(outboxMail).values({ ...mail, giftCardId: id, createdAt: now });
      // The recipient is in the e-mail alone, since the log outlives their account.
      const after = { amount, lastFour, reason };
      return {
        result: { id, lastFour },
        change: { action: 'create', entity: 'gift-card', entityId: id, before: null, after },
      };
    });
    return { data: created };
  });

  staffRoute(app, postAdminGiftCardMail, async (call) => {
    const { id } = call.params;
    const { recipientEmail, reason } = call.body;
    const now = call.clock.now();
    await audited(call, async (tx) => {
      const card = await lockCard(tx, id);
      const { isBlocked, balanceOre, expiresAt, lastFour, orderId } = card;
      if (isBlocked || balanceOre === 0 || now >= expiresAt) {
        throw new ApiError('CONFLICT', 'Presentkortet går inte att använda och skickas inte.');
      }
      const mail = repeatedMail(recipientEmail, card, config.publicOrigin);
      await tx.insert(outboxMail).values({ ...mail, giftCardId: id, orderId, createdAt: now });
      const after = { isMailed: true, lastFour, reason };
      return { action: 'update', entity: 'gift-card', entityId: id, before: null, after };
    });
    return undefined;
  });

  staffRoute(app, putAdminGiftCardBlock, async (call) => {
    const { id } = call.params;
    const { isBlocked, reason } = call.body;
    const isChanged = await audited(call, async (tx) => {
      const card = await lockCard(tx, id);
      const buyer = await findBuyer(tx, card);
      if (buyer !== undefined) refuseOwnInterest(call, buyer);
      if (card.isBlocked === isBlocked) return [];
      await tx.update(giftCard).set({ isBlocked }).where(eq(giftCard.id, id));
      const before = { isBlocked: card.isBlocked };
      return { action: 'update', entity: 'gift-card', entityId: id, before, after: { isBlocked, reason } };
    });
    return { data: { isChanged } };
  });
};
