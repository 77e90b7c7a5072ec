import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Kronor } from './common.ts';

/** [3-103] in kronor. `dateLabel` is the estimate in words ('imorgon', '24 nov.'), null when unknown. */
export const ShippingMethod = z.object({
  id: z.number(),
  name: z.string(),
  price: Kronor,
  regularPrice: Kronor,
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

/** Shipping methods for cart rows to a zip code, with prices in kronor; empty when none delivers there. */
export const postShippingMethods = endpoint({
  method: 'POST',
  path: 'imi-go/shipping-methods',
  access: 'exists',
  summary: 'Shipping methods and prices for rows to a zip code; an empty list when none goes there [7.5-01], [O7-17].',
  body: z.object({
    postalCode: z.string().check(z.maxLength(10)),
    rows: z
      .array(z.object({ productId: z.number(), quantity: z.number().check(z.int(), z.minimum(1), z.maximum(9999)) }))
      .check(z.maxLength(200)),
    storeId: z.optional(z.number()),
  }),
  response: z.array(ShippingMethod),
});

/**
 * [3-104..109], [O3-18] Data for the shipping estimate: store order, and shipping methods that can be split or sent
 * from a store.
 */
export const getShippingRelatedInfo = endpoint({
  method: 'GET',
  path: 'shipping-method/related-info',
  access: 'never',
  cacheSeconds: 300,
  summary: 'What the shipping estimate needs to know [7.5-02], [O9-02].',
  response: z.object({
    shippingStoresByPrioOrder: z.array(z.number()),
    splittableShippingOptions: z.array(z.number()),
    fromStoreShipmentOptions: z.array(z.number()),
    imiDeliveryCodeTranslation: z.record(z.string(), z.string()),
    supplyPoint: z.number(),
    reSupplyPointId: z.number(),
    horizonEnabled: z.boolean(),
    eolFromStoreShipmentEnabled: z.boolean(),
    hasUnrestrictedShipping: z.boolean(),
    warehouses: z.array(z.number()),
    shippingMethodIds: z.record(z.string(), z.number()),
    excludedShippingMethods: z.array(z.number()),
    lowestShippingPrice: Kronor,
    minimumPurchaseForFreeShipping: z.record(z.string(), Kronor),
  }),
});

/** The filters of §7.5, built by `shippingEstimateFilters` in shared/domain. */
export const EstimateFilters = z.object({
  customer_rank_level: z.string(),
  delivery_method: z.literal('ship'),
  excluded_shipping_methods: z.string(),
  has_digital_products: z.boolean(),
  is_bulky: z.enum(['true', 'false']),
  is_corporate_customer: z.literal(false),
  order_value: z.number(),
  shipping_class: z.number(),
  shipping_site_id: z.number(),
  order_weight: z.number(),
  order_volume: z.number(),
  max_length: z.number(),
  max_middle: z.number(),
  max_shortest: z.number(),
  max_sides_sum: z.number(),
  max_sides_plus_c: z.number(),
  volumetric_weight: z.number(),
  involves_ship_from_store: z.literal(false),
});

/** Estimated shipping for one product, in kronor; the checkout computes the real price. */
export const postShippingEstimate = endpoint({
  method: 'POST',
  path: 'shipping-method/estimate',
  access: 'exists',
  summary: 'What shipping one product would cost; an estimate, checkout computes the real price [O7-18], [O6-15].',
  body: z.object({ postalCode: z.string().check(z.maxLength(10)), filters: EstimateFilters }),
  response: z.object({ data: z.object({ shippingMethods: z.array(ShippingMethod) }) }),
});
