import type { ReviewHighlight } from '@shop/contracts';
import { clsx } from 'clsx';
import { reviewDisplayName } from '../../rules/reviews.ts';
import { href } from '@shop/platform';
import { Rating } from '../../components/rating/rating.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './top-review.module.css';

export interface TopReviewProps {
  readonly review: ReviewHighlight;
  /** Lists that show no scores leave a review's out, too [3-98]; its text then has a line more. */
  readonly hasRating: boolean;
}

/** [2.12-11] A positive review of one of the list's products. */
export function TopReview({ review, hasRating }: TopReviewProps) {
  const { product, rating, text } = review;
  return (
    <article className={classes.review}>
      {hasRating ? <Rating rating={rating} /> : null}
      <blockquote className={clsx(classes.text, !hasRating && classes.unrated)}>{text}</blockquote>
      <p className={classes.source}>
        {`${reviewDisplayName(review, 'elsewhere')} om `}
        <TextLink href={href('product', product)}>{product.name}</TextLink>
      </p>
    </article>
  );
}
