import { ROUTES, routeDefinition, type RouteName } from '../routes.ts';
import { compilePath, type CompiledPath } from './compile-path.ts';

export interface CompiledRoute {
  name: RouteName;
  paths: readonly CompiledPath[];
}

const names = Object.keys(ROUTES) as RouteName[];

/** The route table, compiled once for server and browser. */
export const COMPILED_ROUTES: readonly CompiledRoute[] = names.map((name) => {
  const { paths, params } = routeDefinition(name);
  return { name, paths: paths.map((path) => compilePath(path, params)) };
});

const isBare = ({ shape }: CompiledPath) => shape.startsWith(':');

interface Candidate {
  name: RouteName;
  path: CompiledPath;
}

/** Every shape in the order in which it is tried: bare product aliases last, whatever the order of the table [O2.1-05]. */
const MATCH_ORDER: readonly Candidate[] = COMPILED_ROUTES.flatMap(({ name, paths }) =>
  paths.map((path) => ({ name, path })),
).toSorted((a, b) => Number(isBare(a.path)) - Number(isBare(b.path)));

/** Text that an address of this shape must begin with; null where it may begin with anything. */
function firstText({ template, segments }: CompiledPath): string | null {
  const [parts] = template;
  return parts?.length === 1 && segments[0]?.isOptional === false ? (parts[0] ?? null) : null;
}

const firstTexts = new Set(MATCH_ORDER.map(({ path }) => firstText(path)));
const startingWith = (text: string | null): Candidate[] =>
  MATCH_ORDER.filter(({ path }) => [null, text].includes(firstText(path)));
const anyStart = startingWith(null);
const byFirstText = new Map([...firstTexts].map((text) => [text, startingWith(text)]));

/** The shapes that an address with this first segment may have, in the order in which they are tried. */
export const candidatesFor = (first: string | undefined): readonly Candidate[] =>
  byFirstText.get(first ?? null) ?? anyStart;

const byName = new Map(COMPILED_ROUTES.map((route) => [route.name, route]));

/** Compiled shapes of a route, its primary one first. */
export const pathsOf = (name: RouteName): readonly CompiledPath[] => byName.get(name)?.paths ?? [];
