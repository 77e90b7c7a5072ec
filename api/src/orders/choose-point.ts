import type { BodyOf, PickupPoint, postOrder } from '@shop/contracts';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { createPickupPoints } from '../shipping/pickup-points.ts';

export type ChoosePoint = (body: BodyOf<typeof postOrder>) => Promise<PickupPoint | null>;

/**
 * The pickup point of an order as its carrier describes it now; null when the carrier chooses. Refuses (409) one that
 * does not hand out this method's parcels, so that nobody waits at the wrong counter. Asked before the order's
 * transaction, which waits for nobody outside.
 */
export function createChoosePoint(services: Pick<Services, 'config' | 'simulators' | 'log' | 'places'>): ChoosePoint {
  const readPoints = createPickupPoints(services);
  return async ({ pickupPointId, shippingMethodId, customer }) => {
    if (pickupPointId === undefined || pickupPointId === null) return null;
    const { methods, areaOf } = await services.places();
    const method = methods.find(({ id, kind }) => id === shippingMethodId && kind === 'servicePoint');
    if (method === undefined) return null;
    const points = await readPoints(method, normaliseZip(customer.zipCode), areaOf(customer.zipCode));
    const point = points.find(({ id }) => id === pickupPointId);
    if (point === undefined) throw new ApiError('CONFLICT', 'Utlämningsstället går inte att välja längre.');
    return point;
  };
}
