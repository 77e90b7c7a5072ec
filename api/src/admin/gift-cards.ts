import {
  getAdminGiftCards,
  postAdminGiftCard,
  postAdminGiftCardMail,
  putAdminGiftCardBlock,
} from '@shop/contracts/api/admin';
import { formatDayAndYear } from '@shop/domain/dates';
import { formatKronor, kronorToOre, oreToKronor } from '@shop/domain/money';
import { eq, sql } from 'drizzle-orm';
import { giftCard, order, outboxMail } from '../db/schema/index.ts';
import type { Feature } from '../feature.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { createGiftCard } from '../orders/create-gift-card.ts';
import { GIFT_CARD_CODE_MARK } from '../orders/gift-card-code.ts';
import { mailOf } from '../orders/order-mail.ts';
import { audited } from './audited.ts';
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

const wireCard = ({ amountOre, balanceOre, ...card }: CardRow) => ({
  ...card,
  amount: oreToKronor(amountOre),
  balance: oreToKronor(balanceOre),
});

/** Gift cards [O6-01], [1-20]: found, given, blocked. Their codes are seen by their receivers alone. */
export const registerAdminGiftCards: Feature = (app, { db, config }) => {
  staffRoute(app, getAdminGiftCards, async ({ query: { page, search, state, sort }, clock }) => {
    const typed = search?.trim() ?? '';
    const pattern = typed === '' ? null : contains(typed);
    const { rows, total } = await readPage<CardRow>(db, {
      columns: sql`g.id, g.last_four as "lastFour", g.amount_ore as "amountOre", g.balance_ore as "balanceOre",
        g.order_id as "orderId", g.is_blocked as "isBlocked", extract(epoch from g.created_at)::int as "createdAt",
        extract(epoch from g.expires_at)::int as "expiresAt"`,
      from: sql`gift_card g where (${pattern}::text is null or g.last_four = upper(${typed}) or g.order_id ilike ${pattern})
        and ${state === undefined ? sql`true` : stateOf(clock.now().toISOString())[state]}`,
      order: ORDERS[sort],
      page,
    });
    return { data: { rows: rows.map(wireCard), total } };
  });

  staffRoute(app, postAdminGiftCard, async (call) => {
    const { amount, recipientEmail, recipientName, message, reason } = call.body;
    refuseOwnInterest(call, { email: recipientEmail });
    const now = call.clock.now();
    let made: { id: string; lastFour: string } | undefined;
    await audited(call, async (tx) => {
      const card = await createGiftCard(tx, { amountOre: kronorToOre(amount), secrets: config.secrets }, now);
      if (card === undefined) throw new Error('The gift card was not stored.');
      const { id, lastFour, expiresAt } = card;
      made = { id, lastFour };
      const mail = mailOf(recipientEmail, 'Du har fått ett presentkort av Pixelhamn', [
        recipientName === '' ? 'Hej!' : `Hej ${recipientName}!`,
        `Vi har gett dig ett presentkort på ${formatKronor(amount)}.`,
        ...(message === '' ? [] : [message]),
        `Din kod: ${GIFT_CARD_CODE_MARK}`,
        {
          text: `Skriv koden i kassan. Presentkortet gäller till och med ${formatDayAndYear(expiresAt)}:`,
          href: config.publicOrigin,
        },
      ]);
      await tx.insert(outboxMail).values({ ...mail, giftCardId: id, createdAt: now });
      // Whom it went to is in the mail; the log outlives the account of whoever it was.
      const after = { amount, lastFour, reason };
      return { action: 'create', entity: 'gift-card', entityId: id, before: null, after };
    });
    if (made === undefined) throw new Error('The gift card was not made.');
    return { data: made };
  });

  staffRoute(app, postAdminGiftCardMail, async (call) => {
    const { id } = call.params;
    const { recipientEmail, reason } = call.body;
    const now = call.clock.now();
    await audited(call, async (tx) => {
      const [card] = await tx.select().from(giftCard).where(eq(giftCard.id, id)).for('update');
      if (card === undefined) throw notFound();
      const { isBlocked, balanceOre, expiresAt, lastFour } = card;
      if (isBlocked || balanceOre === 0 || now >= expiresAt) {
        throw new ApiError('CONFLICT', 'Presentkortet går inte att använda och skickas inte.');
      }
      const mail = mailOf(recipientEmail, 'Ditt presentkort hos Pixelhamn', [
        'Hej!',
        `Här är ditt presentkort. På det finns ${formatKronor(oreToKronor(balanceOre))}.`,
        `Din kod: ${GIFT_CARD_CODE_MARK}`,
        {
          text: `Skriv koden i kassan. Presentkortet gäller till och med ${formatDayAndYear(expiresAt)}:`,
          href: config.publicOrigin,
        },
      ]);
      await tx.insert(outboxMail).values({ ...mail, giftCardId: id, orderId: card.orderId, createdAt: now });
      return {
        action: 'update',
        entity: 'gift-card',
        entityId: id,
        before: null,
        after: { isMailed: true, lastFour, reason },
      };
    });
    return undefined;
  });

  staffRoute(app, putAdminGiftCardBlock, async (call) => {
    const { id } = call.params;
    const { isBlocked, reason } = call.body;
    const isChanged = await audited(call, async (tx) => {
      const [card] = await tx.select().from(giftCard).where(eq(giftCard.id, id)).for('update');
      if (card === undefined) throw notFound();
      const [bought] =
        card.orderId === null
          ? []
          : await tx.select({ memberId: order.memberId }).from(order).where(eq(order.id, card.orderId));
      if (bought !== undefined) refuseOwnInterest(call, bought);
      if (card.isBlocked === isBlocked) return [];
      await tx.update(giftCard).set({ isBlocked }).where(eq(giftCard.id, id));
      const before = { isBlocked: card.isBlocked };
      return { action: 'update', entity: 'gift-card', entityId: id, before, after: { isBlocked, reason } };
    });
    return { data: { isChanged } };
  });
};
