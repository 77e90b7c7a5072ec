import type { ReviewHighlight } from '@shop/contracts';
import { href } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { countFlashSales, topListLinkText } from '../../rules/top-list.ts';
import { SliderProductCard } from '../product-card/slider-product-card.tsx';
import { useImpressions } from '../product-card/use-impressions.ts';
import type { Viewer } from '../viewer/use-viewer.ts';
import { FlashSaleBanner } from './flash-sale-banner.tsx';
import type { ShownList } from './packed-components.ts';
import { topListLink } from './top-list-link.ts';
import classes from './top-list-slider.module.css';
import { TopReview } from './top-review.tsx';
import { useWholeList } from './use-whole-list.ts';

export interface TopListSliderProps {
  readonly list: ShownList;
  readonly viewer: Viewer;
  /** [2.13-44] Inside the slider, after the products. */
  readonly reviews: readonly ReviewHighlight[];
  /** Numbers the products: a list of best sellers, not one of a campaign. */
  readonly isRanked: boolean;
  /** Number of top lists on the page. */
  readonly listCount: number;
}

/** [2.12-03][2.12-05..12] Name, products and link of a top list. */
export function TopListSlider({ list, viewer, reviews, isRanked, listCount }: TopListSliderProps) {
  const { name, showReviewCount, showScore, showFlashSales } = list;
  const { products, onNear } = useWholeList(list, listCount);
  const link = topListLink(list, href);
  const onSeen = useImpressions(products, name);
  const linkText = topListLinkText(list);
  const linkName = `${linkText}: ${name}`;
  return (
    <>
      {showFlashSales && link !== null ? (
        <FlashSaleBanner count={list.flashSales ?? countFlashSales(products)} link={link} />
      ) : null}
      <Carousel
        label={name}
        onSeen={onSeen}
        onNear={onNear}
        heading={
          <SectionHeading
            action={
              link === null ? undefined : (
                <TextLink href={link} variant="strong" aria-label={linkName} className={classes.wideLink}>
                  {linkText}
                </TextLink>
              )
            }
          >
            {name}
          </SectionHeading>
        }
      >
        {[
          ...products.map((product, index) => (
            <SliderProductCard
              key={product.id}
              product={product}
              viewer={viewer}
              rank={isRanked ? index + 1 : undefined}
              hasScore={showScore}
              hasReviewCount={showReviewCount}
            />
          )),
          ...reviews.map((review) => <TopReview key={`review-${review.id}`} review={review} hasRating={showScore} />),
        ]}
      </Carousel>
      {link === null ? null : (
        <Button href={link} block aria-label={linkName} className={classes.narrowLink}>
          {linkText}
        </Button>
      )}
    </>
  );
}
