import type { Wishlist } from '@shop/contracts/api/wishlist';
import { useIsHydrated, useNow, usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { addListed, canBeAdded } from './add-listed.ts';
import classes from './wishlists.module.css';

/** [O2.17-05] Puts what can be had into the cart, in the wished quantities; what cannot is counted, not hidden. */
export function BuyAll({ rows }: Pick<Wishlist, 'rows'>) {
  const { bus } = usePlatform();
  const isHydrated = useIsHydrated();
  const isLoggedIn = Boolean(useShared('user'));
  const now = useNow();
  const buyable = rows.filter(({ product }) => canBeAdded(product, now));
  const missing = rows.length - buyable.length;
  // Each row has a button of its own, which works without JavaScript.
  if (!isHydrated || buyable.length === 0 || rows.length < 2) return null;
  const addAll = (): void => {
    for (const { product, quantity } of buyable) bus.emit('cart.add', addListed(product, quantity, isLoggedIn));
    bus.emit('cart.open', {});
  };
  return (
    <div className={classes.buyAll}>
      <Button variant="primary" size="large" onClick={addAll}>
        Lägg alla i varukorgen
      </Button>
      {missing === 0 ? null : (
        <p className={classes.muted}>
          {missing === 1 ? 'En produkt går inte att köpa just nu.' : `${missing} produkter går inte att köpa just nu.`}
        </p>
      )}
    </div>
  );
}
