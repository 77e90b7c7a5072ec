import type { ProductSummary } from '@shop/contracts';
import { CUSTOM_PC_PRODUCT_ID } from '@shop/domain/ids';
import { isBuyable, type NotBuyableReason } from '@shop/domain/purchase-rules';
import { isReleased } from '@shop/domain/release';
import { canBeOrdered, isInStock } from '@shop/domain/stock';
import { href } from '@shop/platform';
import type { Viewer } from '../viewer/use-viewer.ts';

/** [O2.13-10] What the buy button of a product is, for this shopper, now. */
export type BuyAction =
  /** Puts the product into the cart. */
  | { readonly kind: 'buy'; readonly label: 'Köp' | 'Boka' }
  /** Links to a page that has options to choose or a release to follow. */
  | { readonly kind: 'visit'; readonly label: 'Bevaka' | 'Välj belopp' | 'Bygg din egen' }
  | { readonly kind: 'none'; readonly label: string };

type Buyable = Pick<
  ProductSummary,
  'id' | 'stock' | 'release' | 'discontinued' | 'isGiftCard' | 'minimumRankLevel' | 'statusCodes'
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

/** [9-05] Sold only as a build: its parts have to be chosen first. */
export const isBuild = ({ id }: Pick<ProductSummary, 'id'>): boolean => id === CUSTOM_PC_PRODUCT_ID;

/** Where 'visit' leads: to the configurator for what is built to order, else to the product's own page. */
export const visitHref = (product: Pick<ProductSummary, 'id' | 'name'>): string =>
  isBuild(product) ? href('configure-to-order') : href('product', { id: product.id, name: product.name });

/** [O2.13-10] The variant of the buy button. A gift card's amount has to be chosen on its page first. */
export function buyAction(product: Buyable, { now, rankLevel }: Pick<Viewer, 'now' | 'rankLevel'>): BuyAction {
  if (isBuild(product)) return { kind: 'visit', label: 'Bygg din egen' };
  const isOut = isReleased(product, now);
  const buyability = isBuyable(product, rankLevel, isAvailable(product, isOut));
  if (!buyability.ok) return REFUSALS[buyability.reason.kind](buyability.reason, product);
  if (product.isGiftCard) return { kind: 'visit', label: 'Välj belopp' };
  return { kind: 'buy', label: isOut ? 'Köp' : 'Boka' };
}
