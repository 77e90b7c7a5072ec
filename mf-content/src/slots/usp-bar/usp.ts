import { freeShippingMinimum } from '@shop/domain/shipping-methods';
import { isLargeProduct } from '@shop/domain/shipping-measures';

export type UspCase = 0 | 1 | 2 | 3 | 4 | 5;

/** What decides the message of the USP banner. `product` is null away from product pages. */
export interface UspSituation {
  readonly zipCode?: string | null | undefined;
  readonly product?: {
    readonly inStock: boolean;
    readonly isShippable: boolean;
    readonly packageSizeId?: number | null | undefined;
    /** Kronor including VAT. */
    readonly price: number;
    readonly shipsFromStore: boolean;
  } | null;
  /** Of the methods shown for the product; null while unknown. */
  readonly lowestShippingPrice?: number | null | undefined;
  readonly isMember: boolean;
  /** See `earliestDeliveryLabel`. */
  readonly earliestDelivery?: string | null | undefined;
}

/** [4-62..69] Which message applies. Large products are tested first, in the order 5, 4, 3, then 2, 1, 0 [O4-27]. */
export function uspCase({ zipCode, product, lowestShippingPrice }: UspSituation): UspCase {
  if (product && isLargeProduct(product)) {
    if (!zipCode) return 5;
    if (!product.inStock) return 4;
    if ((lowestShippingPrice ?? 0) > 0) return 3;
  }
  if (!zipCode) return 2;
  return product?.inStock && product.isShippable ? 1 : 0;
}

/** [4-64][O4-27] Whether a price ships free for members; exactly 500 counts as over. */
export function isOverFreeShipping(price: number): boolean {
  return price >= (freeShippingMinimum() ?? Infinity);
}

function freeShippingText(isMember: boolean, over: boolean): string {
  if (over) return isMember ? 'Fri frakt.' : 'Fri frakt för medlemmar.';
  return isMember
    ? `Fri frakt från ${freeShippingMinimum()} kr.`
    : `Medlemmar får fri frakt från ${freeShippingMinimum()} kr.`;
}

const LARGE_PRODUCT_TEXT = 'Stor produkt med särskild leverans.';
const ASK_FOR_ZIP_TEXT = 'Ange ditt postnummer för att se leveranstid';

/**
 * [4-62..69][O4-26] The bar's text. It promises a delivery day only when one is known and the product is not sent from
 * a store.
 */
export function uspText(situation: UspSituation): string {
  const { product, isMember, earliestDelivery } = situation;
  const delivery = earliestDelivery && !product?.shipsFromStore ? ` Leverans ${earliestDelivery}` : '';
  switch (uspCase(situation)) {
    case 0:
      return freeShippingText(isMember, false);
    case 1:
      return freeShippingText(isMember, isOverFreeShipping(product?.price ?? 0)) + delivery;
    case 2:
    case 5:
      return ASK_FOR_ZIP_TEXT;
    case 3:
      return LARGE_PRODUCT_TEXT + delivery;
    case 4:
      return 'Stor produkt som inte finns i lager just nu.';
  }
}
