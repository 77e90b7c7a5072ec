import { subscribe } from '../content/newsletter.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { OrderRecord } from './order-store.ts';

/**
 * Sends the usual confirmation mail for a ticked newsletter box. An existing subscription or a reached limit is no
 * reason to fail an order.
 */
export async function subscribeCustomer(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits'>,
  { customer }: OrderRecord,
  caller: string,
): Promise<void> {
  await subscribe(services, customer.email, caller).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
