import { readPattern, ROUTE_PATTERNS } from '@shop/contracts/routing';
import { SHOP } from '@shop/contracts/config';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { resolveUrl, resolveRoute, type Resolution } from '../../routing/resolve-url.ts';

export type ShopRouter = ReturnType<typeof createBrowserRouter>;

/** Target of a navigation, as far as its URL determines it. */
export interface Destination {
  resolution: Resolution;
  /** Path, query and hash. */
  url: string;
  signal: AbortSignal;
}

/**
 * Catch-all for paths without a pattern: without a region or with another one, the admin's, and routes that releases
 * add.
 */
const OTHERS = '*';

/**
 * The route table as react-router's route objects. It matches whole segments, so a segment of several parts (`5-slug`)
 * is parsed after the match.
 *
 * @param hashOf hash of the URL that is being navigated to, which a request does not carry
 * @param searchOf query of a request's URL as the address bar has it now
 */
export function routeObjects(
  load: (destination: Destination) => Promise<unknown>,
  hashOf: () => string,
  now: () => number,
  searchOf: (requested: URL) => string = ({ search }) => search,
): RouteObject[] {
  const common = { caseSensitive: true };
  const byPattern = ROUTE_PATTERNS.map((pattern): RouteObject => {
    const loader = ({ request, params }: LoaderFunctionArgs) => {
      const requested = new URL(request.url);
      const { pathname } = requested;
      const search = searchOf(requested);
      const hash = hashOf();
      const route = readPattern(pattern, params, { search, hash });
      const url = `${pathname}${search}${hash}`;
      const resolution =
        route === null ? resolveUrl(url, now()) : resolveRoute(route, { region: SHOP.region, pathname }, now());
      return load({ resolution, url, signal: request.signal });
    };
    return { ...common, id: pattern.path, path: pattern.path, loader };
  });
  const others = ({ request }: LoaderFunctionArgs) => {
    const requested = new URL(request.url);
    const url = `${requested.pathname}${searchOf(requested)}${hashOf()}`;
    return load({ resolution: resolveUrl(url, now()), url, signal: request.signal });
  };
  return [...byPattern, { ...common, id: OTHERS, path: OTHERS, loader: others }];
}

/** Gives the document's first history entry a key, as react-router does for all later ones. */
function keyFirstEntry(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  const key = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  history.replaceState({ ...(state as object | null), key }, '');
}

/** Data router over the shop's routes. The first page is server-rendered, so no loader runs at the start. */
export function createShopRouter(load: (destination: Destination) => Promise<unknown>, now: () => number): ShopRouter {
  keyFirstEntry();
  const hashOf = () => (router.state.navigation.location ?? router.state.location).hash;
  // A slot may have taken a secret out of the address bar: a page that is loaded again is not requested with it.
  const searchOf = ({ pathname, search }: URL) =>
    router.state.navigation.state === 'idle' && pathname === location.pathname ? location.search : search;
  const routes = routeObjects(load, hashOf, now, searchOf);
  const loaderData = Object.fromEntries(routes.map(({ id = '' }) => [id, null]));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  return router;
}
