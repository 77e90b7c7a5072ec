import type { Price } from '@shop/shared/contracts/api/product';
import { DEFAULT_CURRENCY, oreToKronor } from '@shop/shared/domain/money';
import { unixSeconds } from '../clock.ts';
import type { PricePasses } from './price-pass.ts';

/** The columns of `product` that make its price. */
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

const HOUR_MS = 3_600_000;
/** A price without an end is promised for at least this long after the shopper saw it. */
const PASS_HOURS = 12;
const NEARLY_OVER_MS = 24 * HOUR_MS;

/** Kinds of price that a pass entitles to [O3-03]; an adjusted price is everybody's ordinary price. */
const WITH_PASS: readonly Price['type'][] = ['member', 'campaign', 'priceList'];

/** The VAT amount in öre inside a price that includes it. */
export function vatInside(priceOre: number, vatPerMille: number): number {
  return Math.round((priceOre * vatPerMille) / (1000 + vatPerMille));
}

/** Full hours, so that the same product gives the same pass for a while and cached answers stay the same. */
function passExpiry(endsAt: Date | null, now: Date): Date {
  const standard = Math.ceil(now.getTime() / HOUR_MS + PASS_HOURS) * HOUR_MS;
  return new Date(endsAt === null ? standard : Math.min(endsAt.getTime(), standard));
}

function passOf(row: PriceRow, passes: PricePasses, now: Date): string | null {
  if (!WITH_PASS.includes(row.priceType)) return null;
  const expiresAt = passExpiry(row.priceEndsAt, now);
  return expiresAt > now ? passes.issue({ productId: row.id, priceOre: row.priceOre, expiresAt }) : null;
}

const plain = (ore: number | null): { price: number } | null => (ore === null ? null : { price: oreToKronor(ore) });

/** [3-42..44] The prices of a product on the wire, in kronor. The same for everybody: personal prices are the cart's. */
export function wirePrices(row: PriceRow, passes: PricePasses, now: Date) {
  const price: Price = {
    price: oreToKronor(row.priceOre),
    vat: oreToKronor(vatInside(row.priceOre, row.vatPerMille)),
    currency: DEFAULT_CURRENCY,
    pass: passOf(row, passes, now),
    startAt: row.priceStartedAt === null ? null : unixSeconds(row.priceStartedAt),
    flashSale: row.isFlashSale,
    nearlyOver:
      row.isFlashSale && row.priceEndsAt !== null && row.priceEndsAt.getTime() - now.getTime() <= NEARLY_OVER_MS,
    type: row.priceType,
  };
  return {
    price,
    regularPrice: plain(row.regularPriceOre),
    lowestPrice: plain(row.lowestPriceOre),
    levelOnePrice: plain(row.levelOnePriceOre),
    unitPrice: price.price,
  };
}
