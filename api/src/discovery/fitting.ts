import type { Found } from './build-list.ts';
import type { LiteralSearch } from './literal-search.ts';
import type { Reading } from './reading.ts';
import { possibleBases } from './swedish-inflections.ts';

/** What fits one kind of things, and no other; its name says which: mobilskal, datorväska. */
const FITTED = /(?:fodral|skal|väsk)/u;

/**
 * Whether a search is for something that has to fit a kind of the shop's things which nothing of what was found is
 * called after: a mobilskal, though on a shelf beside them, is no 'fodral till surfplatta'.
 */
export function isMisfit(
  { terms }: LiteralSearch,
  { rows }: Found,
  { listings: { table }, words: { synonyms } }: Reading,
): boolean {
  const named = terms.flatMap(({ word, excluded }) => (excluded ? [] : [word]));
  if (!named.some((word) => FITTED.test(word))) return false;
  const namesOf = (word: string): string[] => {
    const forms = [word, ...possibleBases(word)];
    return [...forms, ...forms.flatMap(synonyms.heads)];
  };
  const hosts = named.filter((word) => !FITTED.test(word) && table.kinds.namedBy(namesOf(word)).size > 0);
  const calls = hosts.flatMap(namesOf);
  return hosts.length > 0 && !rows.some((row) => calls.some((name) => table.plainName(row).includes(name)));
}
