import type { LatLng } from '@shop/domain/stores';
import { scaleAt, toWorld, toWorldRadius, type WorldPoint } from './world.ts';

/** Sides in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What part of the plane is seen: a point p stands at `k * p + (x, y)`, in px. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Levels between all of Sweden in a low window, and a town: the shapes know no streets. */
export const ZOOM = { min: 2.5, max: 11 } as const;
/** The level at which a chosen store is shown: no cluster hides it there. */
export const STORE_ZOOM = 11;
/** The closest view of several stores. */
const CLOSEST = 10;
/** Free room round what is shown, as a share of the window. */
const MARGIN = 0.14;

/** The corners between which the map can be moved. */
export const EDGES: readonly [WorldPoint, WorldPoint] = [
  toWorld({ lat: 71.5, lng: 2 }),
  toWorld({ lat: 52.5, lng: 34 }),
];

/** A circle of the search, or what is to be seen of the map otherwise. */
export interface Circle {
  readonly center: LatLng;
  readonly km: number;
}

/** The view with a point in its middle. */
export function viewAt(place: LatLng, zoom: number, { width, height }: Size): View {
  const { x, y } = toWorld(place);
  const k = scaleAt(zoom);
  return { k, x: width / 2 - k * x, y: height / 2 - k * y };
}

/** The closest view that shows all points, with room round them; one point alone is shown in its town. */
export function viewOf(points: readonly WorldPoint[], { width, height }: Size): View | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 1 - 2 * MARGIN;
  const k = Math.min(
    (width * room) / Math.max(right - left, 1),
    (height * room) / Math.max(bottom - top, 1),
    scaleAt(CLOSEST),
  );
  const scale = Math.max(k, scaleAt(ZOOM.min));
  return { k: scale, x: width / 2 - (scale * (left + right)) / 2, y: height / 2 - (scale * (top + bottom)) / 2 };
}

/** Four points of a circle, by which a view shows all of it. */
export function circlePoints({ center, km }: Circle): WorldPoint[] {
  const { x, y } = toWorld(center);
  const radius = toWorldRadius(km, center);
  return [
    { x: x - radius, y },
    { x: x + radius, y },
    { x, y: y - radius },
    { x, y: y + radius },
  ];
}

/** Where a place stands in a view, in px. */
export function onScreen({ k, x, y }: View, place: LatLng): WorldPoint {
  const point = toWorld(place);
  return { x: k * point.x + x, y: k * point.y + y };
}
