import { describe, expect, it } from '@jest/globals';
import { clampRating, ratingView } from './ratings.ts';

describe('ratings', () => {
  it('[1-81][O1-06] are stars after the release and flames before it', () => {
    expect(ratingView({ rating: 4.26, ratingType: 'averageRating' }, 12)).toEqual({
      symbol: 'star',
      rendered: 4.5,
      figure: '4,3',
      countText: '12 recensioner',
      label: 'Betyg 4,3 av 5, 12 recensioner',
    });
    expect(ratingView({ rating: 3, ratingType: 'hypefactor' }, 1)).toMatchObject({
      symbol: 'flame',
      countText: '1 hype',
    });
  });

  it.each([
    ['hypefactor', 'Inga hypes än'],
    ['averageRating', 'Inga recensioner än'],
  ] as const)('[1-81][O1-06] are none before the first vote, even if there is a figure: %s', (ratingType, text) => {
    expect(ratingView({ rating: 4.5, ratingType }, 0)).toMatchObject({
      rendered: 0,
      figure: null,
      countText: text,
      label: text,
    });
  });

  it('[9-105] stay on the scale of 0 to 5', () => expect([-1, 2.2, 7, NaN].map(clampRating)).toEqual([0, 2.2, 5, 0]));

  it('[8-26] say when there are too few reviews', () => {
    expect(ratingView({ rating: null, ratingType: 'averageRating' }, 2)).toMatchObject({
      rendered: 0,
      figure: null,
      label: 'För få recensioner för ett betyg',
    });
  });
});
