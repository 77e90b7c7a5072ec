import { SHOP } from '../config.ts';
import type { Href } from '../platform.ts';
import { definitionOf, type RouteName } from '../routes.ts';
import { slugify } from '@shop/domain/slug';
import type { CompiledPath } from './compile-path.ts';
import { encodeSegment } from './encode-segment.ts';
import { formatQuery } from './query.ts';
import { pathsOf } from './table.ts';

/** Parameters that are names beside an id. */
const NAMES: readonly string[] = ['name', 'categoryName'];

/** [2.2-20] Links that point to another page than their id says, which saves a redirect. */
const REWRITTEN_LINKS: readonly { route: RouteName; id: string; to: { route: RouteName; id: string; name: string } }[] =
  [
    { route: 'category', id: '3144', to: { route: 'campaign', id: '6813', name: 'Merch-och-samlarprylar' } },
    // [2.2-21] A gift card's amount and receiver are chosen on a page of their own.
    { route: 'product', id: '290553', to: { route: 'info', id: '28', name: 'Kop-presentkort' } },
  ];

type Params = Readonly<Record<string, string | number | null | undefined>>;

function textParams(params: Params): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(params)) {
    const value = params[name];
    if (value === null || value === undefined) continue;
    const text = NAMES.includes(name) ? slugify(String(value)) : String(value);
    if (text !== '') texts[name] = text;
  }
  return texts;
}

/** The first shape with the most parameters that can be filled; decorative names do not count. */
function choosePath(name: RouteName, given: readonly string[]): CompiledPath {
  const shapes = definitionOf({ name }).params ?? {};
  let best: CompiledPath | null = null;
  let max = -1;
  for (const path of pathsOf(name)) {
    if (!path.required.every((param) => given.includes(param))) continue;
    const weight = path.params.filter((param) => param in shapes && given.includes(param)).length;
    if (weight <= max) continue;
    best = path;
    max = weight;
  }
  if (best === null) throw new Error(`The route ${name} cannot be built from ${given.join(', ') || 'nothing'}`);
  return best;
}

/** By route and names of parameters, of which there are few: a page has hundreds of links. */
const chosen = new Map<string, CompiledPath>();

function pathFor(name: RouteName, params: Readonly<Record<string, string>>): CompiledPath {
  const given = Object.keys(params);
  const key = `${name} ${given.join(' ')}`;
  const path = chosen.get(key) ?? choosePath(name, given);
  chosen.set(key, path);
  return path;
}

/** The path that these parameters make, each segment with its slash. */
function fill({ template }: CompiledPath, params: Readonly<Record<string, string>>): string {
  let path = '';
  for (const parts of template) {
    let segment = '';
    for (const [index, part] of parts.entries()) segment += index % 2 === 0 ? part : encodeSegment(params[part] ?? '');
    if (segment !== '') path += `/${segment}`;
  }
  return path;
}

/**
 * The URL of a route: always with the region prefix, in the primary shape [O2.1-01], with slugs made of `name` and
 * `categoryName` [5-32..35]. Throws when a required parameter is missing.
 */
export const href: Href = (route, params = {}, query = {}) => {
  const rewritten = REWRITTEN_LINKS.find((row) => row.route === route && row.id === String(params.id));
  const name = rewritten?.to.route ?? route;
  const texts = rewritten ? { id: rewritten.to.id, name: rewritten.to.name } : textParams(params);
  return `/${SHOP.region}${fill(pathFor(name, texts), texts)}${formatQuery(query)}`;
};
