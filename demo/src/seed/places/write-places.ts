import type { PoolClient } from 'pg';
import { discountCode, giftCard, paymentMethod, shippingMethod, store, zipArea } from '@shop/api/db/schema';
import { insertRows } from '../engine/insert.ts';
import { discountCodeRows, giftCardRows } from './discount-codes.ts';
import { PAYMENT_METHOD_ROWS } from './payment-methods.ts';
import { SHIPPING_METHOD_ROWS } from './shipping-methods.ts';
import { storeRows } from './stores.ts';
import { yearOf } from '../engine/calendar.ts';
import { zipAreaRows } from './zip-areas.ts';

/** Stores with the holidays of this year and the next, postal areas, ways to ship and to pay, codes. */
export async function writePlaces(client: PoolClient, now: Date): Promise<void> {
  await insertRows(client, store, storeRows(yearOf(now)));
  await insertRows(client, zipArea, zipAreaRows());
  await insertRows(client, shippingMethod, SHIPPING_METHOD_ROWS);
  await insertRows(client, paymentMethod, PAYMENT_METHOD_ROWS);
  await insertRows(client, discountCode, discountCodeRows(now));
  await insertRows(client, giftCard, giftCardRows(now));
}
