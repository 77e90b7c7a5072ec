import { postProductView } from '@shop/contracts';
import { KIND_LABEL } from '@shop/domain/part-facts';
import { isReleased } from '@shop/domain/release';
import { isInStock } from '@shop/domain/stock';
import { usePlatform, whenDue } from '@shop/platform';
import { HydrationIsland } from '../../components/hydration-island/hydration-island.tsx';
import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { useEffect, useRef } from 'react';
import { buyAction } from '../../features/buying/buy-action.ts';
import { useViewer } from '../../features/viewer/use-viewer.ts';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { Deferred } from '../../components/deferred/deferred.tsx';
import { DeferredSkeleton } from '../../components/deferred/deferred-skeleton.tsx';
import type { ProductPageData } from './load-product.ts';
import { NavPlace } from './nav-place.tsx';
import { PriceBlock } from './price-block.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductFacts } from './product-facts.tsx';
import classes from './product-page.module.css';
import { ProductStatus } from './product-status.tsx';
import { ProductTitle } from './product-title.tsx';
import { Splashes } from './splashes.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';
import { StockBlock } from './stock-block.tsx';
import { VariantList } from './variant-list.tsx';

const DeferredParts = lazyPart(() => import(/* webpackChunkName: "product-parts" */ './deferred-parts.tsx'));
const ProductFit = lazyPart(() => import('../../features/my-computer/product-fit.tsx'));
const Delivery = lazyPart(() => import('./delivery.tsx'));

/**
 * [O2.17-01] The product page, in the order of the shopper's decision. Keyed by product, so that another one remounts
 * it.
 */
export function ProductPage(data: ProductPageData) {
  return <Page key={data.product.id} {...data} />;
}

const isComponent = ({ specifications }: ProductPageData['product']): boolean =>
  specifications.some(({ rows }) => rows.some(({ label }) => label === KIND_LABEL));

function Page({ product, stores, delivery }: ProductPageData) {
  const platform = usePlatform();
  const viewer = useViewer();
  const buyBox = useRef<HTMLDivElement>(null);
  const { id, name } = product;
  const canBuy = buyAction(product, viewer).kind === 'buy';
  const hasEstimate = isInStock(product.stock) && isReleased(product, viewer.now);
  const isShort = !canBuy && !isInStock(product.stock);
  // Only for a first page: after stepping back a page needs its true height at once, for the scroll position.
  const isBrowserRendered = useIsBrowserRendered();
  const later = isBrowserRendered ? classes.part : classes.later;

  useEffect(() => {
    platform.track('view_item', { productId: id, name });
    // The history is a convenience; a view that could not be noted is not worth a message.
    void whenDue(platform)
      .then(() => platform.api.call(postProductView, { params: { id } }))
      .catch(() => undefined);
  }, [platform, id, name]);

  return (
    <div className={classes.page}>
      <NavPlace product={product} />
      <div className={classes.top}>
        <div className={classes.gallery}>
          <Gallery product={product} splashes={<Splashes product={product} viewer={viewer} />} />
        </div>
        <div className={isShort ? `${classes.info} ${classes.follows}` : classes.info}>
          <ProductTitle product={product} />
          <PriceBlock product={product} viewer={viewer} />
          <VariantList product={product} viewer={viewer} />
          <ProductStatus product={product} viewer={viewer} />
          <div ref={buyBox}>
            <BuyBox product={product} viewer={viewer} delivery={delivery} />
          </div>
          <ProductActions product={product} />
          <StockBlock product={product} stores={stores} viewer={viewer} />
          {product.isShippable && !product.discontinued ? (
            <div className={hasEstimate ? classes.deliveryRoom : undefined}>
              <Deferred fallback={<DeferredSkeleton lines={4} />}>
                <Delivery product={product} isPromised={delivery !== null} />
              </Deferred>
            </div>
          ) : null}
        </div>
        <div className={`${classes.facts} ${later}`}>
          <HydrationIsland>
            <ProductFacts product={product} />
          </HydrationIsland>
          {isComponent(product) ? (
            <Deferred fallback={<DeferredSkeleton lines={4} />}>
              <ProductFit product={product} />
            </Deferred>
          ) : null}
        </div>
      </div>
      <div className={later}>
        <Deferred
          fallback={
            <div className={classes.partsRoom}>
              <DeferredSkeleton lines={8} />
            </div>
          }
        >
          <DeferredParts product={product} areLate={!isBrowserRendered} />
        </Deferred>
      </div>
      {canBuy ? <StickyBuyBar product={product} viewer={viewer} watched={buyBox} /> : null}
    </div>
  );
}
