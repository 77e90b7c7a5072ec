import { subscribe } from '../content/newsletter.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { OrderRecord } from './order-store.ts';

/** A ticked newsletter box: the usual confirmation mail. That somebody subscribes already is no reason to lose an order. */
export async function wishNewsletter(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  { customer }: OrderRecord,
): Promise<void> {
  const linkTo = (token: string): string => `${config.publicOrigin}/api/newsletter/confirm/${token}`;
  await subscribe(db, customer.email, linkTo, clock.now()).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
