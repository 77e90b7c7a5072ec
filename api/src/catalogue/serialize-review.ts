import type { Review, ReviewHighlight } from '@shop/contracts/api/product';

/** Author of a review; all null when the author chose anonymity or has left. */
export interface ReviewAuthor {
  userId: number | null;
  username: string | null;
  avatarClassId: number | null;
}

/** [O3-17] An anonymous review has no user at all, whatever its row contains. */
export function reviewUser(author: ReviewAuthor & { isAnonymous: boolean }): Review['user'] {
  if (author.isAnonymous || author.userId === null || author.username === null) return null;
  return { id: author.userId, username: author.username, avatar: `/api/avatar/${author.userId}` };
}

export interface HighlightRow extends ReviewAuthor {
  id: number;
  text: string;
  rating: number;
  isAnonymous: boolean;
  upvotes: number;
  downvotes: number;
}

export function serializeHighlight(row: HighlightRow, product: { id: number; name: string }): ReviewHighlight {
  return {
    id: row.id,
    text: row.text,
    rating: row.rating,
    user: reviewUser(row),
    isAnonymous: row.isAnonymous,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    product,
  };
}
