import type { CartRow, Customer } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import type { CartLine, Shopper } from '../cart/cart-line.ts';
import type { CartProducts } from '../cart/cart-product.ts';
import { hasGiftCard } from '../cart/gift-card-rows.ts';
import { serializeRows } from '../cart/serialize-cart.ts';
import type { DbOrTx } from '../db/client.ts';
import { findZipArea, loadMethods } from '../shipping/methods.ts';
import { type OfferedMethod, offeredMethods } from '../shipping/offered-methods.ts';
import { parcelItem } from '../shipping/parcel.ts';
import { deliveryLabel, readyDay } from './delivery-label.ts';
import {
  loadPaymentMethods,
  offeredPaymentMethods,
  type PaymentConfig,
  type PaymentMethodRow,
} from './payment-methods.ts';
import { type PickupStore, pickupStores } from './pickup-stores.ts';

/** A method as offered for a purchase, with its date of delivery. */
export interface ShippingChoice extends OfferedMethod {
  readonly dateLabel: string | null;
}

/** The choices for a cart: the same for showing checkout and for placing the order. */
export interface Purchase {
  readonly rows: CartRow[];
  readonly shippingMethods: ShippingChoice[];
  readonly paymentMethods: PaymentMethodRow[];
  readonly stores: PickupStore[];
  /** Whether a letter carrier goes to the zip code [O5-18]. */
  readonly isZipKnown: boolean;
}

interface Basket {
  readonly lines: readonly CartLine[];
  readonly products: CartProducts;
}

/** Computes everything that a purchase depends on, from the server's data alone. */
export async function preparePurchase(
  on: DbOrTx,
  { lines, products }: Basket,
  customer: Pick<Customer, 'kind' | 'zipCode'>,
  shopper: Shopper,
  { now, config }: { now: Date; config: PaymentConfig },
): Promise<Purchase> {
  const rows = serializeRows(lines, products, { shopper, now });
  const isMember = shopper.memberId !== null;
  // Sequentially: inside a transaction they share a connection.
  const area = await findZipArea(on, customer.zipCode);
  const methods = await loadMethods(on);
  const payments = await loadPaymentMethods(on, config);
  const stores = await pickupStores(on, lines, products, now);

  const offered = offeredMethods(methods, {
    items: lines.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      return product === undefined ? [] : [parcelItem(product, quantity, now)];
    }),
    zipCode: customer.zipCode,
    isKnownZip: area !== null,
    goodsTotal: cartTotals(rows).goods,
    isMember,
  });
  const ready = readyDay(lines, products, now);
  const hasStoreWithAll = stores.some(({ inStock }) => inStock);
  return {
    rows,
    stores,
    isZipKnown: area !== null,
    shippingMethods:
      rows.length === 0
        ? []
        : offered.map((method) => ({
            ...method,
            dateLabel: deliveryLabel(method.row, ready, area?.extraDays ?? 0, hasStoreWithAll, now),
          })),
    paymentMethods: offeredPaymentMethods(payments, {
      isCompany: customer.kind === 'company',
      isLoggedIn: isMember,
      hasGiftCard: hasGiftCard(lines, products),
    }),
  };
}
