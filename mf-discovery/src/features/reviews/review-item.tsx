import { SHOP } from '@shop/contracts/config';
import { formatDayAndYear, formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { useShared } from '@shop/platform';
import { reviewDisplayName, reviewerPictureUrl } from '../../rules/reviews.ts';
import { Avatar } from '@shop/ui/avatar/avatar.tsx';
import { Badge } from '@shop/ui/badge/badge.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import { PhotoThumbs } from './photo-thumbs.tsx';
import { ReportReview } from './report-review.tsx';
import { ReviewText } from './review-text.tsx';
import { ReviewVotes, type ReviewVotesProps } from './review-votes.tsx';
import classes from './review-item.module.css';

/** One review [3-68], with its votes [3-70]. */
export function ReviewItem({ review, votes }: ReviewVotesProps) {
  const { serious_business_mode: isSerious } = useShared('settings');
  const name = reviewDisplayName(review, 'product');
  const written = fromUnixSeconds(review.createdAt);
  return (
    <article className={classes.review}>
      <header className={classes.head}>
        <Avatar name={name} src={reviewerPictureUrl(review, isSerious)} isDecorative />
        <div>
          <p className={classes.name}>{name}</p>
          <p className={classes.meta}>
            <time dateTime={formatIsoDay(written)}>{formatDayAndYear(written)}</time>
          </p>
        </div>
        <Rating rating={review.rating} className={classes.rating} />
      </header>
      {review.verifiedPurchase ? <Badge tone="success">Verifierat köp</Badge> : null}
      <ReviewText text={review.text} />
      <PhotoThumbs
        label={`Bilder från ${name}`}
        photos={review.photos.map((photo) => ({ ...review, ...photo, reviewId: review.id }))}
        isReportable={!votes.isOwn(review)}
      />
      {review.answer === null ? null : (
        <div className={classes.answer}>
          <p className={classes.name}>Svar från {SHOP.brand}</p>
          <p className={classes.text}>{review.answer.text}</p>
        </div>
      )}
      <div className={classes.foot}>
        <ReviewVotes review={review} votes={votes} />
        {votes.isOwn(review) ? null : <ReportReview id={review.id} />}
      </div>
    </article>
  );
}
