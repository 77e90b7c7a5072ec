import { SHOP } from '../config.ts';
import type { RouteName, RouteSnapshot } from '../routes.ts';
import { matchSegments } from './compile-path.ts';
import { encodeSegment } from './encode-segment.ts';
import { parseQuery } from './query.ts';
import { readPath } from './read-path.ts';
import { candidatesFor } from './table.ts';

const REGION = /^[a-z]{2}$/;

export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/** Segments of a pathname, percent-decoded; null when it is not decodable or has empty segments in the middle. */
export function segmentsOf(pathname: string): string[] | null {
  try {
    const parts = pathname.replace(/^\/|\/$/g, '').split('/');
    if (parts.length === 1 && parts[0] === '') return [];
    return parts.includes('') ? null : parts.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Splits off the optional region prefix: two lowercase letters [2.1-01]. */
export function splitRegion(segments: readonly string[]): { region: string | null; rest: readonly string[] } {
  const [first] = segments;
  return first !== undefined && REGION.test(first)
    ? { region: first, rest: segments.slice(1) }
    : { region: null, rest: segments };
}

/** The route of segments below the region prefix, or null. The id ends at the first dash [O2.1-05]. */
export function matchRoute(segments: readonly string[]): RouteMatch | null {
  for (const { name, path } of candidatesFor(segments[0])) {
    const params = matchSegments(path, segments);
    if (params) return { name, params };
  }
  return null;
}

export interface AddressMatch {
  /** As written in the address; null without a prefix. */
  region: string | null;
  route: RouteSnapshot | null;
}

/**
 * Where an address of the shop leads. `params.region` is always 'se' whatever the address says; the caller decides what
 * a foreign or missing prefix means. `route` is null when nothing matches [2.2-01].
 */
export function matchAddress(address: string): AddressMatch {
  const url = readPath(address);
  const segments = url === null ? null : segmentsOf(url.pathname);
  if (url === null || segments === null) return { region: null, route: null };
  const { region, rest } = splitRegion(segments);
  const match = matchRoute(rest);
  if (!match) return { region, route: null };
  const path = `/${[SHOP.region, ...rest.map(encodeSegment)].join('/')}`;
  return {
    region,
    route: {
      name: match.name,
      path,
      hash: url.hash,
      query: parseQuery(url.search),
      params: { ...match.params, region: SHOP.region },
      fullPath: `${path}${url.search}${url.hash}`,
    },
  };
}
