import { getDiscontinuedTips } from '@shop/contracts';
import { useApiQuery } from '@shop/platform';
import { ProductSlider } from '../../features/product-card/product-slider.tsx';
import { SliderSkeleton } from '../../features/product-card/slider-skeleton.tsx';
import { useTouchpoint } from '../../features/viewer/use-touchpoint.ts';
import type { FullProduct } from './load-product.ts';

/** [1-64][7.6-13] What to buy instead of a product that is no longer made. Without a response the page omits it. */
export function Replacements({ product }: { readonly product: FullProduct }) {
  const touchpoint = useTouchpoint();
  const { data, isPending } = useApiQuery(getDiscontinuedTips, { params: { id: product.id }, query: { touchpoint } });
  return (
    <div id="ersattare">
      {isPending ? <SliderSkeleton /> : null}
      <ProductSlider title="Köp den här i stället" products={data?.products ?? []} hasBuyButton />
    </div>
  );
}
