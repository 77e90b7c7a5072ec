import type { SavedCard } from '@shop/contracts';
import { wallClockAt } from '@shop/domain/dates';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { order, payment, savedCard } from '../db/schema/index.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { type PaymentContext, providerNamed } from './payment-context.ts';
import type { PaymentRequest, WalletToken } from './provider.ts';
import { walletTokenHash as hashOf } from './wallet-token.ts';

type SavedCardRecord = typeof savedCard.$inferSelect;

const PURPOSE = 'card-token';

const pad = (value: number): string => String(value % 100).padStart(2, '0');

const serialize = ({ id, brand, lastFour, expiryYear, expiryMonth }: SavedCardRecord): SavedCard => ({
  id,
  brand,
  lastFour,
  expiry: `${pad(expiryMonth)}/${pad(expiryYear)}`,
});

/** The member's cards that have not run out, the latest used first. */
export async function readSavedCards(on: DbOrTx, memberId: number | null, now: Date): Promise<SavedCard[]> {
  if (memberId === null) return [];
  const { year, month } = wallClockAt(now);
  const cards = await on
    .select()
    .from(savedCard)
    .where(eq(savedCard.memberId, memberId))
    .orderBy(desc(savedCard.usedAt), desc(savedCard.createdAt));
  const isValid = (card: SavedCardRecord) => card.expiryYear * 12 + card.expiryMonth >= year * 12 + month;
  return cards.filter(isValid).map(serialize);
}

/** A card of this member; undefined for a card that is gone, or somebody else's. */
export async function findSavedCard(on: DbOrTx, memberId: number, id: string): Promise<SavedCardRecord | undefined> {
  const [card] = await on
    .select()
    .from(savedCard)
    .where(and(eq(savedCard.id, id), eq(savedCard.memberId, memberId)));
  return card;
}

export const cardTokenOf = (card: SavedCardRecord, secrets: KeyRing): string =>
  secrets.decrypt(PURPOSE, card.tokenEncrypted);

type Attempt = Pick<typeof payment.$inferSelect, 'savesCard' | 'savedCardId' | 'walletTokenHash'>;

/** What an attempt asks of the card provider besides the money. */
export async function cardOf(
  { db, config }: Pick<PaymentContext, 'db' | 'config'>,
  memberId: number | null,
  { savesCard, savedCardId, walletTokenHash }: Attempt,
  wallet: WalletToken | undefined,
): Promise<Pick<PaymentRequest, 'card'>> {
  // Any other token is not the one that this attempt was stored for.
  if (wallet !== undefined && walletTokenHash === hashOf(wallet)) return { card: { wallet } };
  if (memberId === null) return {};
  const card = savedCardId === null ? undefined : await findSavedCard(db, memberId, savedCardId);
  // One that was removed since the order was placed: the provider's page asks for a card.
  if (card !== undefined) return { card: { token: cardTokenOf(card, config.secrets) } };
  return savesCard ? { card: { tokenize: true } } : {};
}

/**
 * Saves the card of a paid attempt whose buyer wants that, and notes the use of a saved one. Whatever goes wrong here
 * costs the next purchase a few fields, and this one nothing.
 */
export async function rememberCard(context: PaymentContext, provider: string, reference: string): Promise<void> {
  const { db, config, clock, log, providers } = context;
  const [paid] = await db
    .select({ memberId: order.memberId, savesCard: payment.savesCard, savedCardId: payment.savedCardId })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(payment.provider, provider), eq(payment.reference, reference), eq(payment.status, 'paid')));
  if (paid === undefined || paid.memberId === null) return;
  const usedAt = clock.now();
  if (paid.savedCardId !== null) {
    await db.update(savedCard).set({ usedAt }).where(eq(savedCard.id, paid.savedCardId));
  }
  if (!paid.savesCard) return;
  try {
    const card = await providerNamed(providers, provider).tokenizedCard?.(reference);
    if (!card) return;
    const [month = '', year = ''] = card.expiry.split('/');
    const tokenEncrypted = config.secrets.encrypt(PURPOSE, card.token);
    await db
      .insert(savedCard)
      .values({
        memberId: paid.memberId,
        tokenEncrypted,
        brand: card.brand,
        lastFour: card.lastFour,
        expiryYear: 2000 + Number(year),
        expiryMonth: Number(month),
        createdAt: usedAt,
        usedAt,
      })
      .onConflictDoUpdate({
        target: [savedCard.memberId, savedCard.brand, savedCard.lastFour, savedCard.expiryYear, savedCard.expiryMonth],
        set: { tokenEncrypted: sql`excluded.token_encrypted`, usedAt },
      });
  } catch (error) {
    log.warn({ err: error, provider }, 'a card could not be saved');
  }
}
