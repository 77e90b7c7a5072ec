import { famousName } from './famous-names.ts';
import { isFilling } from './filling-words.ts';
import type { LiteralSearch } from './literal-search.ts';
import { isOtherCompound, isOtherGoods } from './other-goods.ts';
import type { Reading } from './reading.ts';
import { hasDigit, plainWords } from './search-text.ts';
import { possibleBases } from './swedish-inflections.ts';
import { compoundRest } from './synonyms.ts';
import type { WordQuery } from './word-query.ts';

/** The whole of a search that names nothing but things of other shops; null for every other. */
function otherGoods({ terms, lexemes }: LiteralSearch, { listings, words }: Reading): string | null {
  const naming = terms.filter(({ word }) => !isFilling(word) && lexemes.get(word)?.length !== 0);
  const isElsewhere = ({ word, excluded }: LiteralSearch['terms'][number]): boolean => {
    const forms = [word, ...possibleBases(word)];
    const names = [...forms, ...forms.flatMap((form) => compoundRest(form) ?? [])];
    const isOwn =
      listings.table.kinds.namedBy(names).size > 0 || names.some((name) => words.synonyms.of(name).length > 0);
    const isNamed = forms.some((form) => words.vocabulary.has(form));
    return !excluded && !hasDigit(word) && !isOwn && (isOtherGoods(forms) || (!isNamed && isOtherCompound(forms)));
  };
  return naming.length > 0 && naming.every(isElsewhere) ? naming.map(({ word }) => word).join(' ') : null;
}

/** A famous name that the shop does not carry, in a search whose other words found something: 'skal till iphone'. */
async function foreignName(text: string, { words }: Reading): Promise<string | null> {
  const famous = famousName(text);
  if (famous === null) return null;
  const lexemes = await words.lookUp(plainWords(famous.name).filter((word) => !hasDigit(word)));
  const queries = plainWords(famous.name).map((word): WordQuery => {
    const forms = hasDigit(word) ? [word] : (lexemes.get(word) ?? [word]);
    return { any: forms.map((lexeme) => ({ lexeme, isPrefix: false, isHead: false })) };
  });
  return words.finds({ all: queries }) ? null : famous.name;
}

/**
 * What of a search with hits the shop nevertheless does not sell: the hits are near, and shown as such. Null where they
 * are what was asked for.
 */
export const notOurs = async (literal: LiteralSearch, reading: Reading): Promise<string | null> =>
  otherGoods(literal, reading) ?? (await foreignName(literal.text, reading));
