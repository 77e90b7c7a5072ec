import type { CtoQuote } from '@shop/contracts/api/configure-to-order';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Check, ShoppingCart } from 'lucide-react';
import type { FormEvent } from 'react';
import { useConfirmation } from '../buying/use-confirmation.ts';
import { BUILD_FORM } from './build-form.ts';
import { useChangedBuild } from './use-changed-build.ts';

export interface BuyBuildProps {
  readonly quote: CtoQuote;
  readonly isPending: boolean;
}

/**
 * Puts the build into the cart, or in the place of the one that is being changed: a form that the shell posts without
 * JavaScript, else commands on the bus.
 */
export function BuyBuild({ quote, isPending }: BuyBuildProps) {
  const { bus, track } = usePlatform();
  const [isConfirmed, confirm] = useConfirmation();
  const changed = useChangedBuild();
  const label = changed.row === null ? 'Lägg bygget i varukorgen' : 'Byt ut bygget i varukorgen';
  const { cartRow, vat, summary } = quote;
  if (cartRow === null) {
    return (
      <Button variant="primary" size="large" block disabled>
        {label}
      </Button>
    );
  }
  const { productId, unitPrice, extraData, name, previewUrl } = cartRow;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    confirm();
    if (changed.row !== null) return changed.replaceBy(extraData.ctoConfigurationId);
    bus.emit('cart.add', { productId, unitPrice, unitVat: vat, extraData, name, subTitle: summary, previewUrl });
    track('add_to_cart', { productId, quantity: 1, price: unitPrice });
  };
  return (
    <form {...BUILD_FORM} onSubmit={onSubmit}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="unitPrice" value={unitPrice} />
      <input type="hidden" name="ctoConfigurationId" value={extraData.ctoConfigurationId} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        isLoading={isPending}
        icon={<Icon of={isConfirmed ? Check : ShoppingCart} size={16} />}
      >
        {isConfirmed ? 'Lagd i varukorgen' : label}
      </Button>
    </form>
  );
}
