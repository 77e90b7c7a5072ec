import { postBackToCart } from '@shop/contracts/api/unpaid-order';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

/** Cancels an unpaid order after a yes, and gives its rows back into the cart; true when that was done. */
export function useBackToCart(): { isGoingBack: boolean; goBack(orderId: string): Promise<boolean> } {
  const { api, bus, modals, toasts } = usePlatform();
  const [isGoingBack, setIsGoingBack] = useState(false);
  const goBack = async (orderId: string): Promise<boolean> => {
    const isSure = await modals.confirm({
      title: 'Avbeställ',
      text: `Beställning ${orderId} avbeställs, och varorna ligger i varukorgen igen. Vill du det?`,
    });
    if (!isSure) return false;
    setIsGoingBack(true);
    try {
      await api.call(postBackToCart, { params: { id: orderId } });
      bus.emit('cart.refresh', {});
      toasts.show('Beställningen är avbeställd. Varorna ligger i varukorgen igen.', 'ok');
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      toasts.show(error.userMessage, 'error');
      return false;
    } finally {
      setIsGoingBack(false);
    }
  };
  return { isGoingBack, goBack };
}
