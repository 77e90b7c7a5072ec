import { getProductTips } from '@shop/contracts';
import { useApiQuery } from '@shop/platform';
import { ProductSlider } from '../../features/product-card/product-slider.tsx';
import { SliderSkeleton } from '../../features/product-card/slider-skeleton.tsx';
import { useTouchpoint } from '../../features/viewer/use-touchpoint.ts';
import type { FullProduct } from './load-product.ts';
import classes from './tips.module.css';

/** Room for all of them, so that nothing below moves when they come. */
const SLIDERS = 3;

/** [7.6-11] Recommendations. When they cannot be fetched the page omits them. */
export function Tips({ product }: { readonly product: FullProduct }) {
  const touchpoint = useTouchpoint();
  const { data, isPending } = useApiQuery(getProductTips, { params: { id: product.id }, query: { touchpoint } });
  return (
    <div id="liknande" className={classes.tips}>
      {isPending ? <SliderSkeleton count={SLIDERS} /> : null}
      {data === undefined ? null : (
        <>
          <ProductSlider title="Köps ofta tillsammans" products={data.boughtTogether} hasBuyButton />
          <ProductSlider title="Tillbehör" products={data.accessories} hasBuyButton />
          <ProductSlider title="Liknande produkter" products={data.similarProducts} hasBuyButton />
        </>
      )}
    </div>
  );
}
