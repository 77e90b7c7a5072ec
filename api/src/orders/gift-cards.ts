import type { ExtraData, Order } from '@shop/contracts';
import { href } from '@shop/contracts/routing';
import { formatDayAndYear } from '@shop/domain/dates';
import { giftCardErrors, giftCardSendAt } from '@shop/domain/gift-card';
import { formatKronor, kronorToOre, oreToKronor } from '@shop/domain/money';
import { normaliseEmail } from '@shop/domain/validation/normalise';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Config } from '../config.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { giftCard, giftCardUse, orderRow, outboxMail, product } from '../db/schema/index.ts';
import { createGiftCard } from './create-gift-card.ts';
import { GIFT_CARD_CODE_MARK, giftCardCode, hashGiftCardCode } from './gift-card-code.ts';
import { mailOf } from './mail-parts.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { createOrderSecrets } from './order-secrets.ts';
import { findOrder, type OrderRecord, type OrderRowRecord } from './order-store.ts';

export type GiftCardRecord = typeof giftCard.$inferSelect;

export interface GiftCardSpend {
  readonly card: GiftCardRecord;
  readonly amountOre: number;
}

/** The card of a code, typed with or without hyphens; also one that cannot be used any more. */
export async function findGiftCard(on: DbOrTx, typed: string): Promise<GiftCardRecord | undefined> {
  const [row] = await on
    .select()
    .from(giftCard)
    .where(eq(giftCard.codeHash, hashGiftCardCode(typed)));
  return row;
}

/** Why a card has ended, in Swedish for its holder; null for one that is still valid. */
export function giftCardEnd({ isBlocked, expiresAt }: GiftCardRecord, now: Date): string | null {
  if (isBlocked) return 'Presentkortet är återbetalat och går inte att använda.';
  return now < expiresAt ? null : `Presentkortet gällde till och med ${formatDayAndYear(expiresAt)}.`;
}

/** Why a card pays nothing, in Swedish for its holder; null for one that can be used. */
export const giftCardProblem = (card: GiftCardRecord, now: Date): string | null =>
  giftCardEnd(card, now) ?? (card.balanceOre === 0 ? 'Presentkortet är förbrukat.' : null);

