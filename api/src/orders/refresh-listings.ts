import type { FastifyInstance } from 'fastify';
import { refreshListings } from '../discovery/stale-listings.ts';
import type { Services } from '../services.ts';
import { readOrderRows } from './order-store.ts';

/**
 * Refreshes lists and stock filters after orders and cancellations: call the returned function after the commit. The
 * shopper does not wait for it; orders that arrive in the meantime are refreshed together afterwards, so that a rush
 * occupies one connection. The app finishes the work before it closes.
 */
export function refreshAfterOrders(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'pool' | 'clock' | 'log'>,
): (orderId: string) => void {
  const waiting = new Set<string>();
  let work: Promise<void> | null = null;

  const run = async (): Promise<void> => {
    try {
      while (waiting.size > 0) {
        const orderIds = [...waiting];
        waiting.clear();
        const rows = await readOrderRows(services.db, orderIds);
        await refreshListings(services, [...new Set(rows.map(({ productId }) => productId))]);
      }
    } catch (error) {
      services.log.warn({ err: error }, 'lists are behind the stock until the next run');
    } finally {
      work = null;
    }
  };

  app.addHook('onClose', () => work ?? undefined);
  return (orderId) => {
    waiting.add(orderId);
    work ??= run();
  };
}
