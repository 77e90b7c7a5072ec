import type { Order } from '@shop/contracts/api/checkout';
import { DEFAULT_CURRENCY } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { useEffect } from 'react';

const STORAGE_KEY = 'tracked-purchase';

/** Reports a paid order to analytics once, however often the page is viewed; the platform checks consent [O2.17-18]. */
export function useTrackedPurchase(order: Order | null): void {
  const { track } = usePlatform();
  const id = order?.payment.status === 'paid' ? order.id : null;
  const value = order?.totals.total ?? 0;
  useEffect(() => {
    if (id === null || sessionStorage.getItem(STORAGE_KEY) === id) return;
    sessionStorage.setItem(STORAGE_KEY, id);
    track('purchase', { orderId: id, value, currency: DEFAULT_CURRENCY });
  }, [id, value, track]);
}
