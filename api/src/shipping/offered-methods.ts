import { normaliseZip } from '@shop/domain/validation/normalise';
import { isLargeProduct, type PackagedItem, shippingMeasures } from '@shop/domain/shipping-measures';
import { shownShippingMethods } from '@shop/domain/shipping-methods';
import { oreToKronor } from '@shop/domain/money';
import type { MethodRow } from './methods.ts';

/** One product of a shipment with its shipping restrictions. */
export interface ParcelItem extends PackagedItem {
  readonly quantity: number;
  readonly isDigital: boolean;
  readonly isShippable: boolean;
  readonly possibleDeliveryMethods: readonly number[];
  /** False when it can only be picked up in a store. */
  readonly canBeSent: boolean;
}

export interface Shipment {
  readonly items: readonly ParcelItem[];
  /** '' while the shopper has not typed one; nothing can be sent then. */
  readonly zipCode: string;
  /** Whether the zip code belongs to a known town. */
  readonly isKnownZip: boolean;
  /** Kronor, including VAT, without insurance. */
  readonly goodsTotal: number;
  readonly isMember: boolean;
}

export interface OfferedMethod {
  readonly id: number;
  /** Kronor. */
  readonly price: number;
  readonly regularPrice: number;
  readonly row: MethodRow;
}

const BASE_WEIGHT_GRAMS = 5000;

/** Surcharge for the weight in öre: a step per started 5 kg above the first 5. */
function weightOre({ weightStepOre }: MethodRow, grams: number): number {
  return Math.max(0, Math.ceil((grams - BASE_WEIGHT_GRAMS) / BASE_WEIGHT_GRAMS)) * weightStepOre;
}

function reaches({ kind, zipPrefixes }: MethodRow, { zipCode, isKnownZip }: Shipment): boolean {
  if (kind === 'store' || kind === 'digital') return true;
  const zip = normaliseZip(zipCode);
  return isKnownZip && (zipPrefixes.length === 0 || zipPrefixes.some((prefix) => zip.startsWith(prefix)));
}

/** Whoever brings a large product home brings all that it was bought with; a method of its own need not [9-33]. */
function bringsAlong(method: MethodRow, goods: readonly ParcelItem[]): boolean {
  if (method.kind !== 'home') return false;
  const large = goods.filter(isLargeProduct);
  return large.length > 0 && large.every(({ possibleDeliveryMethods }) => possibleDeliveryMethods.includes(method.id));
}

/** Digital goods are mailed whichever method brings the rest, so only a purely digital shipment is sent digitally. */
function carries(method: MethodRow, goods: readonly ParcelItem[], grams: number, longestMm: number): boolean {
  if (method.kind === 'digital') return goods.length === 0;
  if (goods.length === 0) return false;
  if (method.maxWeightGrams !== null && grams > method.maxWeightGrams) return false;
  if (method.maxSideMm !== null && longestMm > method.maxSideMm) return false;
  const isPickup = method.kind === 'store';
  const isForAll = bringsAlong(method, goods);
  return goods.every(
    ({ possibleDeliveryMethods, isShippable, canBeSent }) =>
      (isForAll || possibleDeliveryMethods.includes(method.id)) && (isPickup || (isShippable && canBeSent)),
  );
}

/**
 * Methods that can bring this shipment to this address with today's prices, in display order [9-28..32]. Empty when
 * nothing delivers there [O7-17].
 */
export function offeredMethods(methods: readonly MethodRow[], shipment: Shipment): OfferedMethod[] {
  const goods = shipment.items.filter(({ isDigital }) => !isDigital);
  const grams = shippingMeasures(goods).weight * 1000;
  const longestMm = Math.max(0, ...goods.flatMap(({ packageMeasurements }) => packageMeasurements ?? []));
  const possible = methods.filter((method) => reaches(method, shipment) && carries(method, goods, grams, longestMm));
  const priced = possible.map((row): OfferedMethod => {
    const extra = weightOre(row, grams);
    const price = row.isMemberFree ? 0 : oreToKronor(row.priceOre + extra);
    return { id: row.id, price, regularPrice: oreToKronor(row.regularPriceOre + extra), row };
  });
  const { goodsTotal, isMember } = shipment;
  return shownShippingMethods(priced, { goodsTotal, isMember, packages: goods });
}
