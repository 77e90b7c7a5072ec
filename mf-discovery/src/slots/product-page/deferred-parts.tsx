import { QueryProvider } from '@shop/platform';
import { Questions } from '../../features/questions/questions.tsx';
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './deferred-parts.module.css';
import { Reviews } from '../../features/reviews/reviews.tsx';
import { Tips } from './tips.tsx';

/** Deferred parts of the page: recommendations, reviews, recently viewed products. */
export default function DeferredParts({ product }: { readonly product: FullProduct }) {
  return (
    <QueryProvider>
      <div className={classes.parts}>
        <Tips product={product} />
        <Reviews productId={product.id} />
        <Questions productId={product.id} />
        <RecentlyViewed title="Du tittade nyligen på" count={5} exceptId={product.id} />
      </div>
    </QueryProvider>
  );
}
