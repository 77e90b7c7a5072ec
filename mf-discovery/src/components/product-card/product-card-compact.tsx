import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { Image } from '@shop/ui/image/image.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import type { ProductCardData } from './product-card-data.ts';
import styles from './product-card-compact.module.css';

export interface ProductCardCompactProps {
  readonly product: Pick<ProductCardData, 'href' | 'imageSrc' | 'title' | 'subtitle' | 'price' | 'stock'>;
  /** Rank in a top list, rendered before the image. */
  readonly position?: number;
  /** The energy label, beside the price as EU law wants it. */
  readonly energy?: ReactNode;
  /** At the row's end, a target of its own: a small buy button, a stepper, a remove button. */
  readonly action?: ReactNode;
  readonly onLinkClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly className?: string;
}

const IMAGE_SIDE = 72;

/** A product on one row: top lists, search suggestions, cart rows. */
export function ProductCardCompact({
  product,
  position,
  energy,
  action,
  onLinkClick,
  className,
}: ProductCardCompactProps) {
  return (
    <article className={clsx(styles.card, className)}>
      {position === undefined ? null : <span className={styles.position}>{position}</span>}
      <div className={styles.media}>
        <Image src={product.imageSrc} alt="" width={IMAGE_SIDE} height={IMAGE_SIDE} className={styles.image} />
      </div>
      <div className={styles.text}>
        <a href={product.href} onClick={onLinkClick} className={styles.link}>
          {product.title}
        </a>
        {product.subtitle === undefined ? null : <span className={styles.subtitle}>{product.subtitle}</span>}
        <div className={styles.priceLine}>
          <Price {...product.price} size="small" />
          {energy}
        </div>
        {product.stock === undefined ? null : <StockLine {...product.stock} />}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </article>
  );
}
