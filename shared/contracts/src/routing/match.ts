import { SHOP } from '../config.ts';
import { definitionOf, type RouteDefinition, type RouteName, type RouteSnapshot, type RouteTable } from '../routes.ts';
import { matchSegments } from './compile-path.ts';
import { encodeSegment } from './encode-segment.ts';
import { parseQuery } from './query.ts';
import { readPath } from './read-path.ts';
import { addedCandidates, candidatesFor } from './table.ts';

const REGION = /^[a-z]{2}$/;

/** A matched route with its decoded parameters. */
export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
  /** Of a route that a release has added. */
  definition?: RouteDefinition;
}

let documentRoutes: RouteTable = {};

/**
 * Sets the routes that this document's releases add to the route table. For browsers, where one document has one set
 * of releases; a server passes the routes of each visitor's releases to every call instead.
 */
export const setDocumentRoutes = (routes: RouteTable): void => {
  documentRoutes = routes;
};

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

/**
 * The route of segments below the region prefix, or null. The id ends at the first dash [O2.1-05]. The table is
 * matched first: no release can take a URL from it.
 */
export function matchRoute(segments: readonly string[], added: RouteTable = documentRoutes): RouteMatch | null {
  for (const { name, path } of candidatesFor(segments[0])) {
    const params = matchSegments(path, segments);
    if (params) return { name, params };
  }
  for (const { name, definition, path } of addedCandidates(added, segments[0])) {
    const params = matchSegments(path, segments);
    if (params) return { name, params, definition };
  }
  return null;
}

/** A matched route as a snapshot for atoms and slots; `segments` are decoded and without the region. */
export function snapshotOf(
  match: RouteMatch,
  segments: readonly string[],
  { search, hash }: Pick<URL, 'search' | 'hash'>,
): RouteSnapshot {
  const path = `/${[SHOP.region, ...segments.map(encodeSegment)].join('/')}`;
  return {
    name: match.name,
    path,
    hash,
    query: parseQuery(search),
    params: { ...match.params, region: SHOP.region },
    fullPath: `${path}${search}${hash}`,
    ...(definitionOf(match).isCheckout === true && { isCheckout: true }),
    ...(match.definition && { definition: match.definition }),
  };
}

/** A matched URL; `route` is null when no route matches. */
export interface UrlMatch {
  /** As written in the URL; null without a prefix. */
  region: string | null;
  route: RouteSnapshot | null;
}

/**
 * Matches a URL of the shop. `params.region` is always 'se' whatever the URL says; the caller decides what a foreign
 * or missing prefix means. `route` is null when nothing matches [2.2-01].
 *
 * @param added routes beside the table, see `routesOf`
 */
export function matchUrl(path: string, added: RouteTable = documentRoutes): UrlMatch {
  const url = readPath(path);
  const segments = url === null ? null : segmentsOf(url.pathname);
  if (url === null || segments === null) return { region: null, route: null };
  const { region, rest } = splitRegion(segments);
  const match = matchRoute(rest, added);
  if (!match) return { region, route: null };
  return { region, route: snapshotOf(match, rest, url) };
}
