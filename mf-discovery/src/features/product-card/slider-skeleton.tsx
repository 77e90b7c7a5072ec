import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import classes from './slider-skeleton.module.css';

const CARDS = [1, 2, 3, 4];

interface SliderSkeletonProps {
  /** Of sliders. */
  readonly count?: number;
  readonly hasBuyButton?: boolean;
}

/** The room of sliders that are on their way. */
export function SliderSkeleton({ count = 1, hasBuyButton = true }: SliderSkeletonProps) {
  return (
    <SkeletonGroup label="Hämtar produkter">
      <div className={classes.sliders}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <div className={classes.head}>
              <Skeleton shape="title" width="third" />
            </div>
            <div className={classes.row}>
              {CARDS.map((each) => (
                <ProductCardSkeleton key={each} hasBuyButton={hasBuyButton} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
