import type { ProductSummary } from '@shop/contracts';
import { isBuyable, type NotBuyableReason } from '@shop/domain/purchase-rules';
import { isReleased } from '@shop/domain/release';
import { canBeOrdered, isInStock } from '@shop/domain/stock';
import type { Viewer } from '../viewer/use-viewer.ts';

/** [O2.13-10] What the buy button of a product is, for this shopper, now. */
export type BuyAction =
  /** Puts the product into the cart. */
  | { readonly kind: 'buy'; readonly label: 'Köp' | 'Boka' }
  /** Links to the product's page, which has options to choose or a release to follow. */
  | { readonly kind: 'visit'; readonly label: 'Bevaka' | 'Välj belopp' }
  | { readonly kind: 'none'; readonly label: string };

type Buyable = Pick<
  ProductSummary,
  'stock' | 'release' | 'discontinued' | 'isGiftCard' | 'minimumRankLevel' | 'statusCodes'
>;

/** A discontinued product is sold only while it is in stock; every other one can be ordered from the supplier. */
const isAvailable = (product: Buyable, isOut: boolean): boolean =>
  product.discontinued ? isInStock(product.stock) : canBeOrdered(product.stock, isOut);

const REFUSALS: { [Kind in NotBuyableReason['kind']]: (reason: NotBuyableReason, product: Buyable) => BuyAction } = {
  'rank-too-low': (reason) => ({
    kind: 'none',
    label: `Kräver nivå ${'minimumRankLevel' in reason ? reason.minimumRankLevel : ''}`.trim(),
  }),
  'not-for-sale': () => ({ kind: 'none', label: 'Kan inte köpas just nu' }),
  'sold-out': (_reason, { discontinued }) =>
    discontinued ? { kind: 'none', label: 'Slutsåld' } : { kind: 'visit', label: 'Bevaka' },
};

/** [O2.13-10] The variant of the buy button. A gift card's amount has to be chosen on its page first. */
export function buyAction(product: Buyable, { now, rankLevel }: Pick<Viewer, 'now' | 'rankLevel'>): BuyAction {
  const isOut = isReleased(product, now);
  const buyability = isBuyable(product, rankLevel, isAvailable(product, isOut));
  if (!buyability.ok) return REFUSALS[buyability.reason.kind](buyability.reason, product);
  if (product.isGiftCard) return { kind: 'visit', label: 'Välj belopp' };
  return { kind: 'buy', label: isOut ? 'Köp' : 'Boka' };
}
