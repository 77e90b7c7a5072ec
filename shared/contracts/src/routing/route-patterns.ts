import { SHOP } from '../config.ts';
import type { RouteSnapshot, TableRoute } from '../routes.ts';
import { matchSegments, type CompiledPath } from './compile-path.ts';
import { snapshotOf, type RouteMatch } from './match.ts';
import { MATCH_ORDER } from './table.ts';

/** One path pattern for a router that matches whole segments, and the shapes of the table behind it. */
export interface RoutePattern {
  /** Below the region's prefix, e.g. '/se/product/:s1': composite segments are one parameter, to be parsed. */
  path: string;
  /** In the table's order. */
  shapes: readonly { name: TableRoute; path: CompiledPath }[];
}

/** Parameter for a whole segment. */
const wholeOf = (index: number): string => `s${index}`;

const patternOf = ({ segments, template }: CompiledPath): string =>
  [
    '',
    SHOP.region,
    ...segments.map(({ params, isOptional }, index) =>
      params.length === 0 ? (template[index]?.[0] ?? '') : `:${wholeOf(index)}${isOptional ? '?' : ''}`,
    ),
  ].join('/');

function groupByPattern(): RoutePattern[] {
  const groups = new Map<string, { name: TableRoute; path: CompiledPath }[]>();
  for (const shape of MATCH_ORDER) {
    const pattern = patternOf(shape.path);
    groups.set(pattern, [...(groups.get(pattern) ?? []), shape]);
  }
  return [...groups].map(([path, shapes]) => ({ path, shapes }));
}

/** The route table for a router that matches whole segments: each pattern once. */
export const ROUTE_PATTERNS: readonly RoutePattern[] = groupByPattern();

type Params = Readonly<Record<string, string | undefined>>;

/** The decoded segments of a URL, by the pattern that it matched. */
function segmentsBy({ shapes }: RoutePattern, params: Params): string[] {
  const { segments = [], template = [] } = shapes[0]?.path ?? {};
  const texts = segments.map((segment, index) =>
    segment.params.length === 0 ? template[index]?.[0] : params[wholeOf(index)],
  );
  return texts.filter((text) => text !== undefined);
}

/**
 * Parses what a router has matched: the first shape of the pattern that fits decides. Null where none does; no other
 * pattern of the table fits such a URL better.
 *
 * @param params decoded, as the router passes them
 */
export function readPattern(
  pattern: RoutePattern,
  params: Params,
  url: Pick<URL, 'search' | 'hash'>,
): RouteSnapshot | null {
  const segments = segmentsBy(pattern, params);
  for (const { name, path } of pattern.shapes) {
    const found = matchSegments(path, segments);
    if (found) return snapshotOf({ name, params: found } satisfies RouteMatch, segments, url);
  }
  return null;
}
