import type { Random } from '../engine/random.ts';
import { SHIPPING_IDS } from '../places/shipping-methods.ts';
import type { ProductType } from './product-type.ts';

export interface Packaging {
  readonly packageMeasurements: number[];
  readonly packageWeightGrams: number;
  readonly packageSizeId: number;
  readonly shippingClassId: number;
  readonly possibleDeliveryMethods: number[];
}

/** [sum of sides in mm, weight in g, packageSizeId]: the first row that fits both. */
const SIZES: readonly (readonly [sides: number, grams: number, sizeId: number])[] = [
  [600, 2000, 1],
  [1100, 10_000, 2],
  [1500, 15_000, 3],
  [1900, 20_000, 4],
  [2300, 25_000, 5],
  [2700, 45_000, 6],
  [Infinity, Infinity, 7],
];

const SMALL_SIDES = 600;
const { storePickup, digital, servicePoint, parcelBox, homeDay, homeEvening, express, carryIn, memberFree, mailbox } =
  SHIPPING_IDS;

/** [9-33] Sizes above 5 go by pallet; they need someone at home. */
function deliveryMethods(sizeId: number, sides: number): number[] {
  if (sizeId > 5) return [storePickup, carryIn];
  if (sizeId > 2) return [storePickup, servicePoint, homeDay, memberFree];
  const parcels = [storePickup, servicePoint, parcelBox, homeDay, homeEvening, express, memberFree];
  return sides <= SMALL_SIDES ? [...parcels, mailbox] : parcels;
}

/** Measures near the type's own; `scale` grows them with the size of the product. */
export function packageOf(type: ProductType, random: Random, scale = 1): Packaging {
  if (type.isDigital) {
    return {
      packageMeasurements: [0, 0, 0],
      packageWeightGrams: 0,
      packageSizeId: 1,
      shippingClassId: 1,
      possibleDeliveryMethods: [digital],
    };
  }
  const [length, width, height, grams] = type.pack;
  const around = (value: number): number =>
    Math.max(1, Math.round((value * scale * (0.93 + random.next() * 0.14)) / 5) * 5);
  const packageMeasurements = [around(length), around(width), around(height)];
  const packageWeightGrams = Math.max(10, Math.round((grams * scale ** 2 * (0.9 + random.next() * 0.2)) / 10) * 10);
  const sides = packageMeasurements.reduce((sum, side) => sum + side, 0);
  const sizeId = SIZES.find(([maxSides, maxGrams]) => sides <= maxSides && packageWeightGrams <= maxGrams)?.[2] ?? 7;
  return {
    packageMeasurements,
    packageWeightGrams,
    packageSizeId: sizeId,
    shippingClassId: sizeId > 5 ? 3 : sizeId > 2 ? 2 : 1,
    possibleDeliveryMethods: deliveryMethods(sizeId, sides),
  };
}
