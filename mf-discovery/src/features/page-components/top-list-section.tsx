import type { ReviewHighlight } from '@shop/contracts';
import { href } from '@shop/platform';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense } from 'react';
import { reviewPlace } from '../../rules/top-list.ts';
import type { Viewer } from '../viewer/use-viewer.ts';
import type { ShownList } from './packed-components.ts';
import { TopListBanner } from './top-list-banner.tsx';
import { topListLink } from './top-list-link.ts';
import classes from './top-list-section.module.css';
import { TopListSlider } from './top-list-slider.tsx';
import { TopReview } from './top-review.tsx';

const DeferredTopList = lazyOr(() => import('./deferred-top-list.tsx'), Nothing);

export interface TopListSectionProps {
  readonly list: ShownList;
  readonly viewer: Viewer;
  readonly reviews: readonly ReviewHighlight[];
  /** [O2.12-01] Type 5: with its banner and, under it, the description. */
  readonly hasBanner: boolean;
  /** Number of top lists on the page. */
  readonly listCount: number;
}

/** [2.12] A top list: banner, name, products in a slider, the best-rated reviews, the link to the whole list. */
export function TopListSection({ list, viewer, reviews, hasBanner, listCount }: TopListSectionProps) {
  const { name, products, description, isDeferred = false } = list;
  if (products.length === 0 && !isDeferred) return null;
  const link = topListLink(list, href);
  const shownBanner = hasBanner && list.normalBanner !== null;
  const place = reviewPlace(list.whereToShowReviews);
  return (
    <div className={classes.section}>
      {shownBanner ? <TopListBanner list={list} link={link} /> : null}
      {isDeferred ? (
        <Suspense fallback={null}>
          <DeferredTopList list={list} viewer={viewer} isRanked={!hasBanner} listCount={listCount} />
        </Suspense>
      ) : (
        <TopListSlider
          list={list}
          viewer={viewer}
          reviews={place === 'slider' ? reviews : []}
          isRanked={!hasBanner}
          listCount={listCount}
        />
      )}
      {shownBanner && description !== '' ? <p className={classes.description}>{description}</p> : null}
      {place === 'below' && reviews.length > 0 ? (
        <ul role="list" aria-label={`Recensioner: ${name}`} className={classes.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <TopReview review={review} hasRating={list.showScore} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
