import type { Price } from '@shop/contracts/api/product';
import { DAY_MS } from '@shop/domain/dates';
import type { PricePasses } from './price-pass.ts';

/** The columns of a product's present price that its pass depends on. */
export interface PassTerms {
  readonly id: number;
  readonly priceOre: number;
  readonly priceType: Price['type'];
  readonly priceStartedAt: Date | null;
  readonly priceEndsAt: Date | null;
}

/** Kinds of price that get a pass [O3-03]; an adjusted price is public. */
const WITH_PASS: readonly Price['type'][] = ['member', 'campaign', 'priceList'];

/** Lifetime of the pass of a price without an end. */
const ENDLESS_MS = 100 * 365 * DAY_MS;

/**
 * [O3-03], [3-08] The pass of a product's present price, or null when the price needs none. It expires with the
 * price, whatever the time of the request: the same price gives the same pass, so that it identifies the same row of
 * a cart.
 */
export function ownPass(terms: PassTerms, passes: PricePasses, now: Date): string | null {
  const { id, priceOre, priceType, priceStartedAt, priceEndsAt } = terms;
  if (!WITH_PASS.includes(priceType)) return null;
  const expiresAt = priceEndsAt ?? new Date((priceStartedAt?.getTime() ?? 0) + ENDLESS_MS);
  return expiresAt > now ? passes.issue({ productId: id, priceOre, expiresAt }) : null;
}
