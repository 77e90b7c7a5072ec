import { REVIEW_XP } from '@shop/domain/experience';
import { LEGAL_PAGE_IDS } from '@shop/domain/ids';
import { pageCount } from '@shop/domain/pagination';
import { usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Rating } from '../../components/rating/rating.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { useRef } from 'react';
import { DeferredSkeleton } from '../../components/deferred/deferred-skeleton.tsx';
import { Pager } from '../../components/pager.tsx';
import { OwnReview } from './own-review.tsx';
import photoClasses from './photos.module.css';
import { PhotoThumbs, type PhotoThumbsProps } from './photo-thumbs.tsx';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewItem } from './review-item.tsx';
import { useOwnReview } from './use-own-review.ts';
import { isSort, PER_PAGE, SORTS, useReviewPage } from './use-review-page.ts';
import { useReviewVotes } from './use-review-votes.ts';
import classes from './reviews.module.css';

/** Reviews of the product: their distribution, a choice of order and rating, ten at a time, and the reader's own. */
export function Reviews({ productId }: { readonly productId: number }) {
  const heading = useRef<HTMLDivElement>(null);
  const own = useOwnReview(productId);
  const votes = useReviewVotes(own.own);
  const { page, sortBy, rating, choose, goTo, data, isPending, isError, refetch } = useReviewPage(
    productId,
    own.revision,
  );
  const turnTo = (next: number) => {
    goTo(next);
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-labelledby="recensioner" className={classes.section}>
      <div ref={heading}>
        <SectionHeading id="recensioner">Recensioner</SectionHeading>
      </div>
      {isPending ? <DeferredSkeleton lines={8} /> : null}
      {isError ? (
        <Alert tone="error" action={<Button onClick={() => void refetch()}>Försök igen</Button>}>
          Det gick inte att hämta recensionerna.
        </Alert>
      ) : null}
      {data === undefined ? null : (
        <div className={classes.layout}>
          <div className={classes.summary}>
            {data.data.total === 0 ? (
              <p>Ingen har recenserat produkten än.</p>
            ) : (
              <>
                <Rating rating={data.data.averageRating} count={data.data.total} size="large" />
                <ReviewHistogram
                  histogram={data.data.histogram}
                  chosen={rating}
                  onChoose={(chosen) => choose({ rating: chosen })}
                />
              </>
            )}
            <ReviewRules />
          </div>
          <div className={classes.list}>
            <CustomerPhotos photos={data.data.photos} />
            <OwnReview productId={productId} state={own} />
            {data.data.total === 0 ? null : (
              <Select
                label="Sortera recensioner"
                name="reviewSort"
                options={SORTS}
                value={sortBy}
                onChange={({ target }) => isSort(target.value) && choose({ sortBy: target.value })}
              />
            )}
            {rating === null ? null : (
              <p className={classes.filter}>
                <span role="status">
                  {data.data.matching} {data.data.matching === 1 ? 'recension' : 'recensioner'} med betyget {rating}
                </span>{' '}
                <Button variant="quiet" size="small" onClick={() => choose({ rating: null })}>
                  Visa alla
                </Button>
              </p>
            )}
            <ul role="list" className={classes.reviews}>
              {data.data.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} votes={votes} />
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pageCount(data.data.matching, PER_PAGE)} onPage={turnTo} />
          </div>
        </div>
      )}
    </section>
  );
}

/** Photos of all buyers, above what they have written. */
function CustomerPhotos({ photos }: { readonly photos: PhotoThumbsProps['photos'] }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="bilder-fran-kunder" className={photoClasses.gallery}>
      <h3 id="bilder-fran-kunder" className={photoClasses.title}>
        Bilder från kunder
      </h3>
      <PhotoThumbs label="Bilder från kunder" photos={photos} />
    </section>
  );
}

/** How reviews are checked, and what their authors get: the law wants it said where they are shown. */
function ReviewRules() {
  const { href } = usePlatform();
  return (
    <p className={classes.rules}>
      Bara den som har köpt varan hos oss och fått den kan skriva. Betyget ändrar ingenting: alla får visas, och alla
      som skriver får {REVIEW_XP} XP.{' '}
      <TextLink href={href('info', { id: LEGAL_PAGE_IDS.reviewRules, name: 'Så fungerar recensioner' })}>
        Så fungerar recensioner
      </TextLink>
    </p>
  );
}
