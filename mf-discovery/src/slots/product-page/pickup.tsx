import { INFO_PAGE_IDS } from '@shop/domain/ids';
import { href } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import { Store } from 'lucide-react';
import { Deferred } from '../../components/deferred/deferred.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './pickup.module.css';

const PickupChoice = lazyPart(() => import('./pickup-choice.tsx'));

/**
 * Whether the product can be picked up, beside the buy button. The page's HTML is shared, so the shopper's store comes
 * in the browser, into the space of the link to all stores.
 */
export function Pickup({ product }: { readonly product: FullProduct }) {
  const toStores = (
    <p className={classes.words}>
      <a href={href('info', { id: INFO_PAGE_IDS.stores, name: 'Våra butiker' })} className={classes.action}>
        Hämta i butik
      </a>
    </p>
  );
  return (
    <div className={classes.pickup}>
      <Icon of={Store} />
      <Deferred fallback={toStores}>
        <PickupChoice product={product} />
      </Deferred>
    </div>
  );
}
