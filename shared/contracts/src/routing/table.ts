import {
  ROUTES,
  routeDefinition,
  type AddedRouteName,
  type RouteDefinition,
  type RouteTable,
  type TableRoute,
} from '../routes.ts';
import { compilePath, type CompiledPath } from './compile-path.ts';

/** A route of the table with its compiled paths. */
export interface CompiledRoute {
  name: TableRoute;
  paths: readonly CompiledPath[];
}

const names = Object.keys(ROUTES) as TableRoute[];

/** The route table, compiled once for server and browser. */
export const COMPILED_ROUTES: readonly CompiledRoute[] = names.map((name) => {
  const { paths, params } = routeDefinition(name);
  return { name, paths: paths.map((path) => compilePath(path, params)) };
});

const isBare = ({ shape }: CompiledPath) => shape.startsWith(':');

interface Candidate {
  name: TableRoute;
  path: CompiledPath;
}

/** Every shape in matching order: bare product aliases last, whatever the order of the table [O2.1-05]. */
export const MATCH_ORDER: readonly Candidate[] = COMPILED_ROUTES.flatMap(({ name, paths }) =>
  paths.map((path) => ({ name, path })),
).toSorted((a, b) => Number(isBare(a.path)) - Number(isBare(b.path)));

/** Text that a URL of this shape must begin with; null when it may begin with anything. */
function firstText({ template, segments }: CompiledPath): string | null {
  const [parts] = template;
  return parts?.length === 1 && segments[0]?.isOptional === false ? (parts[0] ?? null) : null;
}

const firstTexts = new Set(MATCH_ORDER.map(({ path }) => firstText(path)));
const startingWith = (text: string | null): Candidate[] =>
  MATCH_ORDER.filter(({ path }) => [null, text].includes(firstText(path)));
const anyStart = startingWith(null);
const byFirstText = new Map([...firstTexts].map((text) => [text, startingWith(text)]));

/** The shapes that a URL with this first segment may have, in matching order. */
export const candidatesFor = (first: string | undefined): readonly Candidate[] =>
  byFirstText.get(first ?? null) ?? anyStart;

const byName: ReadonlyMap<string, CompiledRoute> = new Map(COMPILED_ROUTES.map((route) => [route.name, route]));

/** Compiled shapes of a route, its primary one first. */
export const pathsOf = (name: string): readonly CompiledPath[] => byName.get(name)?.paths ?? [];

/** One path of a route that a release has added. */
export interface AddedCandidate {
  name: AddedRouteName;
  definition: RouteDefinition;
  path: CompiledPath;
}

const compiled = new WeakMap<RouteTable, ReadonlyMap<string, readonly AddedCandidate[]>>();

const compileAdded = (routes: RouteTable): ReadonlyMap<string, readonly AddedCandidate[]> => {
  const byFirst = new Map<string, AddedCandidate[]>();
  for (const [name, definition] of Object.entries(routes)) {
    for (const shape of definition.paths) {
      const path = compilePath(shape, definition.params);
      const first = firstText(path);
      // A path without a fixed first segment would match any URL.
      if (first === null) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { name: name as AddedRouteName, definition, path }]);
    }
  }
  return byFirst;
};

/** The added shapes for URLs with this first segment, in the order of their table. Each table is compiled once. */
export function addedCandidates(routes: RouteTable, first: string | undefined): readonly AddedCandidate[] {
  const known = compiled.get(routes) ?? compileAdded(routes);
  compiled.set(routes, known);
  return known.get(first ?? '') ?? [];
}
