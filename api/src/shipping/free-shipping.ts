import type { Cart } from '@shop/contracts';
import { freeShipping, freeShippingMinimum } from '@shop/domain/shipping-methods';

/**
 * The one rule for free freight [O6-18]: members, from the limit on, measured by goods including VAT without insurance
 * [O9-02]. Cart, related-info and checkout all use it. Amounts in kronor.
 */
export function decideFreeShipping(goods: number, isMember: boolean, currency: string): Cart['freeShipping'] {
  const limit = freeShippingMinimum(currency) ?? 0;
  const decision = freeShipping(goods, isMember, currency);
  return {
    limit,
    remaining: decision.kind === 'below' ? decision.missing : 0,
    isFree: decision.kind === 'free',
    isMember,
  };
}
