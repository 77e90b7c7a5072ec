import type { Store } from '@shop/contracts/api/content';
import Supercluster from 'supercluster';
import { type Marker, type PlacedStore, storeMarker } from './marker.ts';

/** The level from which on every store stands alone. */
const LAST_CLUSTERED_ZOOM = 10;
/** Markers nearer to each other than this become one, in px. */
const RADIUS_PX = 52;
const TILE_PX = 256;
/** A level is counted from a scale by a logarithm, which may fall short of a whole one. */
const ROUNDING = 1e-6;
const WORLD = [-180, -85, 180, 85] as const;

/** Markers of a level, by stores. */
export type ClusterStores = (stores: readonly PlacedStore[]) => (zoom: number) => readonly Marker[];

/** [1-102] Stores that would lie over each other become one marker with their number, which opens at a deeper level. */
export const clusterStores: ClusterStores = (stores) => {
  const index = new Supercluster<{ store: PlacedStore }>({
    radius: RADIUS_PX,
    extent: TILE_PX,
    maxZoom: LAST_CLUSTERED_ZOOM,
  }).load(
    stores.map((store) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [store.location.lng, store.location.lat] },
      properties: { store },
    })),
  );
  return (zoom) =>
    index.getClusters([...WORLD], Math.max(0, Math.floor(zoom + ROUNDING))).map((each): Marker => {
      const { properties } = each;
      if (!('cluster' in properties)) return storeMarker(properties.store);
      const id = properties.cluster_id;
      const [lng = 0, lat = 0] = each.geometry.coordinates;
      const leaves = index.getLeaves(id, Infinity);
      return {
        kind: 'cluster',
        key: `cluster-${leaves.map(({ properties: { store } }) => store.id).join('-')}`,
        location: { lat, lng },
        stores: leaves.map(({ properties: { store } }): Store => store),
        opensAt: index.getClusterExpansionZoom(id),
      };
    });
};
