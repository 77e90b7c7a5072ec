import * as z from 'zod';
import { daysFrom } from '../engine/calendar.ts';
import { priceTag, toOre } from '../engine/price-ending.ts';
import type { Random } from '../engine/random.ts';

/** Length of the price history in days. */
const HISTORY_DAYS = 120;
const LOWEST_PRICE_DAYS = 30;
/** A cut is advertised for less than this many days [9-14]. */
const ADVERTISED_DAYS = 28;

export interface PricePoint {
  readonly priceOre: number;
  /** What visitors paid meanwhile, where members paid less. */
  readonly visitorPriceOre?: number;
  readonly validFrom: Date;
}

export interface Pricing {
  readonly priceOre: number;
  readonly regularPriceOre: number | null;
  readonly lowestPriceOre: number | null;
  readonly levelOnePriceOre: number | null;
  readonly priceType: 'member' | 'adjustment' | 'priceList' | 'campaign' | null;
  readonly priceStartedAt: Date | null;
  readonly priceEndsAt: Date | null;
  readonly isFlashSale: boolean;
  readonly priceMaxPerCustomer: number | null;
  readonly history: readonly PricePoint[];
}

/** Lowest price in force during the 30 days before a time, the one at their beginning included [O9-04]. */
export function lowestBefore(history: readonly PricePoint[], timestamp: Date): number | null {
  const from = daysFrom(timestamp, -LOWEST_PRICE_DAYS);
  const earlier = history.filter(({ validFrom }) => validFrom < timestamp);
  const atStart = earlier.filter(({ validFrom }) => validFrom <= from).at(-1);
  const inside = earlier.filter(({ validFrom }) => validFrom > from);
  const prices = [...(atStart ? [atStart] : []), ...inside].map(({ priceOre }) => priceOre);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** A week of a lower price that ended before `latest` days ago. */
function pastDip(random: Random, now: Date, regularOre: number, lowOre: number, latest: number): PricePoint[] {
  const start = random.int(latest + 8, latest + 30);
  return [
    { priceOre: lowOre, validFrom: daysFrom(now, -start) },
    { priceOre: regularOre, validFrom: daysFrom(now, -start + random.int(4, 7)) },
  ];
}

const UNREDUCED = {
  regularPriceOre: null,
  lowestPriceOre: null,
  priceType: null,
  priceEndsAt: null,
  isFlashSale: false,
  priceMaxPerCustomer: null,
} as const;

/** An ordinary price; now and then with a member price below it, an earlier price or an old campaign. */
export function ordinaryPricing(random: Random, now: Date, kronor: number): Pricing {
  const priceOre = toOre(kronor);
  const first = { priceOre, validFrom: daysFrom(now, -HISTORY_DAYS - random.int(0, 200)) };
  const levelOnePriceOre = kronor >= 100 && random.chance(0.09) ? toOre(priceTag(kronor * 0.9)) : null;
  const member = levelOnePriceOre !== null && levelOnePriceOre < priceOre ? levelOnePriceOre : null;
  const kind = random.next();
  if (kind < 0.45)
    return { ...UNREDUCED, priceOre, levelOnePriceOre: member, priceStartedAt: first.validFrom, history: [first] };
  if (kind < 0.8) {
    const earlier = toOre(priceTag(kronor * random.pick([0.9, 0.95, 1.06, 1.1])));
    const changed = daysFrom(now, -random.int(35, 110));
    return {
      ...UNREDUCED,
      priceOre,
      levelOnePriceOre: member,
      priceStartedAt: changed,
      history: [
        { ...first, priceOre: earlier },
        { priceOre, validFrom: changed },
      ],
    };
  }
  const dip = pastDip(random, now, priceOre, toOre(priceTag(kronor * 0.85)), 32);
  return {
    ...UNREDUCED,
    priceOre,
    levelOnePriceOre: member,
    priceStartedAt: dip[1]?.validFrom ?? first.validFrom,
    history: [first, ...dip],
  };
}

export const Reduction = z.strictObject({
  type: z.enum(['member', 'adjustment', 'priceList', 'campaign']),
  /** 0.25 for a quarter off. */
  share: z.number(),
  isFlashSale: z.boolean().optional(),
  maxPerCustomer: z.int().nullable().optional(),
  /** Days ago. */
  startedDays: z.number().optional(),
});
export type Reduction = z.output<typeof Reduction>;

/** A reduced price with the history behind its comparison price. */
export function reducedPricing(random: Random, now: Date, kronor: number, reduction: Reduction): Pricing {
  const regularPriceOre = toOre(kronor);
  const lowered = priceTag(kronor * (1 - reduction.share));
  const priceOre = toOre(lowered < kronor ? lowered : kronor - 10);
  const flash = reduction.isFlashSale === true;
  const startedDays =
    reduction.startedDays ?? (flash ? random.next() : random.chance(0.9) ? 1 + random.next() * 25 : random.int(29, 45));
  const priceStartedAt = daysFrom(now, -startedDays);
  const history: PricePoint[] = [
    { priceOre: regularPriceOre, validFrom: daysFrom(now, -HISTORY_DAYS - random.int(0, 200)) },
  ];
  if (random.chance(0.3)) {
    const dip = priceTag(kronor * (1 - reduction.share * random.pick([0.4, 0.6, 1.1])));
    history.push(...pastDip(random, now, regularPriceOre, toOre(Math.min(dip, kronor)), Math.ceil(startedDays) + 2));
  }
  const visitors = reduction.type === 'member' ? { visitorPriceOre: regularPriceOre } : {};
  history.push({ priceOre, ...visitors, validFrom: priceStartedAt });
  const lowestPriceOre = lowestBefore(history, priceStartedAt);
  // A reduction is announced only beside the lower of its earlier prices (7 a § prisinformationslagen).
  const isAnnounced = startedDays < ADVERTISED_DAYS && lowestPriceOre !== null && lowestPriceOre > priceOre;
  const isReduction = reduction.type === 'campaign' || reduction.type === 'adjustment';
  const endsIn = flash ? 0.3 + random.next() * 1.7 : random.int(3, 20);
  return {
    priceOre,
    regularPriceOre,
    lowestPriceOre,
    levelOnePriceOre: null,
    priceType: isReduction && !isAnnounced ? null : reduction.type,
    priceStartedAt,
    priceEndsAt: reduction.type === 'adjustment' ? null : daysFrom(now, endsIn),
    isFlashSale: flash && isAnnounced,
    priceMaxPerCustomer: reduction.maxPerCustomer ?? null,
    history,
  };
}

/** About a quarter of the catalogue is reduced, most of it by campaigns. */
export function pickPricing(random: Random, now: Date, kronor: number): Pricing {
  if (!random.chance(0.27)) return ordinaryPricing(random, now, kronor);
  const type = random.weighted([
    ['campaign', 62],
    ['adjustment', 22],
    ['member', 12],
    ['priceList', 4],
  ] as const);
  const isFlashSale = type === 'campaign' && random.chance(0.08);
  const share = isFlashSale ? random.int(30, 50) / 100 : random.int(8, 40) / 100;
  return reducedPricing(random, now, kronor, {
    type,
    share,
    isFlashSale,
    maxPerCustomer: isFlashSale ? random.pick([1, 2, 3]) : null,
  });
}
