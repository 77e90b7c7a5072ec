import type { Store } from '@shop/contracts/api/content';
import type { LatLng } from '@shop/domain/stores';

/** A store that has a place on the map. */
export type PlacedStore = Store & { readonly location: LatLng };

/** Stores without a place, as the pseudo-store, are in lists alone. */
export const isPlaced = (store: Store): store is PlacedStore => store.location !== null;

/** What stands on the map: a store, or several that would lie over each other. */
export type Marker =
  | { readonly kind: 'store'; readonly key: string; readonly location: LatLng; readonly store: PlacedStore }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly location: LatLng;
      readonly stores: readonly Store[];
      /** The zoom level at which it falls apart. */
      readonly opensAt: number;
    };

/** A store alone. */
export const storeMarker = (store: PlacedStore): Marker => ({
  kind: 'store',
  key: `store-${store.id}`,
  location: store.location,
  store,
});

/** What a marker is called: of a cluster, how many it holds and where, since nothing else can be seen. */
export function markerLabel(marker: Marker): string {
  if (marker.kind === 'store') return marker.store.name;
  const names = marker.stores.map(({ name }) => name).slice(0, 3);
  const others = marker.stores.length - names.length;
  return `${marker.stores.length} butiker: ${names.join(', ')}${others > 0 ? ` och ${others} till` : ''}. Zooma in`;
}
