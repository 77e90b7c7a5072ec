import type { ProductSummary } from '@shop/contracts';
import { Carousel } from '../../components/carousel/carousel.tsx';
import { SectionHeading } from '@shop/ui/section-heading/section-heading.tsx';
import type { ReactNode } from 'react';
import { useViewer } from '../viewer/use-viewer.ts';
import { SliderProductCard } from './slider-product-card.tsx';
import { useImpressions } from './use-impressions.ts';

export interface ProductSliderProps {
  readonly title: string;
  readonly products: readonly ProductSummary[];
  readonly action?: ReactNode;
  readonly hasBuyButton?: boolean;
  readonly hasStock?: boolean;
}

/** A heading and a row of products that scrolls sideways; nothing without products. */
export function ProductSlider(props: ProductSliderProps) {
  const { title, products, action, hasBuyButton = false, hasStock = true } = props;
  const viewer = useViewer();
  const onSeen = useImpressions(products, title);
  if (products.length === 0) return null;
  // Its later cards are rendered when it comes near: a label of theirs must not push the page down then.
  const hasLabelSpace = products.some(({ sponsored }) => sponsored);
  return (
    <Carousel label={title} onSeen={onSeen} heading={<SectionHeading action={action}>{title}</SectionHeading>}>
      {products.map((product) => (
        <SliderProductCard key={product.id} {...{ product, viewer, hasBuyButton, hasStock, hasLabelSpace }} />
      ))}
    </Carousel>
  );
}
