import { SHOP } from '../../contracts/config.ts';
import type { Href } from '../../contracts/platform.ts';
import { routeDefinition } from '../../contracts/routes.ts';
import { slugify } from '../../domain/slug.ts';
import { toQueryString } from '../api-client/query-string.ts';

type Values = NonNullable<Parameters<Href>[1]>;

const PARAMETER = /:(\w+)(\??)/g;
const SLUG_PARAMETERS: readonly string[] = ['name', 'categoryName'];

const fill = (shape: string, values: Values): string | null => {
  let isComplete = true;
  const path = shape.replace(PARAMETER, (_whole, name: string, optional: string) => {
    const raw = values[name];
    const text = SLUG_PARAMETERS.includes(name) ? slugify(String(raw ?? '')) : String(raw ?? '');
    if (!text && !optional) isComplete = false;
    return encodeURIComponent(text);
  });
  return isComplete ? path.replace(/\/+$/, '') : null;
};

/**
 * Address of a route: the first of its shapes whose parameters are all given, with the region prefix [O2.1-01]. `name` may be
 * any text; it is made a slug, and without one the id-only shape is taken [O5-26]. Throws when not even the shortest shape
 * can be filled, which is a programming error.
 */
export const href: Href = (name, params = {}, query = {}) => {
  for (const shape of routeDefinition(name).paths) {
    const path = fill(shape, params);
    if (path === null) continue;
    const search = toQueryString(query);
    return `/${SHOP.region}${path && `/${path}`}${search && `?${search}`}`;
  }
  throw new Error(`Route ${name} cannot be built from ${JSON.stringify(params)}`);
};
