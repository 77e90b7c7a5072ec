import type { Review } from '@shop/contracts';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { clsx } from 'clsx';
import type { useReviewVotes } from './use-review-votes.ts';
import classes from './review-votes.module.css';

export interface ReviewVotesProps {
  readonly review: Review;
  readonly votes: ReturnType<typeof useReviewVotes>;
}

const CHOICES = [
  { isHelpful: true, label: 'Ja', icon: ThumbsUp },
  { isHelpful: false, label: 'Nej', icon: ThumbsDown },
] as const;

/** [3-70] Whether the review helped, by how many; not for one's own. */
export function ReviewVotes({ review, votes }: ReviewVotesProps) {
  if (votes.isOwn(review)) return null;
  const { upvotes, downvotes, isHelpful: mine } = votes.voteOn(review);
  return (
    <div role="group" aria-label="Hjälpte recensionen dig?" className={classes.votes}>
      <span aria-hidden="true">Hjälpte den dig?</span>
      {CHOICES.map(({ isHelpful, label, icon }) => (
        <button
          key={label}
          type="button"
          className={clsx(classes.vote, mine === isHelpful && classes.mine)}
          aria-pressed={mine === isHelpful}
          onClick={() => void votes.vote(review, isHelpful)}
        >
          <Icon of={icon} size={16} /> {label} <span className={classes.count}>{isHelpful ? upvotes : downvotes}</span>
        </button>
      ))}
    </div>
  );
}
