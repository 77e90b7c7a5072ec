/** [9-105] The highest rating. */
export const MAX_RATING = 5;

/** [8-26][O8-02] Title of a rating that there are too few reviews for. */
export const TOO_FEW_REVIEWS_TEXT = 'För få recensioner för ett betyg';

/** The api's names [3-61]: averageRating after the release, hypefactor before it [O3-16]. */
export interface AverageRating {
  readonly rating: number | null;
  readonly ratingType: 'averageRating' | 'hypefactor';
}

/** [1-81][O1-06] A rating's marks and text. `rating` is null when there are too few reviews. */
export interface RatingView {
  readonly symbol: 'star' | 'flame';
  /** 0–5 in half steps. */
  readonly rendered: number;
  /** '4,3', or null. */
  readonly figure: string | null;
  readonly countText: string;
  /** For the title and for screen readers. */
  readonly label: string;
}

const NOUNS = { averageRating: ['recension', 'recensioner'], hypefactor: ['hype', 'hypes'] } as const;

/** [9-105] A rating on the scale of 0 to 5. */
export function clampRating(rating: number): number {
  return Number.isNaN(rating) ? 0 : Math.min(MAX_RATING, Math.max(0, rating));
}

/** '1 recension', '12 hypes', 'Inga hypes än'. */
function countTextOf(ratingType: AverageRating['ratingType'], count: number): string {
  const [one, many] = NOUNS[ratingType];
  return count === 0 ? `Inga ${many} än` : `${count} ${count === 1 ? one : many}`;
}

function labelOf(figure: string | null, countText: string, count: number | null): string {
  if (figure === null) return count === 0 ? countText : TOO_FEW_REVIEWS_TEXT;
  return `Betyg ${figure} av ${MAX_RATING}${count === null ? '' : `, ${countText}`}`;
}

/**
 * Everything a rating display needs. Nobody's vote makes no rating, whatever the figure is.
 *
 * @param count number of votes; null for a single vote, which is shown without it
 */
export function ratingView({ rating, ratingType }: AverageRating, count: number | null): RatingView {
  const countText = count === null ? '' : countTextOf(ratingType, count);
  const value = rating === null || count === 0 ? null : clampRating(rating);
  const figure = value === null ? null : value.toFixed(1).replace('.', ',');
  return {
    symbol: ratingType === 'hypefactor' ? 'flame' : 'star',
    rendered: Math.round((value ?? 0) * 2) / 2,
    figure,
    countText,
    label: labelOf(figure, countText, count),
  };
}
