import { formatDayAndYear } from '@shop/domain/dates';
import { formatKronor, oreToKronor } from '@shop/domain/money';
import type { discountCode } from '../db/schema/index.ts';

export type DiscountTerms = typeof discountCode.$inferSelect;

/** A row that a code may reduce. */
export interface DiscountableRow {
  readonly id: string;
  readonly productId: number;
  readonly amountOre: number;
  readonly vatPerMille: number;
  /** Gift cards are never reduced. */
  readonly isGiftCard: boolean;
}

export interface DiscountContext {
  readonly now: Date;
  readonly memberId: number | null;
  /** Orders of this customer that have used the code. */
  readonly ownUses: number;
  /** Products that the code applies to; null for all. */
  readonly scope: ReadonlySet<number> | null;
}

export interface Discount {
  readonly codeId: number;
  readonly code: string;
  /** Reduction of the rows in öre, by row id. */
  readonly byRow: ReadonlyMap<string, number>;
  readonly goodsOre: number;
  /** Upper limit of the freight that the code pays, in öre. */
  readonly freightOre: number;
}

export type DiscountResult =
  { readonly ok: true; readonly discount: Discount } | { readonly ok: false; readonly text: string };

/** Splits a sum in öre by weight so that the parts add up to it: the largest remainders get the öre that are left. */
export function splitByWeight(totalOre: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = (totalOre * weight) / sum;
    return { index, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let left = totalOre - parts.reduce((total, { whole }) => total + whole, 0);
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left <= 0) break;
    part.whole += 1;
    left -= 1;
  }
  return parts.map(({ whole }) => whole);
}

const refuse = (text: string): DiscountResult => ({ ok: false, text });

function refusalOf(terms: DiscountTerms, { now, memberId, ownUses }: DiscountContext): string | null {
  if (!terms.isActive || (terms.memberId !== null && terms.memberId !== memberId)) return 'Koden finns inte.';
  if (terms.startsAt !== null && now < terms.startsAt) return `Koden gäller från ${formatDayAndYear(terms.startsAt)}.`;
  if (terms.endsAt !== null && now >= terms.endsAt) return 'Koden har gått ut.';
  if (terms.maxUses !== null && terms.uses >= terms.maxUses)
    return 'Koden har redan använts så många gånger som den får.';
  if (terms.maxPerCustomer !== null && ownUses >= terms.maxPerCustomer) return 'Du har redan använt koden.';
  return null;
}

/**
 * The amounts that a code takes off a purchase now, or the reason why not. Pure; the minimum counts all goods but
 * gift cards.
 */
export function discountOf(
  terms: DiscountTerms,
  rows: readonly DiscountableRow[],
  context: DiscountContext,
): DiscountResult {
  const refusal = refusalOf(terms, context);
  if (refusal !== null) return refuse(refusal);
  const goods = rows.filter(({ isGiftCard }) => !isGiftCard);
  const sumOf = (some: readonly DiscountableRow[]): number => some.reduce((sum, { amountOre }) => sum + amountOre, 0);
  if (sumOf(goods) < terms.minimumGoodsOre) {
    return refuse(`Koden gäller köp från ${formatKronor(oreToKronor(terms.minimumGoodsOre))}.`);
  }
  const eligible = goods.filter(({ productId }) => context.scope === null || context.scope.has(productId));
  const eligibleOre = sumOf(eligible);
  if (eligibleOre === 0) return refuse('Koden gäller inte varorna i din varukorg.');
  const head = { codeId: terms.id, code: terms.code };
  if (terms.kind === 'freeShipping') {
    return { ok: true, discount: { ...head, byRow: new Map(), goodsOre: 0, freightOre: terms.value } };
  }
  const goodsOre =
    terms.kind === 'percent' ? Math.floor((eligibleOre * terms.value) / 100) : Math.min(terms.value, eligibleOre);
  const parts = splitByWeight(
    goodsOre,
    eligible.map(({ amountOre }) => amountOre),
  );
  const byRow = new Map(eligible.map(({ id }, index) => [id, parts[index] ?? 0]));
  return { ok: true, discount: { ...head, byRow, goodsOre, freightOre: 0 } };
}
