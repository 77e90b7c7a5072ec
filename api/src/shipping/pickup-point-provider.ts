import type { PickupPoint } from '@shop/contracts';
import type { LatLng } from '@shop/domain/stores';

/** Where the buyer lives, and what a parcel may be handed out by. */
export interface PointQuery {
  readonly zipCode: string;
  readonly city: string;
  readonly location: LatLng | null;
  readonly carrier: string;
  readonly kind: PickupPoint['kind'];
}

/** A carrier's directory of the places where parcels are picked up. */
export interface PickupPointProvider {
  /** Points near a zip code, nearest first. May fail: the carrier then chooses the point. */
  near(query: PointQuery): Promise<PickupPoint[]>;
}
