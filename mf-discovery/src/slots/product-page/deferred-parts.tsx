import { QueryProvider } from '@shop/platform';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Suspense } from 'react';
import { DeferredSkeleton } from '../../components/deferred/deferred-skeleton.tsx';
import { BundleOffer } from '../../features/bundle/bundle-offer.tsx';
import { isBuild } from '../../features/buying/buy-action.ts';
import { Questions } from '../../features/questions/questions.tsx';
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './deferred-parts.module.css';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { Replacements } from './replacements.tsx';
import { Tips } from './tips.tsx';
import { useLateAnchor } from './use-late-anchor.ts';

const PriceHistory = lazyPart(() => import('../../features/price-history/price-history.tsx'));

/** Without one price for all there is no history: gift cards, and computers that are built to order. */
const hasHistory = (product: FullProduct): boolean => !product.isGiftCard && !isBuild(product);

interface DeferredPartsProps {
  readonly product: FullProduct;
  /** The page was there before; see `useLateAnchor`. */
  readonly areLate: boolean;
}

/** Deferred parts of the page: bundle, recommendations, reviews, prices, replacements, recently viewed products. */
export default function DeferredParts({ product, areLate }: DeferredPartsProps) {
  useLateAnchor(areLate);
  return (
    <QueryProvider>
      <div className={classes.parts}>
        <BundleOffer product={product} />
        <Tips product={product} />
        <Reviews productId={product.id} />
        <Questions productId={product.id} />
        {hasHistory(product) ? (
          <Suspense fallback={<DeferredSkeleton lines={4} />}>
            <PriceHistory productId={product.id} />
          </Suspense>
        ) : null}
        {product.discontinued ? <Replacements product={product} /> : null}
        <RecentlyViewed title="Du tittade nyligen på" count={5} exceptId={product.id} />
      </div>
    </QueryProvider>
  );
}
