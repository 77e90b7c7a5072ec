import { subscribe } from '../content/newsletter.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { OrderRecord } from './order-store.ts';

/** A ticked newsletter box: the usual confirmation mail. That somebody subscribes already, or has asked too often, is no reason to lose an order. */
export async function wishNewsletter(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>,
  { customer }: OrderRecord,
  caller: string,
): Promise<void> {
  await subscribe(services, customer.email, caller).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
