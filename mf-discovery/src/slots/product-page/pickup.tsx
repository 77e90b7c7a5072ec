import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { href, useIsHydrated } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Store } from 'lucide-react';
import { Suspense } from 'react';
import type { FullProduct } from './load-product.ts';
import classes from './pickup.module.css';

const PickupChoice = lazyPart(() => import('./pickup-choice.tsx'));

/**
 * Whether the product can be picked up, beside the buy button. The page's HTML is shared, so the shopper's store comes
 * in the browser, into the space of the link to all stores.
 */
export function Pickup({ product }: { readonly product: FullProduct }) {
  const isHydrated = useIsHydrated();
  const fallback = (
    <p className={classes.words}>
      <a href={href('info', { id: INFO_PAGE_IDS.stores, name: 'Våra butiker' })} className={classes.action}>
        Hämta i butik
      </a>
    </p>
  );
  return (
    <div className={classes.pickup}>
      <Icon of={Store} />
      {isHydrated ? (
        <Suspense fallback={fallback}>
          <PickupChoice product={product} />
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}
