import { lazyExtra } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense } from 'react';
import type { ExpressCheckoutProps } from './express-checkout.tsx';

/** Only an offer: the page does without it. */
const ExpressCheckout = lazyExtra(() => import('./express-checkout.tsx'));

type ExpressOfferProps = Omit<ExpressCheckoutProps, 'device'> & {
  readonly device: ExpressCheckoutProps['device'] | null;
};

/** The express purchase, once the device and the server have it. */
export function ExpressOffer({ device, ...props }: ExpressOfferProps) {
  if (device === null || device.express === null) return null;
  return (
    <Suspense fallback={null}>
      <ExpressCheckout device={device} {...props} />
    </Suspense>
  );
}
