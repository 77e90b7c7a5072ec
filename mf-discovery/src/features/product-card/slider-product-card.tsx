import type { ProductSummary } from '@shop/contracts';
import { href } from '@shop/platform';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { toProductCard } from '../../components/product-card/to-product-card.ts';
import { memo } from 'react';
import type { Viewer } from '../viewer/use-viewer.ts';
import { CardBuyButton } from '../buying/card-buy-button.tsx';

export interface SliderProductCardProps {
  readonly product: ProductSummary;
  readonly viewer: Viewer;
  readonly hasBuyButton?: boolean;
  readonly hasStock?: boolean;
}

/** A product of a slider. Top lists show it without buy button and stock [2.12-06], [2.12-07]. */
export const SliderProductCard = memo(function SliderProductCard(props: SliderProductCardProps) {
  const { product, viewer, hasBuyButton = false, hasStock = false } = props;
  const { stock, ...card } = toProductCard(product, href('product', { id: product.id, name: product.name }), viewer);
  return (
    <ProductCard
      product={hasStock ? { ...card, stock } : card}
      buyButton={hasBuyButton ? <CardBuyButton product={product} viewer={viewer} /> : undefined}
    />
  );
});
