import { famousName, famousNameBegun, isModelBegun, isUnlike } from './famous-names.ts';
import { findSearched } from './find-searched.ts';
import { NOTHING } from './find-typed.ts';
import { type Wanted, findWanted, findsAny } from './find-wanted.ts';
import { ofFamousKind } from './near-search.ts';
import { foreignName } from './not-ours.ts';
import { isOtherCompound, namesOtherGoods } from './other-goods.ts';
import type { Reading } from './reading.ts';
import { withoutDangling } from './search-kinds.ts';
import type { LimitedSearch } from './search-limits.ts';
import type { Suggestions } from './search-port.ts';
import { plainWords } from './search-text.ts';
import { inShopWords } from './shop-words.ts';
import { possibleBases } from './swedish-inflections.ts';
import { kindsBegun } from './typed-kinds.ts';
import { type Context, withoutWords } from './typed-search.ts';

/** What is wanted by a text, and a famous name in it that the shop does not carry. */
interface Meant extends Pick<Suggestions, 'notSold' | 'instead'> {
  wanted: Wanted;
}

const SEARCHED: Context = { within: [], isMember: false };

const findsNothing = ({ found, phrase }: Wanted): boolean =>
  phrase !== null || found.every(({ rows }) => rows.length === 0);

/** The shop's own of the kind that a famous name stands for, which is all of a text; null where it has none. */
async function ofWholeName(text: string, name: string, reading: Reading): Promise<Meant | null> {
  const kind = await ofFamousKind(text, reading, SEARCHED);
  if (kind === null) return null;
  const wanted: Wanted = { found: [{ ...NOTHING, ...kind.found }], phrase: null, keep: null };
  return { wanted, notSold: name, instead: kind.plural };
}

/** An 'office c' is about to be an office chair, and nothing of Office. */
function beginsPhrase(typed: string, { words }: Reading): boolean {
  const text = typed.trim().toLowerCase();
  return text.includes(' ') && words.synonyms.phrases.some((phrase) => phrase.startsWith(text) && phrase !== text);
}

/** What a search for a text finds, as near as it comes; null where the shop sells nothing like it. */
async function ofSearch(text: string, reading: Reading): Promise<Meant | null> {
  const searched = await findSearched({ text, autoCorrect: false }, reading, SEARCHED);
  const { found, reading: how } = searched;
  if (found.rows.length === 0 || (how.notSold !== null && how.instead === null)) return null;
  const { instead } = how;
  const notSold = how.notSold === null ? null : withoutDangling(how.notSold);
  return { wanted: { found: [{ ...NOTHING, ...found }], phrase: null, keep: null }, notSold, instead };
}

/** What else a text may mean of which nothing, or only another spelling, is found as it is typed. */
async function readOtherwise(text: string, found: Meant, reading: Reading): Promise<Meant> {
  const begun = famousNameBegun(text);
  const famous = begun === null ? null : await ofWholeName(begun, begun, reading);
  if (famous !== null) return { ...found, wanted: famous.wanted };
  return found.wanted.phrase === null ? ((await ofSearch(text, reading)) ?? found) : found;
}

/** Whether a word begins others that the shop has: the 'sko' of a skoldator. */
const mayGoOn = (word: string, reading: Reading): boolean =>
  kindsBegun(word, reading).size > 0 ||
  reading.words.vocabulary.begins(word) ||
  reading.words.synonyms.words.some((other) => other !== word && other.startsWith(word));

/** What is near goods of other shops that a text is the name of; null where it is none, or may become another word. */
async function ofOtherGoods(text: string, reading: Reading): Promise<Meant | null> {
  const [word = '', ...others] = plainWords(text);
  const isGoods = (): boolean => namesOtherGoods(word) || isOtherCompound([word, ...possibleBases(word)]);
  if (others.length > 0 || !isGoods() || mayGoOn(word, reading)) return null;
  const { found, reading: how } = await findSearched({ text, autoCorrect: false }, reading, SEARCHED);
  const wanted: Wanted = { found: [{ ...NOTHING, ...found }], phrase: null, keep: null };
  return how.notSold === null ? null : { wanted, notSold: how.notSold, instead: how.instead };
}

/** What a text means as it is typed. Of 'ps5 kontroll' that are the kontroller, and for 'iphone' the shop's mobiler. */
export async function readMeant(typed: LimitedSearch, reading: Reading): Promise<Meant> {
  const limited = { ...typed, text: inShopWords(typed.text) };
  const goods = await ofOtherGoods(limited.text, reading);
  if (goods !== null) return goods;
  const plain: Meant = { wanted: await findWanted(limited, reading), notSold: null, instead: null };
  const name = beginsPhrase(limited.text, reading) ? null : await foreignName(limited.text, reading);
  if (name === null) {
    return findsNothing(plain.wanted) ? readOtherwise(typed.text, plain, reading) : plain;
  }
  const famous = famousName(limited.text);
  if (famous !== null && isUnlike(famous))
    return { wanted: { found: [NOTHING], phrase: null, keep: null }, notSold: limited.text, instead: null };
  if (famous !== null && (famous.rest.length === 0 || isModelBegun(famous))) {
    // One word may still become another.
    const isUnfinished = plainWords(limited.text).length === 1 && (await findsAny(limited.text, reading));
    return isUnfinished ? plain : ((await ofWholeName(limited.text, name, reading)) ?? plain);
  }
  const rest = withoutDangling(withoutWords(limited.text, plainWords(famous?.called ?? name)));
  const wanted = await findWanted({ ...limited, text: rest }, reading);
  if (!findsNothing(wanted)) {
    // One letter tells little: an 'office p' may be Office itself, and a 'samsung t' a tv.
    const isOpen = famous?.rest.every(({ length }) => length === 1) === true;
    const whole = isOpen ? await ofWholeName(name, name, reading) : null;
    const found = [...(whole?.wanted.found ?? []), ...wanted.found];
    return { wanted: { ...wanted, found }, notSold: name, instead: null };
  }
  // Nothing is known of the blo of 'lego blo'.
  const isKnown = plain.wanted.found.some(({ rows }) => rows.length > 0);
  return isKnown ? { ...plain, notSold: name } : ((await ofWholeName(name, name, reading)) ?? plain);
}
