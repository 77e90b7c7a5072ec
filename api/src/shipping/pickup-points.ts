import type { PickupPoint } from '@shop/contracts';
import type { Services } from '../services.ts';
import type { MethodRow, ZipArea } from './methods.ts';

/** More would not be read. */
const MAX_POINTS = 8;
/** The checkout does not wait longer for a directory: without points the carrier chooses the nearest. */
const PATIENCE_MS = 1500;

export type ReadPoints = (method: MethodRow, zipCode: string, area: ZipArea | null) => Promise<PickupPoint[]>;

/** Words for how a service point hands out parcels. */
export const pickupKindOf = ({ isLocker }: Pick<MethodRow, 'isLocker'>): PickupPoint['kind'] =>
  isLocker ? 'locker' : 'counter';

/** Reads the points of a method; none for other methods, without a directory, and while that does not respond. */
export function createPickupPoints({
  config,
  simulators,
  log,
}: Pick<Services, 'config' | 'simulators' | 'log'>): ReadPoints {
  const provider = config.pickupPoints === 'sandbox' ? (simulators?.pickupPoints() ?? null) : null;
  return async (method, zipCode, area) => {
    if (provider === null || area === null || method.kind !== 'servicePoint') return [];
    const { city, location } = area;
    const late = Promise.withResolvers<PickupPoint[]>();
    const timer = setTimeout(() => late.resolve([]), PATIENCE_MS);
    try {
      const query = { zipCode, city, location, carrier: method.carrier, kind: pickupKindOf(method) };
      const points = await Promise.race([provider.near(query), late.promise]);
      return points.slice(0, MAX_POINTS);
    } catch (error) {
      log.warn({ err: error, carrier: method.carrier }, 'The directory of pickup points has failed.');
      return [];
    } finally {
      clearTimeout(timer);
    }
  };
}
