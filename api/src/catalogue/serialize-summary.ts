import type { WholeSummary } from '@shop/contracts/api/product';
import { oreToKronor } from '@shop/domain/money';
import { unixSeconds } from '../clock.ts';
import type { Energy, InsuranceOffer, Splash } from '../db/schema/catalogue.ts';
import { serializeEnergy } from './serialize-energy.ts';
import { fyndwareClass } from './fyndware-class.ts';
import { previewUrl } from './image-urls.ts';
import { type PriceRow, serializePrices } from './price.ts';
import type { PricePasses } from './price-pass.ts';
import { type HighlightRow, serializeHighlight } from './serialize-review.ts';
import { serializeStock } from './serialize-stock.ts';

/** Fewer ratings than this have no average [O3-16]. */
export const MIN_REVIEWS = 3;
const MAX_SPLASHES = 3;

export interface SummaryRow extends PriceRow {
  name: string;
  mainTitle: string;
  subTitle: string;
  categoryTree: string;
  isDiscontinued: boolean;
  isFyndware: boolean;
  fyndwareClassId: number | null;
  isShippable: boolean;
  isDigital: boolean;
  releaseAt: Date | null;
  minimumRankLevel: number;
  statusCodes: number[];
  splashes: Splash[];
  heroMarking: { text: string; imageUrl: string | null } | null;
  energy: Energy | null;
  insurance: InsuranceOffer | null;
  isGiftCard: boolean;
  maxPerCustomer: number | null;
  ratingAverage: number | null;
  reviewCount: number;
  hype: number;
  manufacturerId: number;
  manufacturerName: string;
  stock: Record<string, number> | null;
  /** Not read for cards. */
  highlights?: HighlightRow[] | null;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** [3-61], [O3-16] Hype until the release, then the average of at least three ratings. */
function serializeRating(row: SummaryRow, now: Date): WholeSummary['averageRating'] {
  if (row.releaseAt !== null && row.releaseAt > now) return { rating: oneDecimal(row.hype), ratingType: 'hypefactor' };
  const isKnown = row.ratingAverage !== null && row.reviewCount >= MIN_REVIEWS;
  return { rating: isKnown ? oneDecimal(row.ratingAverage ?? 0) : null, ratingType: 'averageRating' };
}

/** [3-64] The offered insurance, price in kronor; null without one. */
const serializeInsurance = (offer: InsuranceOffer | null): WholeSummary['insurance'] =>
  offer === null
    ? null
    : { id: offer.id, name: offer.name, price: oreToKronor(offer.priceOre), provider: offer.provider };

/** A product as lists, sliders and cards get it. `sponsored` belongs to a position in a list, so it is set there. */
export function serializeSummary(row: SummaryRow, passes: PricePasses, now: Date): WholeSummary {
  return {
    id: row.id,
    name: row.name,
    mainTitle: row.mainTitle,
    subTitle: row.subTitle,
    categoryTree: row.categoryTree,
    previewUrl: previewUrl(row.id),
    ...serializePrices(row, passes, now),
    qty: 1,
    discontinued: row.isDiscontinued,
    isFyndware: row.isFyndware,
    fyndwareClass: fyndwareClass(row.fyndwareClassId),
    stock: serializeStock(row.stock),
    isShippable: row.isShippable,
    isDigital: row.isDigital,
    release: row.releaseAt === null ? null : { timestamp: unixSeconds(row.releaseAt) },
    minimumRankLevel: row.minimumRankLevel,
    statusCodes: row.statusCodes,
    splashes: row.splashes.slice(0, MAX_SPLASHES),
    sponsored: false,
    ticket: null,
    energyMarking: serializeEnergy(row.energy, row.manufacturerName),
    heroMarking: row.heroMarking,
    averageRating: serializeRating(row, now),
    reviewCount: row.reviewCount,
    reviewHighlights: (row.highlights ?? []).map((each) => serializeHighlight(each, { id: row.id, name: row.name })),
    manufacturer: { id: row.manufacturerId, name: row.manufacturerName },
    isInsured: false,
    insurance: serializeInsurance(row.insurance),
    isGiftCard: row.isGiftCard,
    maxPerCustomer: row.maxPerCustomer,
  };
}
