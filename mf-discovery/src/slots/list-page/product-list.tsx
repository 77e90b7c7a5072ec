import { clsx } from 'clsx';
import { ListExtraData } from '../../features/extra-data/list-extra-data.tsx';
import { ListFit } from '../../features/my-computer/list-fit.tsx';
import { ProductSlider } from '../../features/product-card/product-slider.tsx';
import { useViewer } from '../../features/viewer/use-viewer.ts';
import { FilterChips } from './filter-chips.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ShownList } from './load-list.ts';
import { PRODUCT_LAYOUTS } from './product-layouts.tsx';
import classes from './product-list.module.css';
import { useListMode } from './use-list-mode.ts';
import { FIRST_SCREEN_CARDS, useIsWhole } from './use-is-whole.ts';
import { useListPages } from './use-list-pages.ts';

/** [2.13] The products with everything around them. */
export function ProductList({ list }: { readonly list: ShownList }) {
  const pages = useListPages(list);
  const viewer = useViewer();
  const [mode, setMode] = useListMode();
  const Layout = PRODUCT_LAYOUTS[mode];
  const isWhole = useIsWhole();
  return (
    <>
      <ListToolbar list={list} mode={mode} onMode={setMode} />
      <FilterChips chips={list.chips} />
      <ListFit products={pages.products} />
      <ListExtraData products={pages.products} />
      <section
        aria-label="Produkter"
        aria-busy={pages.state === 'loading'}
        className={clsx(classes.products, !isWhole && classes.firstScreen)}
      >
        <Layout products={isWhole ? pages.products : pages.products.slice(0, FIRST_SCREEN_CARDS)} viewer={viewer} />
      </section>
      {isWhole ? (
        <>
          <ListFoot list={list} pages={pages} />
          <ProductSlider title="Liknande" products={list.similar} hasBuyButton />
          <ProductSlider
            title="Du kanske även är intresserad av dessa produkter"
            products={list.relatedProducts}
            hasBuyButton
          />
        </>
      ) : null}
    </>
  );
}