/** Cards by id, in the order of the ids, in which they are used up. Locks are taken in one order for all. */
export async function readGiftCards(
  on: DbOrTx,
  ids: readonly string[],
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<GiftCardRecord[]> {
  if (ids.length === 0) return [];
  const query = on
    .select()
    .from(giftCard)
    .where(inArray(giftCard.id, [...ids]))
    .orderBy(asc(giftCard.id));
  const rows = await (isLocked ? query.for('update') : query);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The share of a sum that each usable card pays, one after the other. */
export function spendGiftCards(cards: readonly GiftCardRecord[], sumOre: number, now: Date): GiftCardSpend[] {
  let left = sumOre;
  return cards.flatMap((card) => {
    if (giftCardProblem(card, now) !== null) return [];
    const amountOre = Math.min(card.balanceOre, left);
    left -= amountOre;
    return amountOre > 0 ? [{ card, amountOre }] : [];
  });
}

/** Takes the money from the cards, which must be locked. A constraint keeps the balance from going below zero. */
export async function takeFromGiftCards(
  tx: Tx,
  orderId: string,
  spends: readonly GiftCardSpend[],
  now: Date,
): Promise<void> {
  for (const { card, amountOre } of spends) {
    await tx
      .update(giftCard)
      .set({ balanceOre: sql`${giftCard.balanceOre} - ${amountOre}` })
      .where(eq(giftCard.id, card.id));
    await tx.insert(giftCardUse).values({ giftCardId: card.id, orderId, amountOre, createdAt: now });
  }
}

/**
 * Puts up to `sumOre` of an order's refund back on its cards; returns how much that was, in öre. The order must be
 * locked.
 */
export async function returnToGiftCards(tx: Tx, orderId: string, sumOre: number): Promise<number> {
  const uses = await tx
    .select()
    .from(giftCardUse)
    .where(eq(giftCardUse.orderId, orderId))
    .orderBy(asc(giftCardUse.giftCardId));
  let left = sumOre;
  for (const { giftCardId, amountOre, returnedOre } of uses) {
    const back = Math.min(left, amountOre - returnedOre);
    if (back <= 0) continue;
    left -= back;
    await tx
      .update(giftCardUse)
      .set({ returnedOre: sql`${giftCardUse.returnedOre} + ${back}` })
      .where(and(eq(giftCardUse.giftCardId, giftCardId), eq(giftCardUse.orderId, orderId)));
    await tx
      .update(giftCard)
      .set({ balanceOre: sql`${giftCard.balanceOre} + ${back}` })
      .where(eq(giftCard.id, giftCardId));
  }
  return sumOre - left;
}

type GiftCardOptions = NonNullable<ExtraData['giftCard']>;

/** The gift card's options on a row. A card sold without any, before that was refused, goes to its buyer [F18]. */
async function giftCardOptionsOf(
  tx: Tx,
  { orderId, position, productId, unitPriceOre, extraData }: OrderRowRecord,
): Promise<GiftCardOptions | undefined> {
  if (extraData.giftCard !== undefined) return extraData.giftCard;
  const [sold] = await tx.select({ isGiftCard: product.isGiftCard }).from(product).where(eq(product.id, productId));
  if (sold?.isGiftCard !== true) return undefined;
  const options = { recipientName: '', recipientEmail: '', message: '', amount: oreToKronor(unitPriceOre) };
  await tx
    .update(orderRow)
    .set({ extraData: { ...extraData, giftCard: options } })
    .where(and(eq(orderRow.orderId, orderId), eq(orderRow.position, position)));
  return options;
}

/** The mail that brings a card; its code is put in when it is sent. What the buyer wrote stays plain text. */
function giftCardMail(
  options: GiftCardOptions,
  { customer }: OrderRecord,
  { amountOre, expiresAt }: Pick<GiftCardRecord, 'amountOre' | 'expiresAt'>,
  publicOrigin: string,
) {
  const receiver = normaliseEmail(options.recipientEmail);
  const isSendable = giftCardErrors(options, [options.amount], expiresAt).recipientEmail === undefined;
  return mailOf(
    receiver !== '' && isSendable ? receiver : customer.email,
    'Du har fått ett presentkort hos Pixelhamn',
    [
      options.recipientName === '' ? 'Hej!' : `Hej ${options.recipientName}!`,
      `${customer.firstName} har skickat dig ett presentkort på ${formatKronor(oreToKronor(amountOre))}.`,
      ...(options.message === '' ? [] : [options.message]),
      `Din kod: ${GIFT_CARD_CODE_MARK}`,
      {
        text: `Skriv koden i kassan. Presentkortet gäller till och med ${formatDayAndYear(expiresAt)}:`,
        href: publicOrigin,
      },
    ],
  );
}

/** [1-20] Makes the cards that a paid order has bought, one for each unit and once, and mails them on their day. */
export async function issueGiftCards(
  tx: Tx,
  record: OrderRecord,
  rows: readonly OrderRowRecord[],
  { secrets, publicOrigin }: Pick<Config, 'secrets' | 'publicOrigin'>,
  now: Date,
): Promise<void> {
  for (const row of rows) {
    const options = await giftCardOptionsOf(tx, row);
    if (options === undefined) continue;
    const amountOre = kronorToOre(options.amount);
    // A card that waits for its day is valid from then on, so that its receiver has the whole time.
    const sendAt = giftCardSendAt(options, now) ?? now;
    for (let unit = 0; unit < row.quantity; unit += 1) {
      const bought = { orderId: record.id, position: row.position, unit };
      const made = await createGiftCard(tx, { amountOre, secrets, bought }, sendAt);
      if (made === undefined) continue;
      const mail = giftCardMail(options, record, { amountOre, expiresAt: made.expiresAt }, publicOrigin);
      await tx.insert(outboxMail).values({ ...mail, giftCardId: made.id, orderId: record.id, createdAt: sendAt });
    }
  }
}

/**
 * Notifies the buyer that a card's mail could not be delivered, and where its code is shown: the card is valid all the
 * same. No mail when the failed one went to the buyer's own address.
 */
export async function reportLostGiftCard(
  tx: Tx,
  { to, orderId }: { readonly to: string; readonly orderId: string | null },
  { secrets, publicOrigin }: Pick<Config, 'secrets' | 'publicOrigin'>,
  now: Date,
): Promise<void> {
  const record = orderId === null ? undefined : await findOrder(tx, orderId);
  if (record === undefined || record.customer.email === '' || record.customer.email === to) return;
  const secret = createOrderSecrets(secrets).secretOf(record);
  const mail = mailOf(record.customer.email, 'Ditt presentkort kunde inte levereras', [
    `Hej ${record.customer.firstName}!`,
    `Mejlet med presentkortet i beställning ${record.id} gick inte att leverera till ${to}.`,
    'Presentkortet gäller ändå. Du hittar koden på sidan för din beställning och kan ge den vidare själv.',
    { text: 'Visa beställningen:', href: `${publicOrigin}${href('order', { id: record.id }, { secret })}` },
  ]);
  await tx.insert(outboxMail).values({ ...mail, orderId: record.id, createdAt: now });
}

/** The gift cards bought in an order with their codes, for its buyer: a card is not lost with its mail [F18]. */
export async function readBoughtGiftCards(
  on: DbOrTx,
  orderId: string,
  secrets: KeyRing,
): Promise<NonNullable<Order['giftCards']>> {
  const cards = await on
    .select()
    .from(giftCard)
    .where(eq(giftCard.orderId, orderId))
    .orderBy(asc(giftCard.position), asc(giftCard.unit));
  return cards.map((card) => ({
    rowId: `${orderId}-${card.position}`,
    code: card.isBlocked ? null : giftCardCode(secrets, card),
    lastFour: card.lastFour,
    amount: oreToKronor(card.amountOre),
    balance: oreToKronor(card.balanceOre),
    expiresAt: unixSeconds(card.expiresAt),
  }));
}

/** The unspent cards of a row, locked; the money of a used card is gone. */
export async function unusedGiftCards(tx: Tx, orderId: string, position: number): Promise<GiftCardRecord[]> {
  const cards = await tx
    .select()
    .from(giftCard)
    .where(and(eq(giftCard.orderId, orderId), eq(giftCard.position, position)))
    .orderBy(asc(giftCard.id))
    .for('update');
  return cards.filter(({ isBlocked, balanceOre, amountOre }) => !isBlocked && balanceOre === amountOre);
}

/**
 * Ends every card that an order has bought; false, and nothing is changed, when one of them has paid something already.
 */
export async function endGiftCards(tx: Tx, orderId: string): Promise<boolean> {
  const cards = await tx
    .select()
    .from(giftCard)
    .where(eq(giftCard.orderId, orderId))
    .orderBy(asc(giftCard.id))
    .for('update');
  if (cards.some(({ isBlocked, balanceOre, amountOre }) => !isBlocked && balanceOre < amountOre)) return false;
  await blockGiftCards(
    tx,
    cards.map(({ id }) => id),
  );
  return true;
}

/** Ends cards whose price is given back. */
export async function blockGiftCards(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(giftCard)
    .set({ isBlocked: true, balanceOre: 0 })
    .where(inArray(giftCard.id, [...ids]));
  // One that waits for its day would bring a code that is worth nothing.
  await tx.delete(outboxMail).where(and(inArray(outboxMail.giftCardId, [...ids]), isNull(outboxMail.sentAt)));
}
