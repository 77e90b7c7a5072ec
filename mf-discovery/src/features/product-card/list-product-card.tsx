import type { ProductSummary } from '@shop/contracts';
import { href } from '@shop/platform';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { toProductCard } from '../../components/product-card/to-product-card.ts';
import { memo } from 'react';
import { CardBuyButton } from '../buying/card-buy-button.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { EnergyMark } from '../energy/energy-mark.tsx';
import type { Viewer } from '../viewer/use-viewer.ts';
import classes from './list-product-card.module.css';
import { useSponsored } from './use-sponsored.ts';

export interface ListProductCardProps {
  readonly product: ProductSummary;
  readonly viewer: Viewer;
  readonly isAboveFold?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** [2.13-24..37] A product of a list in the grid, with everything a card shows and its buy button. */
export const ListProductCard = memo(function ListProductCard(props: ListProductCardProps) {
  const { product, viewer, isAboveFold, headingLevel = 2 } = props;
  const { ref, onLinkClick } = useSponsored(product);
  return (
    <div ref={ref} className={classes.fill}>
      <ProductCard
        product={toProductCard(product, href('product', { id: product.id, name: product.name }), viewer)}
        buyButton={
          <div className={classes.actions}>
            <CardBuyButton product={product} viewer={viewer} />
            <CompareButton product={product} block />
          </div>
        }
        energy={<EnergyMark product={product} />}
        onLinkClick={onLinkClick}
        headingLevel={headingLevel}
        isAboveFold={isAboveFold}
      />
    </div>
  );
});
