import type { ProductSummary } from '@shop/contracts';
import { href } from '@shop/platform';
import { HydrationIsland } from '../../components/hydration-island/hydration-island.tsx';
import { ProductCardCompact } from '../../components/product-card/product-card-compact.tsx';
import { toProductCard } from '../../components/product-card/to-product-card.ts';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import { clsx } from 'clsx';
import { memo, type ComponentType } from 'react';
import { useSkipping } from '../../components/skipping/use-skipping.ts';
import { CardBuyButton } from '../../features/buying/card-buy-button.tsx';
import { EnergyMark } from '../../features/energy/energy-mark.tsx';
import { ListProductCard } from '../../features/product-card/list-product-card.tsx';
import { ProductRow } from '../../features/product-card/product-row.tsx';
import type { ListMode } from '../../features/product-list/list-state.ts';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import { CARDS_ABOVE_FOLD } from './image-priority.ts';
import classes from './product-list.module.css';

interface LayoutProps {
  readonly products: readonly ProductSummary[];
  readonly viewer: Viewer;
}

function GridLayout({ products, viewer }: LayoutProps) {
  return (
    <ProductGrid layout="withAside">
      {products.map((product, index) => (
        <HydrationIsland key={product.id}>
          <ListProductCard product={product} viewer={viewer} isAboveFold={index < CARDS_ABOVE_FOLD} />
        </HydrationIsland>
      ))}
    </ProductGrid>
  );
}

function RowLayout({ products, viewer }: LayoutProps) {
  const skipping = useSkipping();
  return (
    <ul role="list" className={clsx(classes.rows, skipping)}>
      {products.map((product, index) => (
        <li key={product.id}>
          <HydrationIsland>
            <ProductRow product={product} viewer={viewer} isAboveFold={index < CARDS_ABOVE_FOLD} />
          </HydrationIsland>
        </li>
      ))}
    </ul>
  );
}

function CompactLayout({ products, viewer }: LayoutProps) {
  const skipping = useSkipping();
  return (
    <ul role="list" className={clsx(classes.compact, skipping)}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCardCompact
            product={toProductCard(product, href('product', { id: product.id, name: product.name }), {
              ...viewer,
              isCompact: true,
            })}
            energy={<EnergyMark product={product} />}
            action={<CardBuyButton product={product} viewer={viewer} />}
          />
        </li>
      ))}
    </ul>
  );
}

/** [2.13-03] Component of each layout. */
export const PRODUCT_LAYOUTS: Readonly<Record<ListMode, ComponentType<LayoutProps>>> = {
  grid: memo(GridLayout),
  list: memo(RowLayout),
  compact: memo(CompactLayout),
};
