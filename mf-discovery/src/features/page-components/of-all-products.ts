import type { ReviewHighlight, TopList } from '@shop/contracts';
import { topReviews } from '../../rules/reviews.ts';
import { countFlashSales, reviewPlace } from '../../rules/top-list.ts';

interface OfAllProducts {
  readonly reviews: readonly ReviewHighlight[];
  /** Undefined where the list does not tell of its flash sales. */
  readonly flashSales: number | undefined;
}

/** What a page says of a list by all its products, before it leaves out some. */
export const ofAllProducts = ({ products, whereToShowReviews, showFlashSales }: TopList): OfAllProducts => ({
  reviews: reviewPlace(whereToShowReviews) === null ? [] : topReviews(products),
  flashSales: showFlashSales ? countFlashSales(products) : undefined,
});
