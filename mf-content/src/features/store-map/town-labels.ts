import type { Size, View } from './map-view.ts';
import { zoomOf } from './world.ts';

/** Name, place on the plane, and the zoom level from which on it is shown; the largest towns first. */
export type Town = readonly [name: string, x: number, y: number, zoom: number];

/** A name on the map; px. */
export interface TownLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const LETTER_PX = 6.5;
const LINE_PX = 16;

/** Names for a view: those of larger towns first, and none over another. */
export function townLabels(towns: readonly Town[], view: View, { width, height }: Size): TownLabel[] {
  const zoom = zoomOf(view.k);
  const shown: (TownLabel & { half: number })[] = [];
  for (const [name, townX, townY, from] of towns) {
    if (from > zoom + 0.5) continue;
    const x = view.k * townX + view.x;
    const y = view.k * townY + view.y;
    if (x < 0 || y < 0 || x > width || y > height) continue;
    const half = (name.length * LETTER_PX) / 2;
    const isFree = shown.every((other) => Math.abs(other.x - x) > other.half + half || Math.abs(other.y - y) > LINE_PX);
    if (isFree) shown.push({ name, x, y, half });
  }
  return shown;
}
