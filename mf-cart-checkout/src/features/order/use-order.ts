import type { Order } from '@shop/contracts/api/checkout';
import { isApiError, usePlatform } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import { loadOrder } from './load-order.ts';

/** The order of the page: as loaded, refetched after a login and whenever it has changed. */
export function useOrder(
  initial: Order | null,
  id: string,
  secret: string | null,
): { order: Order | null; setOrder: (order: Order) => void; refresh: () => Promise<void> } {
  const { api, bus, toasts } = usePlatform();
  const [order, setOrder] = useState(initial);
  const refresh = useCallback(async () => {
    try {
      setOrder(await loadOrder(api, id, secret));
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
    }
  }, [api, id, secret, toasts]);
  useEffect(() => bus.on('login.done', () => void refresh()), [bus, refresh]);
  return { order, setOrder, refresh };
}
