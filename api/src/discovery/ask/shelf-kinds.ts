import type { Reference } from '../reference.ts';
import { possibleBases } from '../swedish-inflections.ts';
import type { AskedKind } from './kinds.ts';
import { tokensOf } from './sentence.ts';

/** Shorter names of categories are everyday words: 'Möten', 'Tv'. */
const SHORTEST_NAME = 8;

const cached = new WeakMap<Reference, ReadonlyMap<string, AskedKind>>();

/** Kinds that the catalogue has a category for, by its name in the forms of one word: 'bokhyllehögtalare'. */
export function shelfKinds(reference: Reference): ReadonlyMap<string, AskedKind> {
  const known = cached.get(reference);
  if (known !== undefined) return known;
  const named = [...reference.categories.values()].flatMap(({ name, productCount }): [string, AskedKind][] => {
    const [word, ...more] = tokensOf(name);
    if (word === undefined || more.length > 0 || name.length < SHORTEST_NAME || productCount === 0) return [];
    const kind: AskedKind = { label: name, text: name.toLowerCase(), categories: [], belongsTo: '' };
    return [word.plain, ...possibleBases(word.plain)].map((form) => [form, kind]);
  });
  const kinds = new Map(named);
  cached.set(reference, kinds);
  return kinds;
}
