import { type CheckoutChange, putCheckout } from '@shop/contracts/api/checkout';
import type { DeliveryNotes } from '@shop/contracts/api/delivery';
import type { Wallet, WalletQuote } from '@shop/contracts/api/wallet';
import { usePlatform, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Zap } from 'lucide-react';
import { useRef, useState } from 'react';
import { orderKey } from '../checkout/order-key.ts';
import { storeOrderSecret } from '../order/order-secret.ts';
import { writeCheckoutData } from '../payment/checkout-cookie.ts';
import classes from './express-checkout.module.css';
import type { ExpressOutcome } from './pay-express.ts';
import type { DeviceWallets } from './use-wallets.ts';

/** Info pages by id; their names only make the URL readable. */
const TERMS = { id: 8, name: 'Köpvillkor' };
const WITHDRAWAL = { id: 15, name: 'Ångerrätt och öppet köp' };

export interface ExpressCheckoutProps {
  readonly device: DeviceWallets;
  /** False while the cart is not the one that the quote is of. */
  readonly isReady: boolean;
  /** The notes on the delivery so far. */
  readonly notes?: DeliveryNotes | undefined;
  /** The purchase goes on in the form, with what the wallet gave; left out, the checkout is opened. */
  readonly onForm?: ((message: string, change: CheckoutChange) => void) | undefined;
}

/** Leads on from where the wallet ended. */
function useAfterExpress(onForm: ExpressCheckoutProps['onForm']) {
  const { api, bus, href, navigate, toasts } = usePlatform();
  const openForm = async (message: string, change: CheckoutChange): Promise<void> => {
    // Should the call be lost, the fields are empty and nothing else.
    await api.call(putCheckout, { body: change }).catch(() => undefined);
    toasts.show(message, 'error');
    await navigate(href('checkout'));
  };
  return async (outcome: Exclude<ExpressOutcome, { kind: 'closed' }>): Promise<void> => {
    if (outcome.kind === 'form') {
      const { message, change } = outcome;
      return onForm === undefined ? openForm(message, change) : onForm(message, change);
    }
    // The server has emptied the cart with the order.
    bus.emit('cart.refresh', {});
    if (outcome.kind === 'paid') {
      await navigate(href('checkout-complete', { id: outcome.orderId }));
      return undefined;
    }
    // The payment's own page hears how it went, and offers other ways to pay.
    writeCheckoutData(document, { orderId: outcome.orderId, returningFromPaymentProvider: true });
    if (onForm === undefined) await navigate(href('checkout'));
    else window.location.assign(href('checkout'));
    return undefined;
  };
}

/**
 * The whole purchase in a wallet: one button for each wallet of the device. Its name is the one that the law asks of a
 * button that orders, and what the law wants said before stands beside it.
 */
export default function ExpressCheckout({ device, isReady, notes, onForm }: ExpressCheckoutProps) {
  const { api, href } = usePlatform();
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const [paying, setPaying] = useState<Wallet | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const isUnderWay = useRef(false);
  const after = useAfterExpress(onForm);
  const { wallets, express, kit } = device;
  // Prices without VAT are shown to companies; a wallet's sums are a consumer's.
  if (express === null || isWithoutVat) return null;

  const pay = async (wallet: Wallet, quote: WalletQuote): Promise<void> => {
    if (isUnderWay.current || !isReady) return;
    isUnderWay.current = true;
    setPaying(wallet);
    setIsClosed(false);
    try {
      const key = orderKey(sessionStorage, () => crypto.randomUUID());
      const storeSecret = (id: string, secret: string): void => storeOrderSecret(sessionStorage, id, secret);
      const outcome = await kit.payExpress({ api, key, storeSecret, notes }, wallet, quote);
      if (outcome.kind === 'closed') setIsClosed(true);
      else await after(outcome);
    } finally {
      isUnderWay.current = false;
      setPaying(null);
    }
  };

  return (
    <section className={classes.express} aria-label="Snabbköp">
      {wallets.map((wallet) => (
        <Button
          key={wallet.method}
          size="large"
          block
          icon={<Icon of={Zap} size={20} />}
          isLoading={paying === wallet || !isReady}
          onClick={() => void pay(wallet, express)}
        >
          {`Beställ och betala med ${wallet.name}`}
        </Button>
      ))}
      <p className={classes.terms}>
        Adress och kontakt hämtas ur plånboken, där du ser frakt och totalsumma innan du godkänner. När du beställer
        godkänner du våra <a href={href('info', TERMS)}>köpvillkor</a>. Du har 14 dagars{' '}
        <a href={href('info', WITHDRAWAL)}>ångerrätt</a>.
      </p>
      <p role="status" className={classes.closed}>
        {isClosed ? 'Plånboken stängdes. Inget är beställt, och varukorgen är kvar.' : ''}
      </p>
    </section>
  );
}
