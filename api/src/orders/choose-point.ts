import type { BodyOf, PickupPoint, postOrder } from '@shop/contracts';
import { normaliseZip } from '@shop/domain/validation/normalise';
import type { Services } from '../services.ts';
import { createPickupPoints } from '../shipping/pickup-points.ts';

/**
 * The pickup point of an order as its carrier describes it now; null when the carrier chooses, and `gone` when it does
 * not hand out this method's parcels. Asked before the order's transaction, which waits for nobody outside.
 */
export async function choosePoint(
  services: Pick<Services, 'config' | 'simulators' | 'log' | 'places'>,
  { pickupPointId, shippingMethodId, customer }: BodyOf<typeof postOrder>,
): Promise<PickupPoint | null | 'gone'> {
  if (pickupPointId === undefined || pickupPointId === null) return null;
  const { methods, areaOf } = await services.places();
  const method = methods.find(({ id, kind }) => id === shippingMethodId && kind === 'servicePoint');
  if (method === undefined) return null;
  const readPoints = createPickupPoints(services);
  const points = await readPoints(method, normaliseZip(customer.zipCode), areaOf(customer.zipCode));
  return points.find(({ id }) => id === pickupPointId) ?? 'gone';
}
