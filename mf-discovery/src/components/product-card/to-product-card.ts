import type { ProductSummary } from '@shop/contracts/api/product';
import { formatKronor } from '@shop/domain/money';
import { type PriceView, type PriceViewer, priceView, type Saving } from '@shop/domain/price-display';
import { isReleased, releaseBubble } from '@shop/domain/release';
import { storesInStock } from '@shop/domain/stock';
import { toStockLine } from '@shop/ui/stock-line/to-stock-line.ts';
import { saleTimeLeft } from '../../rules/sale-time-left.ts';
import type { ProductCardData } from './product-card-data.ts';

export interface ProductCardViewer extends PriceViewer {
  /** Below the small breakpoint and in compact lists: 'NY!' instead of 'NYHET!' [O4-35]. */
  readonly isCompact?: boolean;
  /** 'Min butik'; a card says whether it is in stock there. */
  readonly myStore?: { readonly id: number; readonly name: string } | null;
}

/** Amber, as warnings are. */
const SALE_END_COLOUR = '#ffd43b';

/** '−200 kr', '−15 %': the bubble's short form of "Spara 200 kr". */
const bubbleSaving = ({ unit, value }: Saving) =>
  `\u2212${unit === 'percent' ? `${value}\u00a0%` : formatKronor(value)}`;

/** The bubble's text after its label: the member price that requires a login [O6-20], else the saving. */
function bubbleNote({ memberAmount, saving }: PriceView): string | undefined {
  if (memberAmount !== null) return formatKronor(memberAmount);
  return saving === null ? undefined : bubbleSaving(saving);
}

/** In place of the general line, so that nothing moves: a card has one. */
function stockLineFor(product: ProductSummary, { myStore, now }: ProductCardViewer): ProductCardData['stock'] {
  const isThere =
    myStore && isReleased(product, now) && storesInStock(product.stock).some(({ storeId }) => storeId === myStore.id);
  return isThere ? { tone: 'available', text: `I lager i ${myStore.name}` } : toStockLine(product, now);
}

/**
 * A product's card for this viewer, by the domain's rules. The bubble is the price type's label with the saving,
 * splashes are the end of a flash sale, the release's, then the campaigns' [O2.13-08].
 *
 * @param href the card's target, from the route table
 */
export function toProductCard(product: ProductSummary, href: string, viewer: ProductCardViewer): ProductCardData {
  const price = priceView(product, viewer);
  const timeLeft = saleTimeLeft(product.price, viewer.now);
  const release = releaseBubble(product, viewer.now, viewer.isCompact);
  return {
    href,
    imageSrc: product.previewUrl,
    title: product.mainTitle,
    subtitle: product.subTitle,
    price: {
      amount: price.amount,
      comparison: price.comparison ?? undefined,
      isReduced: price.comparison !== null,
      excludingVat: viewer.showExcludingVat,
    },
    bubble: price.label === null ? undefined : { label: price.label, saving: bubbleNote(price) },
    splashes: [
      ...(timeLeft === null ? [] : [{ text: timeLeft, colour: SALE_END_COLOUR }]),
      ...(release === null ? [] : [{ text: release }]),
      ...product.splashes.map(({ text, color }) => ({ text, colour: color })),
    ],
    hero: product.heroMarking === null ? undefined : { text: product.heroMarking.text },
    // Neither stars nor hypes before the first vote.
    rating: product.reviewCount === 0 ? undefined : { ...product.averageRating, count: product.reviewCount },
    stock: stockLineFor(product, viewer),
    isSponsored: product.sponsored,
  };
}
