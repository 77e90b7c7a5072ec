import { SHOP } from '../config.ts';
import { encodeSegment } from './encode-segment.ts';
import { formatQuery, type QueryInput } from './query.ts';

/**
 * The URL of a path that a release adds itself, e.g. `pathTo('lost-and-found/:id', { id: 7 })`: with the region, each
 * parameter encoded. An optional segment without its parameter is left out. Throws when a required parameter is
 * missing.
 * @public
 */
export function pathTo(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: QueryInput = {},
): string {
  const segments = path.split('/').flatMap((segment) => {
    const isOptional = segment.endsWith('?');
    const shape = isOptional ? segment.slice(0, -1) : segment;
    const names = [...shape.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => name);
    const missing = names.filter((name) => params[name] === undefined);
    if (missing.length > 0 && isOptional) return [];
    if (missing.length > 0) throw new Error(`The path ${path} cannot be built without ${missing.join(', ')}`);
    return shape.replace(/:([A-Za-z]+)/g, (_all, name: string) => encodeSegment(String(params[name])));
  });
  return `/${[SHOP.region, ...segments].join('/')}${formatQuery(query)}`;
}
