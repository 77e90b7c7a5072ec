import type { Price } from '@shop/contracts/api/product';
import { DAY_MS } from '@shop/domain/dates';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/domain/money';
import { unixSeconds } from '../clock.ts';
import { ownPass } from './own-pass.ts';
import type { PricePasses } from './price-pass.ts';

/** The columns of `product` for its price. */
export interface PriceRow {
  id: number;
  priceOre: number;
  vatPerMille: number;
  regularPriceOre: number | null;
  lowestPriceOre: number | null;
  levelOnePriceOre: number | null;
  priceType: Price['type'];
  priceStartedAt: Date | null;
  priceEndsAt: Date | null;
  isFlashSale: boolean;
}

const NEARLY_OVER_MS = DAY_MS;

/** The VAT amount in öre inside a price that includes it. */
export function vatInside(priceOre: number, vatPerMille: number): number {
  return Math.round((priceOre * vatPerMille) / (1000 + vatPerMille));
}

const plain = (ore: number | null): { price: number } | null => (ore === null ? null : { price: oreToKronor(ore) });

/** [3-42..44] The prices of a product as JSON, in kronor. The same for all callers: personal prices are in the cart. */
export function serializePrices(row: PriceRow, passes: PricePasses, now: Date) {
  const price: Price = {
    price: oreToKronor(row.priceOre),
    vat: oreToKronor(vatInside(row.priceOre, row.vatPerMille)),
    currency: DEFAULT_CURRENCY,
    pass: ownPass(row, passes, now),
    startAt: row.priceStartedAt === null ? null : unixSeconds(row.priceStartedAt),
    flashSale: row.isFlashSale,
    nearlyOver:
      row.isFlashSale && row.priceEndsAt !== null && row.priceEndsAt.getTime() - now.getTime() <= NEARLY_OVER_MS,
    type: row.priceType,
    ...(row.priceEndsAt !== null && { endAt: unixSeconds(row.priceEndsAt) }),
  };
  return {
    price,
    regularPrice: plain(row.regularPriceOre),
    lowestPrice: plain(row.lowestPriceOre),
    levelOnePrice: plain(row.levelOnePriceOre),
    unitPrice: price.price,
  };
}
