import type { ProductSummary } from '@shop/contracts/api/product';
import { formatDayAndYear, fromUnixSeconds, SECOND_MS } from '@shop/domain/dates';
import { payableAmount } from '@shop/domain/price-display';
import { isRankRestricted } from '@shop/domain/purchase-rules';

export interface OfferTerms {
  /** [O2.17-03] Who may have it. */
  readonly level: string;
  /** How long it lasts: the last day, or that none is set. */
  readonly until: string;
  /** What it costs without a membership, in kronor. */
  readonly withoutMembership: number;
  readonly saving: number;
}

/** The offer in words. Only a member price itself has an end; the end of another price says nothing about it. */
export const offerTerms = (product: ProductSummary): OfferTerms => {
  const { price, minimumRankLevel } = product;
  const isForLevel = isRankRestricted(product) && minimumRankLevel > 0;
  const endAt = price.type === 'member' ? price.endAt : undefined;
  const withoutMembership = payableAmount(product, false);
  return {
    level: isForLevel ? `Från nivå ${minimumRankLevel}` : 'För alla medlemmar',
    // An offer that ends at midnight ends with the day before.
    until:
      endAt === undefined ? 'Tills vidare' : `Till och med ${formatDayAndYear(fromUnixSeconds(endAt) - SECOND_MS)}`,
    withoutMembership,
    saving: withoutMembership - payableAmount(product, true),
  };
};
