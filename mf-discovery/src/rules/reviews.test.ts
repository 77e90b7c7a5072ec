import { describe, expect, it } from '@jest/globals';
import { avatarUrl, USER_ICON_URL } from '@shop/domain/avatar-url';
import { NO_FACE_AVATAR_URL } from '@shop/domain/fallback-images';
import { reviewDisplayName, reviewerPictureUrl, topReviews } from './reviews.ts';

const review = (id: number, upvotes: number, downvotes = 0, text = 'Bra!') => ({ id, upvotes, downvotes, text });

describe('reviewDisplayName', () => {
  const user = { username: 'kim' };

  it('[3-68] is the username on a product, No-Face when anonymous', () => {
    expect(reviewDisplayName({ user }, 'product')).toBe('kim');
    expect(reviewDisplayName({ user: null, isAnonymous: true }, 'product')).toBe('No-Face');
  });

  it('[3-69] is the username elsewhere, else Anonym', () => {
    expect(reviewDisplayName({ user }, 'elsewhere')).toBe('kim');
    expect(reviewDisplayName({ user: null }, 'elsewhere')).toBe('Anonym');
  });

  it('[O3-17] never gives away who chose to be anonymous', () => {
    expect(reviewDisplayName({ user, isAnonymous: true }, 'elsewhere')).toBe('Anonym');
  });
});

describe('reviewerPictureUrl', () => {
  const user = { id: 41, username: 'kim' };

  it('is the author’s avatar, and nobody’s face for who is anonymous', () => {
    expect(reviewerPictureUrl({ user }, false)).toBe(avatarUrl(41));
    for (const review of [{ user, isAnonymous: true }, { user: null }])
      expect(reviewerPictureUrl(review, false)).toBe(NO_FACE_AVATAR_URL);
  });

  it('[6-26] is a plain icon in the reader’s serious business mode', () => {
    expect(reviewerPictureUrl({ user }, true)).toBe(USER_ICON_URL);
  });
});

describe('topReviews', () => {
  it('[9-58] gathers the highlights of all products', () => {
    expect(
      topReviews([{ reviewHighlights: [review(1, 1)] }, {}, { reviewHighlights: [review(2, 2)] }]).map(({ id }) => id),
    ).toEqual([2, 1]);
  });

  it('[9-59] removes duplicates by id', () => {
    expect(topReviews([{ reviewHighlights: [review(1, 5), review(1, 5), review(2, 1)] }]).map(({ id }) => id)).toEqual([
      1, 2,
    ]);
  });

  it('[9-60] skips those without text', () => {
    expect(topReviews([{ reviewHighlights: [review(1, 9, 0, ' '), review(2, 1)] }]).map(({ id }) => id)).toEqual([2]);
  });

  it('[9-61] sorts by upvotes less downvotes', () => {
    expect(topReviews([{ reviewHighlights: [review(1, 10, 9), review(2, 5, 0)] }]).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('[9-62][9-57] shows at most two', () => {
    expect(topReviews([{ reviewHighlights: [review(1, 1), review(2, 2), review(3, 3)] }]).map(({ id }) => id)).toEqual([
      3, 2,
    ]);
  });
});
