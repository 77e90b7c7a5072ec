import { Icon } from '@shop/ui/icon/icon.tsx';
import { Bell } from 'lucide-react';
import { CompareButton } from '../../features/compare/compare-button.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';
import { WatchButton } from '../../features/watch/watch-button.tsx';
import { HeartButton } from '../../features/wishlist/heart-button.tsx';
import type { FullProduct } from './load-product.ts';
import classes from './product-actions.module.css';

/** What else can be done with a product than buying it: save it, watch its price, compare it, share it. */
export const ProductActions = ({ product }: { readonly product: FullProduct }) => (
  <div className={classes.actions}>
    <HeartButton product={product} />
    {product.isGiftCard || product.discontinued ? null : (
      <WatchButton product={product} kind="price" variant="quiet" size="small" icon={<Icon of={Bell} size={16} />}>
        Bevaka priset
      </WatchButton>
    )}
    <CompareButton product={product} />
    <ShareButton title={product.mainTitle} />
  </div>
);
