import type { PickupPoint } from '@shop/contracts';
import type { PickupPointProvider, PointQuery } from '@shop/api/shipping/pickup-point-provider';
import { distanceInKm, type LatLng } from '@shop/domain/stores';

interface Place {
  readonly name: string;
  readonly street: string;
  readonly hours: string;
  /** From the middle of the town, in km to the north and to the east. */
  readonly north: number;
  readonly east: number;
}

const COUNTERS: readonly Place[] = [
  { name: 'Torgkiosken', street: 'Torget 2', hours: 'mån–fre 8–20, lör–sön 10–18', north: 0.2, east: -0.1 },
  { name: 'Närköpet', street: 'Storgatan 14', hours: 'alla dagar 8–22', north: -0.5, east: 0.4 },
  { name: 'Stationslivs', street: 'Järnvägsgatan 1', hours: 'alla dagar 7–23', north: 0.9, east: 0.8 },
  { name: 'Södermacken', street: 'Södra vägen 40', hours: 'dygnet runt', north: -2.1, east: 0.6 },
  { name: 'Kvartershandeln', street: 'Björkvägen 7', hours: 'mån–lör 9–21', north: 1.4, east: -2.6 },
];

const LOCKERS: readonly Place[] = [
  { name: 'Paketskåp Stationen', street: 'Järnvägsgatan 3', hours: 'dygnet runt', north: 0.8, east: 0.7 },
  { name: 'Paketskåp Torget', street: 'Torget 5', hours: 'dygnet runt', north: 0.1, east: 0.2 },
  { name: 'Paketskåp Badhuset', street: 'Idrottsvägen 2', hours: 'alla dagar 6–23', north: -1.6, east: -1.1 },
  { name: 'Paketskåp Björkhagen', street: 'Björkvägen 12', hours: 'dygnet runt', north: 1.5, east: -2.4 },
];

const KM_PER_DEGREE = 111.2;

function at({ lat, lng }: LatLng, { north, east }: Place): LatLng {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north / KM_PER_DEGREE, lng: lng + east / kmPerDegreeEast };
}

/** Words in an id, so that a log can be read. */
const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{Nd}]+/gu, '-');

const pointOf = ({ zipCode, city, location, carrier, kind }: PointQuery, place: Place): PickupPoint => ({
  id: [carrier, city, place.name].map(slug).join('.'),
  kind,
  name: place.name,
  street: place.street,
  zipCode,
  city,
  hours: place.hours,
  distanceKm: location === null ? null : distanceInKm(location, at(location, place)),
});

/** Simulated directory: the same few places in every town, nearest first. None of them exists. */
export const createPickupPoints = (): PickupPointProvider => ({
  near: async (query) =>
    (query.kind === 'locker' ? LOCKERS : COUNTERS)
      .map((place) => pointOf(query, place))
      .sort((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0)),
});
