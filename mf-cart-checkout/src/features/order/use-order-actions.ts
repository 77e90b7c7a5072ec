import { cancelOrder, type Order } from '@shop/contracts/api/checkout';
import { buyAgainEvents } from '@shop/contracts/buy-again';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

const MONEY_BACK = 'Har du betalat får du tillbaka pengarna.';
const CANCEL = {
  title: 'Avbeställ',
  text: (id: string): string => `Vill du avbeställa beställning ${id}? ${MONEY_BACK}`,
  done: 'Beställningen är avbeställd.',
};
const CHANGE = {
  title: 'Ändra beställningen',
  text: (id: string): string =>
    `Beställning ${id} avbeställs och varorna läggs i varukorgen till dagens priser. Där lägger du till eller tar bort, och beställer på nytt. ${MONEY_BACK}`,
  done: 'Beställningen är avbeställd. Varorna ligger i varukorgen.',
};

export interface OrderActions {
  /** The action whose response is awaited. */
  readonly busy: 'cancel' | 'change' | null;
  cancel(): Promise<void>;
  change(): Promise<void>;
  buyAgain(): void;
}

interface Options {
  readonly order: Order;
  readonly secret: string | null;
  readonly onChanged: (order: Order) => void;
  readonly refresh: () => Promise<void>;
}

/** What a buyer can do with an order that is not packed, and 'Köp igen' with any. */
export function useOrderActions({ order, secret, onChanged, refresh }: Options): OrderActions {
  const { api, bus, href, modals, navigate, toasts } = usePlatform();
  const [busy, setBusy] = useState<OrderActions['busy']>(null);

  const cancelAs = async (action: 'cancel' | 'change'): Promise<boolean> => {
    const { title, text, done } = action === 'cancel' ? CANCEL : CHANGE;
    if (!(await modals.confirm({ title, text: text(order.id) }))) return false;
    setBusy(action);
    try {
      const query = secret === null ? {} : { secret };
      const { data } = await api.call(cancelOrder, { params: { id: order.id }, query });
      onChanged(data.order);
      toasts.show(done, 'ok');
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
      await refresh();
      return false;
    } finally {
      setBusy(null);
    }
  };
  const buyAgain = (): void => {
    for (const event of buyAgainEvents(order.rows)) bus.emit('cart.add', event);
  };
  return {
    busy,
    buyAgain,
    cancel: async () => void (await cancelAs('cancel')),
    change: async () => {
      if (!(await cancelAs('change'))) return;
      buyAgain();
      await navigate(href('checkout'));
    },
  };
}
