import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentProviders, ProviderName } from './providers.ts';

/** Dependencies of every step of a payment. */
export interface PaymentContext extends Pick<Services, 'db' | 'clock' | 'config' | 'log'> {
  readonly providers: PaymentProviders;
  /** Whether one more check of this reference at the provider is allowed now; see `createCheckBudget`. */
  readonly mayCheck: (reference: string) => boolean;
}

const isProviderName = (providers: PaymentProviders, name: string): name is ProviderName =>
  Object.hasOwn(providers, name);

/** Name of a stored provider as one of ours. Throws for any other: such a row was written by something else. */
export function providerName(providers: PaymentProviders, name: string): ProviderName {
  if (!isProviderName(providers, name)) throw new Error(`There is no payment provider "${name}".`);
  return name;
}

/** Provider with a stored name. Throws when there is none of that name. */
export const providerNamed = (providers: PaymentProviders, name: string): PaymentProvider =>
  providers[providerName(providers, name)];
