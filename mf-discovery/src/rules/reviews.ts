import { avatarUrl, USER_ICON_URL } from '@shop/domain/avatar-url';
import { NO_FACE_AVATAR_URL } from '@shop/domain/fallback-images';

/** [9-57][9-62] Number of reviews beside a top list. */
export const MAX_TOP_REVIEWS = 2;

/** Name instead of an anonymous author's. */
const ANONYMOUS_ON_PRODUCT = 'No-Face';
const ANONYMOUS_ELSEWHERE = 'Anonym';

export interface NamedReview {
  readonly isAnonymous?: boolean | null | undefined;
  readonly user?: { readonly username?: string | null | undefined } | null | undefined;
}

export interface RankableHighlight {
  readonly id: number | string;
  readonly text?: string | null | undefined;
  readonly upvotes: number;
  readonly downvotes: number;
}

/**
 * [3-68][3-69] The displayed author of a review. On a product an anonymous one is 'No-Face'; elsewhere it is 'Anonym'.
 * An anonymous review never shows a name, even if the response has one [O3-17].
 */
export function reviewDisplayName({ isAnonymous, user }: NamedReview, place: 'product' | 'elsewhere'): string {
  const anonymous = place === 'product' ? ANONYMOUS_ON_PRODUCT : ANONYMOUS_ELSEWHERE;
  return isAnonymous ? anonymous : user?.username || anonymous;
}

/**
 * The author's avatar, nobody's face for an anonymous one; a plain icon in the reader's serious business mode [6-26].
 */
export function reviewerPictureUrl(
  { isAnonymous, user }: NamedReview & { readonly user: { readonly id: number } | null },
  isSerious: boolean,
): string {
  if (isSerious) return USER_ICON_URL;
  return isAnonymous || user === null ? NO_FACE_AVATAR_URL : avatarUrl(user.id);
}

/** [9-58..62] The two best-liked highlights of all products: no duplicates, none without text. */
export function topReviews<Highlight extends RankableHighlight>(
  products: readonly { readonly reviewHighlights?: readonly Highlight[] | null | undefined }[],
): Highlight[] {
  const byId = new Map<Highlight['id'], Highlight>();
  for (const highlight of products.flatMap(({ reviewHighlights }) => reviewHighlights ?? [])) {
    if (!byId.has(highlight.id)) byId.set(highlight.id, highlight);
  }
  return [...byId.values()]
    .filter(({ text }) => text?.trim())
    .sort((a, b) => b.upvotes - b.downvotes - (a.upvotes - a.downvotes))
    .slice(0, MAX_TOP_REVIEWS);
}
