import type { Found } from './build-list.ts';
import type { LiteralSearch } from './literal-search.ts';
import { isOtherGoods } from './other-goods.ts';
import type { Reading } from './reading.ts';
import { possibleBases } from './swedish-inflections.ts';
import { unaccented } from './vocabulary.ts';

/** What fits one kind of things, and no other; its name says which: mobilskal, datorväska. */
const FITTED = /(?:fodral|skal|väsk)/u;
const FOR = new Set(['till', 'för', 'åt']);

/** What is charged with something of its own. */
const CHARGED = /(?:cykel|drönare|dammsugare|klocka|kamera)$/u;

/** Whether a search is for a thing of the shop's for something that it may not be for: a 'lampa till cykel'. */
export function isForOther({ terms }: LiteralSearch): boolean {
  const at = terms.findIndex(({ word }, index) => index > 0 && FOR.has(word));
  const thing = terms[at - 1]?.word ?? '';
  const hosts = at < 0 ? [] : terms.slice(at + 1).flatMap(({ word }) => [word, ...possibleBases(word)]);
  return hosts.some((host) => isOtherGoods([host]) || (thing.endsWith('laddare') && CHARGED.test(host)));
}

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
  return hosts.length > 0 && !rows.some((row) => calls.some((name) => table.plainName(row).includes(unaccented(name))));
}
