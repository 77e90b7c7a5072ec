import type { ProductSummary } from '@shop/contracts';
import { USUAL_PRICE } from '@shop/contracts/api/usual-product';
import { omit, pack } from './leave-out.ts';
import { derivedFrom, derivedPrice, type PackedProduct, UNREAD, USUAL, USUAL_MARKING } from './packed-products.ts';

/**
 * A product without what a slider of a page does not show, and without what is as usual: dozens of products are in one
 * document.
 */
export function packProduct(product: ProductSummary): PackedProduct {
  const read = omit(product, UNREAD);
  const { energyMarking, ...rest } = read;
  const { price, regularPrice } = rest;
  const shown = {
    ...rest,
    // Only who buys needs a pass. When a price began matters for the ordinary price that it may stand beside.
    price: { ...price, pass: null, startAt: regularPrice === null ? null : price.startAt },
    stock: {},
    insurance: null,
  };
  return {
    ...pack(shown, { ...USUAL, ...derivedFrom(read) }),
    price: pack(shown.price, { ...USUAL_PRICE, ...derivedPrice(price) }),
    ...(energyMarking !== null && {
      energyMarking: pack({ ...energyMarking, labelContent: null, productSheetContent: '' }, USUAL_MARKING),
    }),
  };
}
