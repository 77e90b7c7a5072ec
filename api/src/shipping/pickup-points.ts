import type { PickupPoint } from '@shop/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { createTimedCache } from '../timed-cache.ts';
import { within } from '../within.ts';
import type { MethodRow, ZipArea } from './methods.ts';
import type { PickupPointProvider } from './pickup-point-provider.ts';

/** More would not be read. */
const MAX_POINTS = 8;
/** The checkout does not wait longer for a directory: without points the carrier chooses the nearest. */
const TIMEOUT_MS = 1500;
/** Checkout is shown with every change of its form, and an order wants the points that its buyer has seen. */
const CACHE = { seconds: 900, max: 2000 };

export type ReadPoints = (method: MethodRow, zipCode: string, area: ZipArea | null) => Promise<PickupPoint[]>;

/** Words for how a service point hands out parcels. */
export const pickupKindOf = ({ isLocker }: Pick<MethodRow, 'isLocker'>): PickupPoint['kind'] =>
  isLocker ? 'locker' : 'counter';

interface Parts {
  /** Null for an installation without a directory. */
  readonly provider: PickupPointProvider | null;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/**
 * Reads the points of a method, cached for a quarter of an hour; none for other methods, without a directory, and while
 * it does not respond.
 */
export function createPickupPoints({ provider, clock, log }: Parts): ReadPoints {
  const cached = createTimedCache<PickupPoint[]>(clock, CACHE);
  return async (method, zipCode, area) => {
    if (provider === null || area === null || method.kind !== 'servicePoint') return [];
    const { carrier } = method;
    const { city, location } = area;
    const kind = pickupKindOf(method);
    try {
      return await cached(`${carrier}:${kind}:${zipCode}`, async () =>
        (await within(TIMEOUT_MS, () => provider.near({ zipCode, city, location, carrier, kind }))).slice(
          0,
          MAX_POINTS,
        ),
      );
    } catch (error) {
      log.warn({ err: error, carrier }, 'The directory of pickup points has failed.');
      return [];
    }
  };
}
