import type { Review } from '@shop/contracts';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { type getOwnReview, putReviewVote } from '@shop/contracts/api/opinion';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { useState } from 'react';

type Vote = ResponseOf<typeof putReviewVote>['data'];
type Own = ResponseOf<typeof getOwnReview>['data'];

const FAILED = 'Din röst gick inte att spara. Försök igen.';

/** The votes on a review after the reader's vote has changed from `before` to `after`. */
const moved = ({ upvotes, downvotes }: Vote, before: boolean | null, after: boolean | null): Vote => ({
  upvotes: upvotes + Number(after === true) - Number(before === true),
  downvotes: downvotes + Number(after === false) - Number(before === false),
  isHelpful: after,
});

/** [3-70] The votes on reviews with the reader's own: shown at once, and taken back when they were not stored. */
export function useReviewVotes(own: Own | null) {
  const { api, bus, toasts } = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const [changed, setChanged] = useState<Readonly<Record<number, Vote>>>({});
  const set = (id: number, vote: Vote) => setChanged((before) => ({ ...before, [id]: vote }));

  const voteOn = ({ id, upvotes, downvotes }: Review): Vote =>
    changed[id] ?? {
      upvotes,
      downvotes,
      isHelpful: own?.votes.find(({ reviewId }) => reviewId === id)?.isHelpful ?? null,
    };

  /** Votes, or takes the same vote back; a visitor is asked to log in. */
  const vote = async (review: Review, isHelpful: boolean): Promise<void> => {
    if (!isLoggedIn) return bus.emit('login.open', { mode: 'login', message: 'Logga in för att rösta.' });
    const before = voteOn(review);
    const after = before.isHelpful === isHelpful ? null : isHelpful;
    set(review.id, moved(before, before.isHelpful, after));
    try {
      const { data } = await api.call(putReviewVote, { params: { id: review.id }, body: { isHelpful: after } });
      return set(review.id, data);
    } catch (error) {
      set(review.id, before);
      return toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    }
  };
  return { voteOn, vote, isOwn: ({ id }: Review) => own?.review?.id === id };
}
