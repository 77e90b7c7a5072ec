import type { Cart } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import { isAllDigital } from '../digital/digital-rows.ts';
import { formatKronor, kronorToOre, oreToKronor } from '@shop/domain/money';

export interface FreeShippingNote {
  readonly text: string;
  readonly isReached: boolean;
  /** The limit is a benefit of members, so a visitor is offered to become one [O2.9-03]. */
  readonly needsLogin: boolean;
}

/**
 * [O2.9-03], [O6-18] The cart's text about free shipping. The limit and its audience are the server's; the goods are
 * those shown, so that the text follows a change before the server has responded. Null for an empty cart [2.9-15] and
 * for one that needs no freight.
 */
export function freeShippingNote(
  { rows, freeShipping }: Pick<Cart, 'rows' | 'freeShipping'>,
  isWithoutVat = false,
): FreeShippingNote | null {
  const { goods } = cartTotals(rows);
  const { limit, isMember } = freeShipping;
  if (goods <= 0 || limit <= 0 || isAllDigital(rows)) return null;
  const needsLogin = !isMember;
  if (goods < limit) {
    const remaining = oreToKronor(kronorToOre(limit) - kronorToOre(goods));
    // Rounded up: the text must never name a krona too little.
    return {
      // The limit counts VAT in, whichever prices are shown.
      text: `Handla för ${formatKronor(Math.ceil(remaining))} till${isWithoutVat ? ' inkl. moms' : ''} så får du fri frakt`,
      isReached: false,
      needsLogin,
    };
  }
  return { text: isMember ? 'Du har fri frakt!' : 'Som medlem får du fri frakt!', isReached: isMember, needsLogin };
}
