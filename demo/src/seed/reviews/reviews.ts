import { DAY_MS } from '@shop/domain/dates';
import { daysFrom } from '../engine/calendar.ts';
import { fill, upperFirst } from '../engine/fill.ts';
import { type Random, randomFor } from '../engine/random.ts';
import { FAMILY_TEXTS } from '../catalogue/family-texts.ts';
import type { MadeProduct } from '../catalogue/product-row.ts';
import { BUT, CLOSINGS, VERDICTS } from './phrases.ts';

export interface ReviewRow {
  readonly productId: number;
  readonly memberId: number;
  readonly rating: number;
  readonly text: string;
  readonly isAnonymous: boolean;
  readonly isVerifiedPurchase: boolean;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly createdAt: Date;
}

/** Fewer than this say nothing about a product [O3-16]. */
const MIN_FOR_AVERAGE = 3;
const MAX_PER_PRODUCT = 45;

/** [chance of 5, 4, 3, 2, 1 stars] for products people like very much, much, and not so much. */
const MOODS: readonly (readonly number[])[] = [
  [64, 25, 7, 2, 2],
  [46, 33, 12, 5, 4],
  [24, 30, 25, 12, 9],
];

function textOf({ draft: { type } }: MadeProduct, rating: number, random: Random): string {
  const family = FAMILY_TEXTS[type.family];
  const verdict = random.pick(VERDICTS[rating] ?? ['']);
  const closing = random.pick(CLOSINGS[rating] ?? ['']);
  const context = random.chance(0.45) ? random.pick(family.context) : '';
  const likes = random.some(type.likes, rating > 3 ? random.int(1, 2) : 1);
  const dislike = random.pick(type.dislikes);
  const length = random.next();
  const parts: Readonly<Record<number, readonly string[]>> = {
    5:
      length < 0.15
        ? [verdict]
        : length < 0.5
          ? [random.pick([verdict, likes[0] ?? '']), likes[0] ?? '', '']
          : [verdict, context, ...likes, closing],
    4:
      length < 0.12
        ? [verdict]
        : length < 0.5
          ? [verdict, likes[0] ?? '']
          : [
              context,
              verdict,
              ...likes,
              `${random.pick(BUT)} ${dislike.charAt(0).toLowerCase()}${dislike.slice(1)}`,
              closing,
            ],
    3: length < 0.3 ? [verdict, dislike] : [verdict, context, likes[0] ?? '', dislike, closing],
    2: length < 0.3 ? [verdict, dislike] : [context, verdict, ...random.some(type.dislikes, 2), closing],
    1: length < 0.4 ? [verdict] : [verdict, dislike, closing],
  };
  const unique = [...new Set(parts[rating] ?? [verdict])].filter(Boolean);
  return unique.map((part) => upperFirst(fill(part, { den: type.the }))).join(' ');
}

/** Most products have a few reviews, some many, a third none. `weight` thins them out in very large shops. */
function countFor({ row }: MadeProduct, random: Random, weight: number, now: Date): number {
  if (row.isFyndware || row.isGiftCard || (row.releaseAt != null && row.releaseAt > now)) return 0;
  if (random.chance(0.3)) return 0;
  const mean = weight * (1.6 + ((row.popularity ?? 0) / 1000) * 8);
  return Math.min(MAX_PER_PRODUCT, Math.floor(-Math.log(1 - random.next()) * mean + 0.6));
}

export function reviewsOf(product: MadeProduct, memberIds: readonly number[], weight: number, now: Date): ReviewRow[] {
  const random = randomFor(`reviews:${product.row.id}`);
  const mood =
    random.weighted([
      [MOODS[0], 45],
      [MOODS[1], 42],
      [MOODS[2], 13],
    ] as const) ?? [];
  const newest = product.row.releaseAt != null ? (now.getTime() - product.row.releaseAt.getTime()) / DAY_MS : 700;
  return random.some(memberIds, countFor(product, random, weight, now)).map((memberId) => {
    const rating = random.weighted(mood.map((share, index) => [5 - index, share] as const));
    const votes = Math.floor(-Math.log(1 - random.next()) * 4);
    return {
      productId: product.row.id,
      memberId,
      rating,
      text: textOf(product, rating, random),
      isAnonymous: random.chance(0.12),
      isVerifiedPurchase: random.chance(0.8),
      upvotes: votes,
      downvotes: random.chance(0.3) ? Math.floor(votes * random.next() * (rating < 3 ? 1.2 : 0.4)) : 0,
      createdAt: daysFrom(now, -Math.max(0.02, random.next() ** 1.5 * newest)),
    };
  });
}

/** The review columns of the product row. */
export function ratingOf(reviews: readonly ReviewRow[]): { reviewCount: number; ratingAverage: number | null } {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  const ratingAverage = reviews.length < MIN_FOR_AVERAGE ? null : Math.round((sum / reviews.length) * 100) / 100;
  return { reviewCount: reviews.length, ratingAverage };
}
