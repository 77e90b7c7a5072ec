import { type ComponentType, lazy, Suspense } from 'react';
import type { ExpressCheckoutProps } from './express-checkout.tsx';

/** Only an offer: the page does without it. */
const load = (): Promise<{ default: ComponentType<ExpressCheckoutProps> }> =>
  import('./express-checkout.tsx').catch(() => ({ default: () => null }));
const ExpressCheckout = lazy(load);

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
