import type { Cart } from '@shop/contracts';
import { usePlatform, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Truck } from 'lucide-react';
import classes from './free-shipping-info.module.css';
import { freeShippingNote } from './free-shipping-text.ts';

/** How far it is to free shipping; a visitor is also shown the way to become a member [2.9-15]. */
export function FreeShippingInfo({ cart }: { readonly cart: Pick<Cart, 'rows' | 'freeShipping'> }) {
  const { bus } = usePlatform();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const note = freeShippingNote(cart, isWithoutVat);
  if (note === null) return null;
  return (
    <p className={classes.note} data-reached={note.isReached}>
      <Icon of={Truck} size={20} className={classes.icon} />
      <span>
        {note.text}
        {note.needsLogin ? (
          <>
            {' '}
            <button type="button" className={classes.login} onClick={() => bus.emit('login.open', { mode: 'login' })}>
              Logga in / Bli Medlem
            </button>
          </>
        ) : null}
      </span>
    </p>
  );
}
