import type { BodyOf, postShippingEstimate } from '@shop/contracts';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { SHIPPING_METHOD_IDS } from '@shop/domain/shipping-methods';
import type { MethodRow } from './methods.ts';
import { type OfferedMethod, offeredMethods } from './offered-methods.ts';

type Estimate = BodyOf<typeof postShippingEstimate>;

const readIds = (list: string): Set<number> => new Set(list.split(',').filter(Boolean).map(Number));

/**
 * Estimated shipping of one product from its measures alone [O7-18], [O6-15]. The filters are trusted here, as checkout
 * computes the real price from the cart.
 */
export function estimateMethods(
  methods: readonly MethodRow[],
  { postalCode, filters }: Estimate,
  isKnownZip: boolean,
  isMember: boolean,
): OfferedMethod[] {
  const excluded = readIds(filters.excluded_shipping_methods);
  const fitsSmallPackage = !excluded.has(SHIPPING_METHOD_IDS.smallPackagesOnly);
  const sides = [filters.max_length, filters.max_middle, filters.max_shortest].map((cm) => cm * 10);
  const sent = methods.filter(({ id, kind }) => !excluded.has(id) && kind !== 'store');
  return offeredMethods(sent, {
    items: [
      {
        quantity: 1,
        isDigital: filters.has_digital_products,
        isShippable: true,
        canBeSent: true,
        possibleDeliveryMethods: sent.map(({ id }) => id),
        packageMeasurements: fitsSmallPackage ? [] : sides,
        packageWeight: filters.order_weight * 1000,
      },
    ],
    zipCode: normaliseZip(postalCode),
    isKnownZip,
    goodsTotal: filters.order_value,
    isMember,
  });
}
