/** The most stars or flames there are [9-105]. */
export const RATING_MAX = 5;

export type RatingKind = 'stars' | 'flames';

export const NO_RATING_TITLE = 'För få recensioner för ett betyg';

/** Number of half marks to draw, 0–10: the rating held within 0–5 and rounded to the nearest half [O1-06]. */
export function halfSteps(rating: number): number {
  return Math.round(Math.min(Math.max(rating, 0), RATING_MAX) * 2);
}

const COUNT_WORDS: Readonly<Record<RatingKind, readonly [one: string, many: string]>> = {
  stars: ['recension', 'recensioner'],
  flames: ['hype', 'hypes'],
};

/** "123 recensioner", "1 hype". */
export function countText(count: number, kind: RatingKind): string {
  const [one, many] = COUNT_WORDS[kind];
  return `${count} ${count === 1 ? one : many}`;
}

/** "Betyg 4,5 av 5", one decimal [O1-06]; without a rating the reason why there is none. */
export function ratingText(rating: number | null, kind: RatingKind): string {
  if (rating === null) return NO_RATING_TITLE;
  const held = Math.min(Math.max(rating, 0), RATING_MAX).toFixed(1).replace('.', ',');
  return `${kind === 'stars' ? 'Betyg' : 'Hypefaktor'} ${held} av ${RATING_MAX}`;
}
