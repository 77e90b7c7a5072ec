import type { Cart } from '@shop/contracts';
import { freeShipping, freeShippingMinimum } from '@shop/domain/shipping-methods';

/**
 * [O6-18], [O9-02] The one decision about free freight: members, from the limit on, measured by goods including VAT
 * without insurance. Cart, related-info and checkout all ask here. Amounts in kronor.
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
