import { getDeliveryDates, getShippingRelatedInfo, postShippingEstimate, postShippingMethods } from '@shop/contracts';
import {
  lowestShippingPrice,
  MINIMUM_PURCHASE_FOR_FREE_SHIPPING,
  SHIPPING_METHOD_IDS,
} from '@shop/domain/shipping-methods';
import { oreToKronor } from '@shop/domain/money';
import { loadCartProducts } from '../cart/cart-product.ts';
import { shopperOf } from '../cart/shopper.ts';
import { createPassChecker, unitPrice } from '../cart/unit-price.ts';
import type { Feature } from '../feature.ts';
import { route } from '../http/route.ts';
import { estimateMethods } from './estimate.ts';
import { findZipArea, loadMethods, type MethodRow, shippingStoreIds, isSplittable } from './methods.ts';
import { type OfferedMethod, offeredMethods } from './offered-methods.ts';
import { parcelItem } from './parcel.ts';
import { readDeliveryDates } from './read-delivery-dates.ts';
import { WEB_WAREHOUSE_ID } from './warehouses.ts';

const serializeMethod = ({ id, price, regularPrice, row }: OfferedMethod) => ({
  id,
  name: row.name,
  price,
  regularPrice,
});

/** Lowest price of what anyone can have sent; pickup, downloads and member freight are no price of shipping [9-30]. */
const lowestOf = (methods: readonly MethodRow[]): number =>
  lowestShippingPrice(
    methods
      .filter(
        ({ id, kind, isMemberFree }) => id !== SHIPPING_METHOD_IDS.alwaysHidden && kind !== 'digital' && !isMemberFree,
      )
      .map(({ id, priceOre }) => ({ id, price: oreToKronor(priceOre) })),
  ) ?? 0;

/** Shipping methods, their prices and dates [7.5-01], [7.5-02], [7.3-11], [O7-18]. */
export const registerShipping: Feature = (app, { config }) => {
  const passes = createPassChecker(config.secrets);

  route(app, postShippingMethods, async ({ db, body, user, clock }) => {
    const [methods, area] = await Promise.all([loadMethods(db), findZipArea(db, body.postalCode)]);
    if (area === null) return [];
    const now = clock.now();
    const products = await loadCartProducts(
      db,
      body.rows.map(({ productId }) => productId),
      now,
    );
    const shopper = shopperOf(user);
    const rows = body.rows.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      return product === undefined ? [] : [{ product, quantity }];
    });
    const goodsOre = rows.reduce(
      (sum, { product, quantity }) =>
        sum + unitPrice(product, { pass: null, extraData: {} }, shopper, now, passes).ore * quantity,
      0,
    );
    return offeredMethods(methods, {
      items: rows.map(({ product, quantity }) => parcelItem(product, quantity, now)),
      zipCode: body.postalCode,
      isKnownZip: true,
      goodsTotal: oreToKronor(goodsOre),
      isMember: shopper.memberId !== null,
    }).map(serializeMethod);
  });

  route(app, postShippingEstimate, async ({ db, body, user }) => {
    const [methods, area] = await Promise.all([loadMethods(db), findZipArea(db, body.postalCode)]);
    const offered = estimateMethods(methods, body, area !== null, user !== null);
    return { data: { shippingMethods: offered.map(serializeMethod) } };
  });

  route(app, getShippingRelatedInfo, async ({ db }) => {
    const [methods, stores] = await Promise.all([loadMethods(db), shippingStoreIds(db)]);
    return {
      shippingStoresByPrioOrder: stores,
      splittableShippingOptions: methods.filter(isSplittable).map(({ id }) => id),
      fromStoreShipmentOptions: [],
      imiDeliveryCodeTranslation: {},
      supplyPoint: WEB_WAREHOUSE_ID,
      reSupplyPointId: WEB_WAREHOUSE_ID,
      horizonEnabled: false,
      eolFromStoreShipmentEnabled: false,
      hasUnrestrictedShipping: false,
      warehouses: [WEB_WAREHOUSE_ID],
      shippingMethodIds: Object.fromEntries(methods.map(({ id, name }) => [name, id])),
      excludedShippingMethods: [SHIPPING_METHOD_IDS.alwaysHidden],
      lowestShippingPrice: lowestOf(methods),
      minimumPurchaseForFreeShipping: { ...MINIMUM_PURCHASE_FOR_FREE_SHIPPING },
    };
  });

  route(app, getDeliveryDates, async ({ params, clock, services }) => {
    const { dates, ...about } = readDeliveryDates(await services.places(), params.zipCode, clock.now());
    return { data: { ...dates, ...about } };
  });
};
