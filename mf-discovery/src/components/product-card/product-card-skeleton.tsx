import { Skeleton } from '@shop/ui/skeleton/skeleton.tsx';
import styles from './product-card.module.css';

/** The room of one ProductCard, before there is anything in it. */
export function ProductCardSkeleton({ hasBuyButton = true }: { readonly hasBuyButton?: boolean }) {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.media} />
      <div className={styles.body}>
        <div className={styles.title}>
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <div className={styles.subtitle}>
          <Skeleton width="wide" />
        </div>
        <div className={styles.facts}>
          <Skeleton width="half" />
        </div>
        <div className={styles.bottom}>
          <Skeleton shape="price" width="half" />
          <Skeleton width="wide" />
          {hasBuyButton ? (
            <div className={styles.buy}>
              <Skeleton shape="control" />
            </div>
          ) : null}
        </div>
      </div>
    </div>
  );
}
