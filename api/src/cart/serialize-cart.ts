import type { Cart, CartRow } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import { DEFAULT_CURRENCY, kronorToOre, oreToKronor } from '@shop/domain/money';
import { priceView } from '@shop/domain/price-display';
import { maxPerCustomer } from '@shop/domain/purchase-rules';
import { previewUrl } from '../catalogue/image-urls.ts';
import { vatInside } from '../catalogue/price.ts';
import { serializeEnergy } from '../catalogue/serialize-energy.ts';
import { serializeStock } from '../catalogue/serialize-stock.ts';
import { unixSeconds } from '../clock.ts';
import { decideFreeShipping } from '../shipping/free-shipping.ts';
import { lineSubTitle } from './line-sub-title.ts';
import type { CartLine, Shopper } from './cart-line.ts';
import type { CartProduct, CartProducts } from './cart-product.ts';
import type { StoredCart } from './cart-store.ts';

/** Who looks at a cart, and when: decides what its prices are compared with. */
interface Viewer {
  readonly shopper: Shopper;
  readonly now: Date;
}

const plain = (ore: number | null): { price: number } | null => (ore === null ? null : { price: oreToKronor(ore) });

/**
 * [9-14..16] The comparison that the product's card shows this viewer. A row at another price, such as an offer's or a
 * build's, is compared with nothing.
 */
function comparisonOf(
  { unitPriceOre }: CartLine,
  product: CartProduct,
  { shopper, now }: Viewer,
): CartRow['product']['comparison'] {
  const { priceOre, vatPerMille, priceStartedAt, priceType, isFyndware } = product;
  const { amount, comparison } = priceView(
    {
      price: {
        price: oreToKronor(priceOre),
        vat: oreToKronor(vatInside(priceOre, vatPerMille)),
        startAt: priceStartedAt === null ? null : unixSeconds(priceStartedAt),
        type: priceType,
      },
      regularPrice: plain(product.regularPriceOre),
      lowestPrice: plain(product.lowestPriceOre),
      levelOnePrice: plain(product.levelOnePriceOre),
      isFyndware,
    },
    { isLoggedIn: shopper.memberId !== null, now },
  );
  return kronorToOre(amount) === unitPriceOre ? comparison : null;
}

/** [3-03], [3-05..07] A row of the cart as JSON, prices in kronor. */
function serializeRow(line: CartLine, product: CartProduct, viewer: Viewer): CartRow {
  const { insurance } = product;
  const unitPrice = oreToKronor(line.unitPriceOre);
  const unitVat = oreToKronor(vatInside(line.unitPriceOre, product.vatPerMille));
  return {
    id: line.id,
    product: {
      id: product.id,
      price: { price: unitPrice, vat: unitVat, pass: line.pass, currency: DEFAULT_CURRENCY },
      name: product.name,
      subTitle: lineSubTitle(line, product),
      previewUrl: previewUrl(product.id),
      isDigital: product.isDigital,
      isShippable: product.isShippable,
      release: product.releaseAt === null ? null : { timestamp: unixSeconds(product.releaseAt) },
      maxPerCustomer: maxPerCustomer(product.id, product.maxPerCustomer),
      stock: serializeStock(product.stock),
      comparison: comparisonOf(line, product, viewer),
      energyMarking: serializeEnergy(product.energy, product.manufacturerName ?? ''),
    },
    unitPrice,
    unitVat,
    quantity: line.quantity,
    extraData: line.extraData,
    insurance: insurance && {
      id: insurance.id,
      name: insurance.name,
      price: oreToKronor(insurance.priceOre),
      provider: insurance.provider,
    },
  };
}

export function serializeRows(lines: readonly CartLine[], products: CartProducts, viewer: Viewer): CartRow[] {
  return lines.flatMap((line) => {
    const product = products.get(line.productId);
    return product === undefined ? [] : [serializeRow(line, product, viewer)];
  });
}

type CartHead = Pick<StoredCart, 'id' | 'name' | 'currency' | 'updatedAt'>;

/** [3-01] The cart as JSON, with its rows and the state of free shipping. */
export function serializeCart(
  head: CartHead,
  lines: readonly CartLine[],
  products: CartProducts,
  viewer: Viewer,
): Cart {
  const rows = serializeRows(lines, products, viewer);
  return {
    id: head.id,
    name: head.name,
    currency: head.currency,
    lastUpdate: head.updatedAt.getTime(),
    rows,
    freeShipping: decideFreeShipping(cartTotals(rows).goods, viewer.shopper.memberId !== null, head.currency),
  };
}

/** The cart of a shopper who has none yet: nothing is stored for browsing. */
export const emptyCart = (shopper: Shopper, now: Date): Cart =>
  serializeCart({ id: '', name: 'Varukorg', currency: DEFAULT_CURRENCY, updatedAt: now }, [], new Map(), {
    shopper,
    now,
  });
