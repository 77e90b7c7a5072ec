import { useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import type { CartDriver } from '../../features/cart-engine/cart-driver.ts';
import { useCartDriver } from '../../features/cart-engine/cart-driver-of.ts';
import classes from './cart-drawer.module.css';

const NONE: readonly string[] = [];

function Changes({ notices }: { readonly notices: CartDriver['notices'] }) {
  const texts = useSyncExternalStore(notices.subscribe, notices.current, () => NONE);
  // Whoever closes the cart has seen what stood at its top.
  useEffect(() => () => notices.markRead(), [notices]);
  return (
    <div role="status">
      {texts.length === 0 ? null : (
        <Alert tone="warning" title="Din varukorg har ändrats" onDismiss={() => notices.markRead()}>
          <ul className={classes.changes}>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** [1-56] What the server has changed in the cart, until the shopper has read it. */
export function CartChanges() {
  const driver = useCartDriver();
  // Each change of the cart renders this again.
  useShared('cart');
  if (driver === null) return null;
  return (
    <>
      {driver.isWaiting() ? (
        <Alert tone="info" title="Sparas och skickas när du är uppkopplad igen">
          Då kontrollerar vi också pris och lager, och visar vad som har ändrats.
        </Alert>
      ) : null}
      <Changes notices={driver.notices} />
    </>
  );
}
