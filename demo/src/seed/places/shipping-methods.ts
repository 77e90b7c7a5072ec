import * as z from 'zod';
import { readData } from '../engine/read-data.ts';
/** Ids of the specification (2, 4, 5, 20, 31) and our own. */
export const SHIPPING_IDS = {
  storePickup: 2,
  digital: 4,
  legacy: 5,
  servicePoint: 11,
  parcelBox: 12,
  homeDay: 13,
  homeEvening: 14,
  express: 15,
  carryIn: 16,
  memberFree: 20,
  mailbox: 31,
} as const;

const ShippingMethod = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['home', 'servicePoint', 'store', 'digital']),
  description: z.string(),
  carrier: z.string(),
  priceOre: z.int(),
  regularPriceOre: z.int(),
  weightStepOre: z.int(),
  maxWeightGrams: z.int().nullable(),
  maxSideMm: z.int().nullable(),
  leadDays: z.int(),
  cutOff: z.string(),
  zipPrefixes: z.array(z.string()),
  deliveryTime: z.string(),
  isMemberFree: z.boolean(),
  isLocker: z.boolean().default(false),
  isActive: z.boolean(),
});

export const SHIPPING_METHOD_ROWS = readData('places/shipping-methods.json', z.array(ShippingMethod));
