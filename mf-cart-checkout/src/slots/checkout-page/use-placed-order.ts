import { getOrder, type Order } from '@shop/contracts/api/checkout';
import { usePlatform } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import { orderKey } from '../../features/checkout/order-key.ts';
import { clearCheckoutData, readCheckoutData, writeCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { stageOrder } from '../../features/payment/load-payable.ts';
import { RETURNED } from '../../features/payment/returned.ts';
import type { StagedOrder } from '../../features/payment/staged-order.ts';

const isUnpaid = ({ status, payment }: Order): boolean => status === 'awaitingPayment' && payment.status !== 'paid';

/**
 * The order to pay: the one just placed, the one that the buyer returns to from the card provider's page, or, with an
 * empty cart, the one whose payment a reload interrupted [O4-43]. Null while there is none.
 */
export function usePlacedOrder(isCartEmpty: boolean): { order: StagedOrder | null; show(placed: StagedOrder): void } {
  const { api, navigate, href } = usePlatform();
  const [order, setOrder] = useState<StagedOrder | null>(null);

  const show = useCallback((placed: StagedOrder) => {
    writeCheckoutData(document, { orderId: placed.orderId });
    setOrder(placed);
  }, []);

  useEffect(() => {
    const key = orderKey(sessionStorage, () => crypto.randomUUID());
    // An attempt without a response has no number: if it succeeded, it is the newest order of this session.
    const { returningFromPaymentProvider: isReturning, paymentLink, ...stored } = readCheckoutData(document);
    const orderId = key.isOpen() ? 'latest' : stored.orderId;
    if (isReturning && orderId === null && paymentLink !== null) {
      void navigate(href('checkout', { paymentLink }), { replace: true });
      return undefined;
    }
    if (orderId === null || (!isCartEmpty && !isReturning)) return undefined;
    const controller = new AbortController();
    api.call(getOrder, { params: { id: orderId } }, { signal: controller.signal, fresh: true }).then(
      ({ data }) => {
        key.settle();
        if (isUnpaid(data.order)) show({ ...stageOrder(data.order), ...(isReturning && { payment: RETURNED }) });
        else {
          clearCheckoutData(document);
          if (isReturning) void navigate(href('checkout-complete', { id: data.order.id }), { replace: true });
        }
      },
      // Not this session's order any more: the page is the empty checkout that it shows.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, navigate, href, isCartEmpty, show]);

  return { order, show };
}
