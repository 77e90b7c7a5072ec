import { usePlatform } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import type { CartDriver } from '../../features/cart-engine/cart-driver.ts';

const NAME = 'cart';

/** Whether the large cart is open. A route change, a login, a logout or another dropdown closes it [4-31]. */
export function useCartDrawer(driver: CartDriver | null): { isOpen: boolean; open: () => void; close: () => void } {
  const { bus } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const open = useCallback(() => {
    setIsOpen(true);
    bus.emit('dropdown.opened', { name: NAME });
    // [2.9-09] The opened drawer checks the cart.
    driver?.check();
  }, [bus, driver]);

  useEffect(() => bus.on('cart.open', open), [bus, open]);
  useEffect(() => {
    const stops = [
      bus.on('route.changed', close),
      bus.on('login.done', close),
      bus.on('logout.done', close),
      bus.on('dropdown.opened', ({ name }) => {
        if (name !== NAME) close();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bus, close]);

  return { isOpen, open, close };
}
