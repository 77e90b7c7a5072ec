import type { ReviewHighlight, TopList } from '@shop/contracts';
import { reviewPlace, topListLinkText } from '../../rules/top-list.ts';
import { href } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { SliderProductCard } from '../product-card/slider-product-card.tsx';
import type { Viewer } from '../viewer/use-viewer.ts';
import { PAGE_WIDE } from './image-widths.ts';
import { topListLink } from './top-list-link.ts';
import classes from './top-list-section.module.css';
import { TopReview } from './top-review.tsx';

export interface TopListSectionProps {
  readonly list: TopList;
  readonly viewer: Viewer;
  readonly reviews: readonly ReviewHighlight[];
  /** [O2.12-01] Type 5: with its banner and, under it, the description. */
  readonly hasBanner: boolean;
}

/** [2.12] A top list: banner, name, products in a slider, the best-rated reviews, the link to the whole list. */
export function TopListSection({ list, viewer, reviews, hasBanner }: TopListSectionProps) {
  const { name, products, normalBanner, description } = list;
  if (products.length === 0) return null;
  const link = topListLink(list, href);
  const banner = hasBanner ? normalBanner : null;
  const place = reviewPlace(list.whereToShowReviews);
  return (
    <div className={classes.section}>
      {banner === null ? null : (
        <a href={link ?? undefined} aria-label={name} className={classes.banner}>
          <Image
            src={banner}
            alt=""
            width={966}
            height={300}
            fluid={PAGE_WIDE}
            fit="cover"
            className={classes.picture}
          />
        </a>
      )}
      <Carousel
        label={name}
        heading={
          <SectionHeading
            action={
              link === null ? undefined : (
                <TextLink
                  href={link}
                  variant="strong"
                  aria-label={`${topListLinkText(list)}: ${name}`}
                  className={classes.wideLink}
                >
                  {topListLinkText(list)}
                </TextLink>
              )
            }
          >
            {name}
          </SectionHeading>
        }
      >
        {[
          ...products.map((product) => <SliderProductCard key={product.id} product={product} viewer={viewer} />),
          ...(place === 'slider'
            ? reviews.map((review) => <TopReview key={`review-${review.id}`} review={review} />)
            : []),
        ]}
      </Carousel>
      {link === null ? null : (
        <Button href={link} block aria-label={`${topListLinkText(list)}: ${name}`} className={classes.narrowLink}>
          {topListLinkText(list)}
        </Button>
      )}
      {banner === null || description === '' ? null : <p className={classes.description}>{description}</p>}
      {place === 'below' && reviews.length > 0 ? (
        <ul role="list" aria-label={`Recensioner: ${name}`} className={classes.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <TopReview review={review} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
