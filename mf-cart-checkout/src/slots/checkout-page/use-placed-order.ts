import { getOrder, type Order } from '@shop/contracts/api/checkout';
import type { PayableOrder } from '@shop/contracts/api/payable-order';
import type { ApiClient } from '@shop/contracts/platform';
import { paymentLinkToken } from '@shop/domain/payment-link';
import { usePlatform } from '@shop/platform';
import { useCallback, useEffect, useState } from 'react';
import { orderKey } from '../../features/checkout/order-key.ts';
import { clearCheckoutData, readCheckoutData, writeCheckoutData } from '../../features/payment/checkout-cookie.ts';
import { loadLink, stageOrder } from '../../features/payment/load-payable.ts';
import { RETURNED } from '../../features/payment/returned.ts';
import type { StagedOrder } from '../../features/payment/staged-order.ts';

const isUnpaid = ({ status, payment }: Order): boolean => status === 'awaitingPayment' && payment.status !== 'paid';

export interface PlacedOrder {
  readonly order: StagedOrder | null;
  /** How that order can be paid; null for one that was just placed in this form, which knows it. */
  readonly methods: PayableOrder['paymentMethods'] | null;
  show(placed: StagedOrder): void;
}

/** Null when that cannot be had: the methods of the page's own checkout are shown then, and the server checks them. */
async function methodsOf(api: ApiClient, { payment }: Order): Promise<PlacedOrder['methods']> {
  const token = paymentLinkToken(payment.paymentLink);
  const link = token === null ? null : await loadLink(api, token).catch(() => null);
  return link?.kind === 'open' ? link.methods : null;
}

/**
 * The order to pay: the one just placed, the one that the buyer returns to from the card provider's page, or, with an
 * empty cart, the one whose payment a reload interrupted [O4-43]. Null while there is none.
 */
export function usePlacedOrder(isCartEmpty: boolean): PlacedOrder {
  const { api, navigate, href } = usePlatform();
  const [order, setOrder] = useState<StagedOrder | null>(null);
  const [methods, setMethods] = useState<PlacedOrder['methods']>(null);

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
      async ({ data }) => {
        key.settle();
        if (isUnpaid(data.order)) {
          setMethods(await methodsOf(api, data.order));
          show({ ...stageOrder(data.order), ...(isReturning && { payment: RETURNED }) });
        } else {
          clearCheckoutData(document);
          if (isReturning) void navigate(href('checkout-complete', { id: data.order.id }), { replace: true });
        }
      },
      // Not this session's order any more: the page is the empty checkout that it shows.
      () => undefined,
    );
    return () => controller.abort();
  }, [api, navigate, href, isCartEmpty, show]);

  return { order, methods, show };
}
