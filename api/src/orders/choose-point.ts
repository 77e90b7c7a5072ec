import type { BodyOf, PickupPoint, postOrder } from '@shop/contracts';
import { normaliseZip } from '@shop/domain/validation/normalise';
import type { Services } from '../services.ts';

/**
 * The pickup point of an order as its carrier describes it now; null when the carrier chooses, and `gone` when it does
 * not hand out this method's parcels. Read before the order's transaction, which waits for no service outside.
 */
export async function choosePoint(
  { places, readPickupPoints }: Pick<Services, 'places' | 'readPickupPoints'>,
  { pickupPointId, shippingMethodId, customer }: BodyOf<typeof postOrder>,
): Promise<PickupPoint | null | 'gone'> {
  if (pickupPointId === undefined || pickupPointId === null) return null;
  const { methods, areaOf } = await places();
  const method = methods.find(({ id, kind }) => id === shippingMethodId && kind === 'servicePoint');
  if (method === undefined) return null;
  const points = await readPickupPoints(method, normaliseZip(customer.zipCode), areaOf(customer.zipCode));
  // A directory that fails lists none: the carrier then chooses, and the order is not lost.
  return points.length === 0 ? null : (points.find(({ id }) => id === pickupPointId) ?? 'gone');
}
