import type { LatLng } from '@shop/domain/stores';

/**
 * The map's plane is the web's own, Mercator, as one square of this side: 2^19, so that a unit is some 40 m in Sweden
 * and all shapes are whole numbers.
 */
export const WORLD_SIZE = 2 ** 19;

/** A point of the plane; y grows southwards. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Metres round the equator, by which the web's maps measure. */
const EQUATOR_KM = 40_075.017;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Where a place lies on the plane. */
export const toWorld = ({ lat, lng }: LatLng): WorldPoint => ({
  x: ((lng + 180) / 360) * WORLD_SIZE,
  y: (0.5 - Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) / (2 * Math.PI)) * WORLD_SIZE,
});

/** [1-101] A circle's radius on the plane: Mercator stretches by the latitude. Off by less than 1 % up to 200 km. */
export const toWorldRadius = (km: number, { lat }: LatLng): number =>
  ((km / EQUATOR_KM) * WORLD_SIZE) / Math.cos(radians(lat));

/** Zoom levels count as all web maps do: at level 0 the world is 256 px wide. */
export const scaleAt = (zoom: number): number => (256 * 2 ** zoom) / WORLD_SIZE;

/** The level of a scale in px per unit: the inverse of `scaleAt`. */
export const zoomOf = (scale: number): number => Math.log2((scale * WORLD_SIZE) / 256);
