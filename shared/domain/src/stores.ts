/** Degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** [9-45] Mean radius of the earth for distances to stores. */
const EARTH_RADIUS_KM = 6371;

/** [9-49..52] Groups of the stock list; the last is shown in Swedish [O9-13]. */
export const STORE_GROUPS: readonly { readonly name: string; readonly stores: readonly number[] }[] = [
  { name: 'Stockholm City', stores: [2, 15, 32] },
  { name: 'Galleria/Handelsplats', stores: [9, 19, 14, 11, 33] },
  { name: 'Motorväg', stores: [31, 16] },
  { name: 'Göteborg', stores: [27, 34] },
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** [9-45] Distance over the ground in km, by the haversine formula. */
export function distanceInKm(a: LatLng, b: LatLng): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * [9-47][9-48] '850 m' under 1 km, '3,4 km' under 10 km, '27 km' from there on. The unit is chosen after rounding, so
 * '1000 m' and '10,0 km' never appear [O9-12].
 */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 1000);
  if (metres < 1000) return `${metres} m`;
  const tenths = Math.round(km * 10);
  return tenths < 100 ? `${(tenths / 10).toFixed(1).replace('.', ',')} km` : `${Math.round(km)} km`;
}

/** [9-46] Stores with their distance, nearest first; stores without a location (the pseudo-store) are left out. */
export function nearestStores<Store extends { readonly location?: LatLng | null | undefined }>(
  stores: readonly Store[],
  from: LatLng,
): { readonly store: Store; readonly km: number }[] {
  return stores
    .flatMap((store) => (store.location ? [{ store, km: distanceInKm(from, store.location) }] : []))
    .sort((a, b) => a.km - b.km);
}
