import type { CartRow, Customer, DeliveryPart } from '@shop/contracts';
import { cartTotals } from '@shop/domain/cart-totals';
import type { CartLine, Shopper } from '../cart/cart-line.ts';
import type { CartProducts } from '../cart/cart-product.ts';
import { hasGiftCard } from '../cart/gift-card-rows.ts';
import { serializeRows } from '../cart/serialize-cart.ts';
import type { DbOrTx } from '../db/client.ts';
import { findZipArea, loadMethods, type ZipArea } from '../shipping/methods.ts';
import { type OfferedMethod, offeredMethods } from '../shipping/offered-methods.ts';
import { parcelItem } from '../shipping/parcel.ts';
import { deliveryLabel, readyDay, readyLines } from './delivery-label.ts';
import { deliveryParts } from './delivery-parts.ts';
import {
  loadPaymentMethods,
  offeredPaymentMethods,
  type PaymentConfig,
  type PaymentMethodRow,
} from './payment-methods.ts';
import { type OfferedStore, pickupStores } from './pickup-stores.ts';

/** A method as offered for a purchase, with its date of delivery. */
export interface ShippingChoice extends OfferedMethod {
  readonly dateLabel: string | null;
  /** See `deliveryParts`. */
  readonly parts: readonly DeliveryPart[];
  /** What each part after the first costs, in kronor: another parcel, whose freight no code covers. */
  readonly splitPrice: number;
}

/** The choices for a cart: the same for showing checkout and for placing the order. */
export interface Purchase {
  readonly rows: CartRow[];
  readonly shippingMethods: ShippingChoice[];
  readonly paymentMethods: PaymentMethodRow[];
  readonly stores: OfferedStore[];
  /** Whether a letter carrier goes to the zip code [O5-18]. */
  readonly isZipKnown: boolean;
  readonly area: ZipArea | null;
}

/** Without a method for pickup nobody asks. */
const NO_CUT_OFF = '24:00';

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
  const readyOf = readyLines(lines, products, now);
  const ready = readyDay(readyOf, now);
  const cutOff = methods.find(({ kind }) => kind === 'store')?.cutOff ?? NO_CUT_OFF;
  const from = area?.location ?? null;
  const stores = await pickupStores(on, { lines, products, ready, cutOff, from, now });

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
  const extraDays = area?.extraDays ?? 0;
  return {
    rows,
    stores,
    isZipKnown: area !== null,
    area,
    shippingMethods:
      rows.length === 0
        ? []
        : offered.map((method) => ({
            ...method,
            dateLabel: deliveryLabel(method.row, ready, extraDays, stores, now),
            parts: deliveryParts(method.row, readyOf, extraDays, now),
            splitPrice: method.price,
          })),
    paymentMethods: offeredPaymentMethods(payments, {
      isCompany: customer.kind === 'company',
      isLoggedIn: isMember,
      hasGiftCard: hasGiftCard(lines, products),
    }),
  };
}
