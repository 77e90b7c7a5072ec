import { ProductCardSkeleton } from '../../components/product-card/product-card-skeleton.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import classes from './slider-skeleton.module.css';

const CARDS = [1, 2, 3, 4];

/** The room of a slider that is on its way. */
export function SliderSkeleton({ hasBuyButton = true }: { readonly hasBuyButton?: boolean }) {
  return (
    <SkeletonGroup label="Hämtar produkter">
      <div>
        <div className={classes.head}>
          <Skeleton shape="title" width="third" />
        </div>
        <div className={classes.row}>
          {CARDS.map((each) => (
            <ProductCardSkeleton key={each} hasBuyButton={hasBuyButton} />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
