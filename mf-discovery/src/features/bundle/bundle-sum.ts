import type { ProductSummary } from '@shop/contracts';
import { excludingVat, kronorToOre, oreToKronor } from '@shop/domain/money';
import { payableAmount, payablePriceWithVat, type PriceViewer } from '@shop/domain/price-display';
import { buyAction } from '../buying/buy-action.ts';
import type { Viewer } from '../viewer/use-viewer.ts';

/** [9-78] Products of a bundle beside the current one. */
const MAX_OFFERED = 2;

/** What is bought with one press, the current product first; empty when there is nothing to buy together. */
export function bundleProducts(
  current: ProductSummary,
  offered: readonly ProductSummary[],
  viewer: Viewer,
): ProductSummary[] {
  const isBuyable = (product: ProductSummary): boolean => buyAction(product, viewer).kind === 'buy';
  const others = offered.filter((product) => product.id !== current.id && isBuyable(product)).slice(0, MAX_OFFERED);
  return isBuyable(current) && others.length > 0 ? [current, ...others] : [];
}

/** Whether the price is one of a bundle: it comes with a pass that holds only beside the other product. */
export const isOfferPrice = ({ price }: ProductSummary): boolean => price.type === 'priceList' && price.pass !== null;

/** What the product costs this viewer outside of the bundle, in kronor including VAT. */
function aloneAmount(product: ProductSummary, isLoggedIn: boolean): number {
  const payable = payableAmount(product, isLoggedIn);
  // Only an offer's price is one of its own; a price that is reduced for everyone saves nothing here.
  return isOfferPrice(product) ? Math.max(payable, product.regularPrice?.price ?? payable) : payable;
}

/** Sum and saving of a bundle in kronor, as this viewer sees prices. */
export function bundleSum(
  products: readonly ProductSummary[],
  { isLoggedIn, showExcludingVat = false }: PriceViewer,
): { readonly total: number; readonly saving: number } {
  const sum = (amountOf: (product: ProductSummary) => number): number =>
    oreToKronor(products.reduce((ore, product) => ore + kronorToOre(amountOf(product)), 0));
  const shown = (product: ProductSummary, amount: number): number => {
    if (!showExcludingVat) return amount;
    const { price, vat } = payablePriceWithVat(product, isLoggedIn);
    return excludingVat({ price: amount, vat: price > 0 ? amount * (vat / price) : 0 });
  };
  const total = sum((product) => shown(product, payableAmount(product, isLoggedIn)));
  const alone = sum((product) => shown(product, aloneAmount(product, isLoggedIn)));
  return { total, saving: Math.max(0, oreToKronor(kronorToOre(alone) - kronorToOre(total))) };
}
