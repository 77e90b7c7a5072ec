import type { ReviewHighlight } from '@shop/shared/contracts';
import { reviewDisplayName } from '@shop/shared/domain/reviews';
import { href } from '@shop/shared/remote';
import { Rating } from '@shop/shared/ui/rating/rating.tsx';
import { TextLink } from '@shop/shared/ui/text-link/text-link.tsx';
import classes from './top-review.module.css';

/** [2.12-11] What somebody liked about one of the list's products. */
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
