import { ROUTES, routeDefinition, type RouteName } from '../contracts/routes.ts';
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

/** Every shape in the order in which it is tried: bare product aliases last, whatever the order of the table [O2.1-05]. */
export const MATCH_ORDER: readonly { name: RouteName; path: CompiledPath }[] = COMPILED_ROUTES.flatMap(
  ({ name, paths }) => paths.map((path) => ({ name, path })),
).toSorted((a, b) => Number(isBare(a.path)) - Number(isBare(b.path)));

const byName = new Map(COMPILED_ROUTES.map((route) => [route.name, route]));

/** Compiled shapes of a route, its primary one first. */
export const pathsOf = (name: RouteName): readonly CompiledPath[] => byName.get(name)?.paths ?? [];
