import type { ReviewHighlight } from '@shop/contracts';
import { reviewDisplayName } from '../../rules/reviews.ts';
import { href } from '@shop/platform';
import { Rating } from '../../components/rating/rating.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import classes from './top-review.module.css';

/** [2.12-11] A positive review of one of the list's products. */
export function TopReview({ review }: { readonly review: ReviewHighlight }) {
  const { product, rating, text } = review;
  return (
    <article className={classes.review}>
      <Rating rating={rating} />
      <blockquote className={classes.text}>{text}</blockquote>
      <p className={classes.source}>
        {reviewDisplayName(review, 'elsewhere')} om <TextLink href={href('product', product)}>{product.name}</TextLink>
      </p>
    </article>
  );
}
