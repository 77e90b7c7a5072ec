import { createOrderSecrets } from '../orders/order-secrets.ts';
import type { Services } from '../services.ts';
import { createCardProvider } from './card-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { cardProviderKeys } from './signature.ts';
import { createLinkProvider, noProvider } from './own-providers.ts';
import { createSwish } from './swish.ts';
import type { PaymentMethodRow } from '../checkout/payment-methods.ts';

/** A type of payment, which is also its provider's name in the database. */
export type ProviderName = PaymentMethodRow['type'];

/** The provider of each type of payment. */
export type PaymentProviders = Readonly<Record<ProviderName, PaymentProvider>>;

export function createProviders({
  config,
  clock,
  simulators,
}: Pick<Services, 'config' | 'clock' | 'simulators'>): PaymentProviders {
  const secrets = createOrderSecrets(config.secrets);
  const { cardPayment, mobilePayment, publicOrigin } = config;
  const credit = (config.creditProvider === 'sandbox' && simulators?.credit()) || noProvider;
  const mobile = {
    sandbox: () => simulators?.mobile({ clock }) ?? noProvider,
    off: () => noProvider,
    swish: () => (mobilePayment.provider === 'swish' ? createSwish(mobilePayment, publicOrigin) : noProvider),
  };
  return {
    card:
      cardPayment.provider === 'off'
        ? noProvider
        : createCardProvider({ url: cardPayment.url, key: cardProviderKeys(config)[0], ui: cardPayment.ui }),
    mobile: mobile[mobilePayment.provider](),
    link: createLinkProvider((orderId) => secrets.paymentLinkOf(orderId)),
    invoice: credit,
    instalment: credit,
  };
}
