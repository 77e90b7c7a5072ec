import { getOrder, type Order } from '@shop/contracts/api/checkout';
import { buyAgainEvents } from '@shop/contracts/buy-again';
import { isApiError, usePlatform } from '@shop/platform';
import { Button, type ButtonAppearance } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';

const FAILED = 'Det gick inte att hämta beställningen. Försök igen.';

export interface BuyAgainButtonProps extends Pick<ButtonAppearance, 'variant'> {
  readonly orderId: string;
  /** Fetched when missing, as in the list. */
  readonly rows?: Order['rows'];
}

/** Adds everything that was ordered to the cart again; the cart itself shows what was added. */
export function BuyAgainButton({ orderId, rows, variant }: BuyAgainButtonProps) {
  const { api, bus, toasts } = usePlatform();
  const [isBusy, setIsBusy] = useState(false);
  const buy = async () => {
    setIsBusy(true);
    try {
      const bought = rows ?? (await api.call(getOrder, { params: { id: orderId } })).data.order.rows;
      for (const event of buyAgainEvents(bought)) bus.emit('cart.add', event);
    } catch (error) {
      toasts.show(isApiError(error) ? error.userMessage : FAILED, 'error');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      icon={<Icon of={RotateCcw} />}
      variant={variant}
      isLoading={isBusy}
      aria-label={`Köp igen: beställning ${orderId}`}
      onClick={() => void buy()}
    >
      Köp igen
    </Button>
  );
}
