import type { Found } from './build-list.ts';
import { facetWords, isFacetValue } from './facet-words.ts';
import { famousName } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { hasNamed } from './near-search.ts';
import { isOtherCompound, isOtherGoods } from './other-goods.ts';
import type { Reading } from './reading.ts';
import { namedKinds } from './search-kinds.ts';
import { hasDigit, plainWords } from './search-text.ts';
import { possibleBases } from './swedish-inflections.ts';
import { compoundRest } from './synonyms.ts';
import { languageOf } from './typed-search.ts';
import type { WordQuery } from './word-query.ts';

/** The words for things of other shops, in a search that names nothing else; null for every other. */
function otherGoods(literal: LiteralSearch, rows: readonly number[], { listings, words }: Reading): string | null {
  const { terms, lexemes } = literal;
  const { kinds, kindOf } = listings.table;
  const naming = terms.filter(({ word }) => !isFilling(word) && !hasDigit(word) && lexemes.get(word)?.length !== 0);
  const isValue = facetWords(listings);
  const isElsewhere = ({ word, excluded }: LiteralSearch['terms'][number]): boolean => {
    const forms = [word, ...possibleBases(word)];
    const isNamed = (): boolean => forms.some((form) => words.vocabulary.has(form));
    const isGoods = isOtherGoods(forms) || (isOtherCompound(forms) && !isNamed());
    if (excluded || !isGoods) return false;
    // 'Matter' is a value of ours, and no form of 'matta'.
    if (!isOtherGoods([word]) && isValue(word)) return false;
    // A ljudbok is no bok of ours, a badrumsmatta no musmatta; and 'mössor' no form of 'möss'.
    const named = forms.filter((form) => isOtherGoods([form]));
    const names = named.length > 0 ? named : [...forms, ...forms.flatMap((form) => compoundRest(form) ?? [])];
    const own = kinds.namedBy([...names, ...names.flatMap(words.synonyms.heads)]);
    return !rows.some((row) => own.has(kindOf[row] ?? -1));
  };
  const elsewhere = naming.filter(isElsewhere).map(({ word }) => word);
  if (elsewhere.length === 0) return null;
  // A 'smart lås' is a lås; what names a kind of ours, too, is that kind.
  const isAll = elsewhere.length === naming.length;
  const isOurs = !isAll && namedKinds(literal, languageOf({ listings, words })).wanted.length > 0;
  return isOurs ? null : elsewhere.join(' ');
}

/** A famous name that the shop does not carry, in a search whose other words found something: 'skal till iphone'. */
export async function foreignName(text: string, { words, listings: { table } }: Reading): Promise<string | null> {
  const famous = famousName(text);
  if (famous === null) return null;
  const lexemes = await words.lookUp(plainWords(famous.name).filter((word) => !hasDigit(word)));
  const queries = plainWords(famous.name).map((word): WordQuery => {
    const forms = hasDigit(word) ? [word] : (lexemes.get(word) ?? [word]);
    return { any: forms.map((lexeme) => ({ lexeme, isPrefix: false, isHead: false })) };
  });
  if (!words.finds({ all: queries })) return famous.name;
  // The words of a 'usb minne' are those of other things, and 'sims' has the stem of 'sim racing'.
  const name = ` ${famous.name} `;
  const isCarried =
    (queries.length === 1 && words.vocabulary.has(famous.name)) ||
    table.words.find({ all: queries }, table.isLive).some((row) => table.plainName(row).includes(name));
  return isCarried ? null : famous.name;
}

/** Kinds of many things, whose names say what they are: fanprylar 'Mugg' are a mug, a grafikkort 'Batteri' is none. */
const COLLECTIVE = ['fanprylar', 'uteleksak', 'pysselset', 'program'];

/** Whether most of what was found is of such a kind. */
function isCollective(rows: readonly number[], { listings: { table } }: Reading): boolean {
  const kinds = table.kinds.namedBy(COLLECTIVE);
  return 2 * rows.filter((row) => kinds.has(table.kindOf[row] ?? -1)).length > rows.length;
}

/** Words of a thing and what it is for: 'duk till projektor'. */
const SHORTEST_RELATION = 3;

/** What of a search with hits the shop nevertheless does not sell. */
export interface NotOurs {
  /** As it was typed. */
  text: string;
  /** Goods of other shops, rather than a name. */
  isGoods: boolean;
}

/**
 * What of a search with hits the shop does not sell: the hits are near, and shown as such. Null where they are what was
 * asked for.
 */
export async function notOurs(literal: LiteralSearch, found: Found, reading: Reading): Promise<NotOurs | null> {
  const { rows } = found;
  // 'wifi förstärkare' and 'ljus till streaming' are names for what the shop has.
  if (reading.words.synonyms.of(literal.text.toLowerCase()).length > 0) return null;
  const main = literal.terms.length < SHORTEST_RELATION ? null : namedKinds(literal, languageOf(reading)).main;
  const thing = main === null ? null : await readLiterally(main, reading.words);
  const said = otherGoods(literal, rows, reading) ?? (thing === null ? null : otherGoods(thing, rows, reading));
  // Fanprylar of 'Papper' are nothing for a skrivare.
  const isSoMade = main === null && isCollective(rows, reading) && hasNamed(found, literal.text, reading);
  const isValue = literal.terms.length > 1 && isFacetValue(literal.text, reading.listings);
  const isOurs = said === null || isSoMade || isValue;
  const goods = isOurs ? null : said;
  if (goods !== null) return { text: goods, isGoods: true };
  const name = await foreignName(literal.text, reading);
  return name === null ? null : { text: name, isGoods: false };
}
