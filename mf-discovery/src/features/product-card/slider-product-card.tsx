import type { ProductSummary } from '@shop/contracts';
import { href, usePlatform } from '@shop/platform';
import { memo } from 'react';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import { toProductCard } from '../../components/product-card/to-product-card.ts';
import { CardBuyButton } from '../buying/card-buy-button.tsx';
import { EnergyMark } from '../energy/energy-mark.tsx';
import { useTouchpoint } from '../viewer/use-touchpoint.ts';
import type { Viewer } from '../viewer/use-viewer.ts';
import { reportSponsoredClick } from './sponsored-reports.ts';

export interface SliderProductCardProps {
  readonly product: ProductSummary;
  readonly viewer: Viewer;
  readonly hasBuyButton?: boolean;
  readonly hasStock?: boolean;
  /** A product of the slider is sponsored. */
  readonly hasLabelSpace?: boolean;
  /** Place in a top list, from 1. */
  readonly rank?: number;
  /** [3-102] False: without the stars, or without the number of reviews. */
  readonly hasScore?: boolean;
  readonly hasReviewCount?: boolean;
}

/** A product of a slider. Top lists show it without buy button and stock [2.12-06], [2.12-07]. */
export const SliderProductCard = memo(function SliderProductCard(props: SliderProductCardProps) {
  const { product, viewer, rank, hasBuyButton = false, hasStock = false, hasLabelSpace } = props;
  const { hasScore = true, hasReviewCount = true } = props;
  const { api } = usePlatform();
  const touchpoint = useTouchpoint();
  const { stock, rating, ...card } = toProductCard(
    product,
    href('product', { id: product.id, name: product.name }),
    viewer,
  );
  return (
    <ProductCard
      product={{
        ...card,
        rank,
        stock: hasStock ? stock : undefined,
        rating:
          hasScore && rating !== undefined
            ? { ...rating, count: hasReviewCount ? rating.count : undefined }
            : undefined,
      }}
      hasLabelSpace={hasLabelSpace}
      energy={<EnergyMark product={product} />}
      buyButton={hasBuyButton ? <CardBuyButton product={product} viewer={viewer} /> : undefined}
      onLinkClick={product.sponsored ? () => reportSponsoredClick(api, product, touchpoint) : undefined}
    />
  );
});
