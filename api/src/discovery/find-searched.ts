import { namesPerson } from './ask/not-understood.ts';
import type { Found } from './build-list.ts';
import { facetWords } from './facet-words.ts';
import { famousName, withFamousNames } from './famous-names.ts';
import { isEverything, isFilling } from './filling-words.ts';
import { isForOther, isMisfit } from './fitting.ts';
import { presents } from './gifts.ts';
import { type LiteralSearch, readLiterally } from './literal-search.ts';
import { nearestFirst } from './nearest-amount.ts';
import { nearMisses, withinLimits } from './near-misses.ts';
import { foundRecovered, hasNamed, nearGoods, nearRecovered, ofFamousKind, withoutName } from './near-search.ts';
import { withExclusions } from './negations.ts';
import { type NotOurs, foreignName, notOurs } from './not-ours.ts';
import type { Reading } from './reading.ts';
import { namesOtherGoods, withGoodsJoined } from './other-goods.ts';
import { isRealWord } from './real-words.ts';
import { namedKinds } from './search-kinds.ts';
import type { SearchLimit } from './search-limit.ts';
import { readLimits, withBarePrice } from './search-limits.ts';
import { namedFilters, namesColour, namesReduced } from './search-properties.ts';
import { type SearchReading, plainReading } from './search-port.ts';
import { relaxed } from './relaxed-search.ts';
import { type RecoveredSearch, correctedWhole, recoverSearch, respell } from './search-reader.ts';
import { hasDigit, plainWords, tidy } from './search-text.ts';
import { type ServiceAnswer, answerService } from './service-pages.ts';
import { possibleBases } from './swedish-inflections.ts';
import { orShelf, shelfNamed } from './shelved.ts';
import { inShopWords } from './shop-words.ts';
import { SMALL } from './swedish-words.ts';
import { compoundRest } from './synonyms.ts';
import { type Context, NOTHING, asTyped, isOfKind, languageOf } from './typed-search.ts';

/** What a search found, and how it was understood. */
export interface Searched {
  found: Found;
  reading: SearchReading;
}

const NO_SERVICE: ServiceAnswer = { pages: [], isWhole: false };

/** Whose present it is tells nothing of what it may be. */
const PRESENT =
  /(?<!\p{L})(?:(?:student|födelsedags|farsdags|morsdags)?present|gåva|(?:jul)?klapp|födelsedag|farsdag|morsdag|gåvo)(?:en|er|erna|ar|arna|n|r|rna)?(?!\p{L})/iu;

/** The limits but those of searched words that keep nothing, or tell nothing of what was found. */
const appliedLimits = (
  { rows }: Found,
  limits: readonly SearchLimit[],
  { listings }: Reading,
  isMember: boolean,
): readonly SearchLimit[] =>
  limits
    .filter(
      ({ isSearched, isOptional, keep }) =>
        (isSearched !== true && isOptional !== true) || keep(rows, listings, isMember) !== null,
    )
    .sort((a, b) => Number(a.isExtreme ?? false) - Number(b.isExtreme ?? false));

/**
 * What was found, within those of the limits that tell something of it. Where nothing is within them, amounts are left
 * out, as nothing is for '3 åringar'; that a price is too low says its limit itself, and what costs nearly as much is
 * similar.
 */
function limitedTo(all: Found, limits: readonly SearchLimit[], reading: Reading, isMember: boolean) {
  const applied = appliedLimits(all, limits, reading, isMember);
  const found = withinLimits(all, applied, reading, isMember);
  const held = applied.filter(({ kind }) => kind !== 'amount');
  const near = nearMisses(all, found, applied, reading, isMember);
  const limited = { found: { ...found, ...near }, held: applied, isLoose: false };
  if (found.rows.length > 0 || all.rows.length === 0) return limited;
  const loose = withinLimits(all, held, reading, isMember);
  if (held.length < applied.length && loose.rows.length > 0)
    return { found: { ...loose, isUnsure: true }, held, isLoose: true };
  return limited;
}

/** What was found in the order of an amount that is asked for, where nothing has it; null where all is as asked. */
function nearMissed(
  found: Found,
  limits: readonly SearchLimit[],
  held: readonly SearchLimit[],
  { listings }: Reading,
): Found | null {
  const missed = limits.find((limit) => limit.amount !== undefined && !held.includes(limit))?.amount;
  return missed === undefined || found.isNamed === true ? null : nearestFirst(found, missed, listings);
}

/** Whether a search names nothing: no more than filling words, and people to give something to. */
const isWordless = ({ terms, lexemes }: LiteralSearch, isPresent: boolean): boolean =>
  terms.every(
    ({ word }) =>
      isFilling(word) || PRESENT.test(word) || lexemes.get(word)?.length === 0 || (isPresent && namesPerson(word)),
  );

/** Whether a word of the language is found by its stem alone, which is another's: 'arkad' by 'Ark'. */
const isByChance = ({ terms, isWord, lexemes }: LiteralSearch): boolean =>
  terms.length === 1 &&
  terms.every(
    ({ word }) =>
      isRealWord(word) &&
      ![word, ...possibleBases(word)].some(isWord) &&
      (lexemes.get(word) ?? []).every((lexeme) => lexeme.length <= word.length - 2),
  );

/** Whether a search says nothing but that all is meant. */
const isWholeOfAll = ({ terms }: LiteralSearch): boolean =>
  terms.every(({ word }) => isEverything(word) || isFilling(word));

/** Nobody can pay for a place among all that there is. */
const everything = ({ listings: { table } }: Reading): Found => ({ rows: table.liveRows, ranks: null, isUnsure: true });

/** Found only by the stems of words that nobody has: 'ladare' has the stem of läder, and is a slip of laddare. */
async function respellDoubtful(literal: LiteralSearch, { listings, words }: Reading): Promise<RecoveredSearch | null> {
  const doubtful = literal.terms
    .filter(({ excluded }) => !excluded)
    .map(({ word }) => word)
    .filter((word) => !hasDigit(word) && ![word, ...possibleBases(word)].some((form) => literal.isWord(form)))
    // A musmata has the stem of a musmatta, and nothing of ours is called mata.
    .filter((word) => !isRealWord(word) && !literal.isWord(compoundRest(word) ?? ''));
  if (doubtful.length === 0) return null;
  const isFacetWord = facetWords(listings);
  const slips = doubtful.filter((word) => !isFacetWord(word));
  return slips.length === 0 ? null : respell(literal, words, slips);
}

/** The stem of 'liten' is that of models; others are called 'Lätt'. */
const modelCalled = (quality: string): string | null => {
  const word = quality.toLowerCase();
  return SMALL.has(word) ? ' lite ' : word === 'lätt' ? ' latt ' : null;
};

/** Whether all that a search finds is a model that is called as it says to be. */
async function isOfModels(quality: string, typed: LiteralSearch, reading: Reading, context: Context): Promise<boolean> {
  const model = modelCalled(quality);
  if (model === null) return false;
  const { rows } = await asTyped(typed, reading, context);
  return rows.every((row) => reading.listings.table.plainName(row).includes(model));
}

/** A search without what facets cover, or what no facet of the kind tells. */
interface Covered {
  literal: LiteralSearch;
  /** A word was left out that nothing tells of what was found. */
  isLoose: boolean;
}

/**
 * The search without what facets cover of the kind that it names: 'drönare med kamera' are all that have one. A 'liten
 * mus', of which no size is told, is any mus, rather than one of a model 'Lite', and a 'rosa headset' any headset.
 */
async function withoutFacetWords(
  typed: LiteralSearch,
  limits: readonly SearchLimit[],
  reading: Reading,
  context: Context,
): Promise<Covered> {
  let left = typed.text;
  let isLoose = false;
  for (const { facet } of limits) {
    if (facet === undefined || !left.includes(facet.words) || !facet.exists(reading.listings)) continue;
    const shorter = tidy(left.replace(facet.words, ' '));
    const literal = await readLiterally(shorter, reading.words);
    const { wanted } = namedKinds(literal, languageOf(reading));
    if (literal.query === null || (wanted.length === 0 && shelfNamed(literal, reading) === null)) continue;
    const found = orShelf(literal, await asTyped(literal, reading, context), reading);
    if (wanted.length > 0 && !isOfKind(reading, found, wanted.slice(0, 1))) continue;
    const isTold = facet.appliesTo(found.rows, reading.listings);
    const isUntold =
      !isTold &&
      (facet.mayBeUntold === true ||
        namesColour(facet.words) ||
        namesReduced(facet.words) ||
        (await isOfModels(facet.words, typed, reading, context)));
    if (isTold || isUntold) left = shorter;
    isLoose ||= isUntold;
  }
  if (left === typed.text) return { literal: typed, isLoose };
  // Products that are called so are still first.
  const literal = await readLiterally(left, reading.words);
  return { literal: isLoose ? literal : { ...literal, rank: typed.rank }, isLoose };
}

/** The pages that answer a search; a phrase for goods, such as 'ring light', is no service. */
function serviceFor(literal: LiteralSearch, reading: Reading): ServiceAnswer {
  const { length } = literal.terms;
  const isPhrase = length > 1 && reading.words.synonyms.of(literal.text.toLowerCase()).length > 0;
  // An 'sd kort' is an sd-kort, and nothing to pay with.
  const isParted = length === 2 && literal.isKnown(literal.terms.map(({ word }) => word).join(''));
  // A 'steam kort' is nothing to pay with either.
  const famous = famousName(literal.text);
  const isFamous = famous !== null && famous.rest.every((word) => PACK.test(` ${word}`));
  return isPhrase || isParted || isFamous
    ? NO_SERVICE
    : answerService(literal, reading.servicePages, languageOf(reading));
}

/** A recovery's correction and suggestions in the whole text, of which limits had been taken out. */
function inWhole(text: string, rest: string, { reading: { original, suggestions, searched } }: RecoveredSearch) {
  const whole = (corrected: string): string => correctedWhole(text, rest, corrected);
  return original === null
    ? { original, suggestions: suggestions.map(whole), searched: text }
    : { original: text, suggestions: suggestions.map(whole), searched: whole(searched) };
}

/** Whether words tell for whom something is, or of a kind that is named beside them: 'ergonomisk mus'. */
function areQualities(words: string, literal: LiteralSearch, reading: Reading): boolean {
  if (plainWords(words).every(namesPerson)) return true;
  const { wanted } = namedKinds(literal, languageOf(reading));
  return wanted.length > 0 && !plainWords(words).some((word) => namesOtherGoods(word));
}

/** Whether all of a search is what filters tell. */
function saysOnlyFacets(text: string, limits: readonly SearchLimit[], { listings }: Reading): boolean {
  const told = limits.flatMap(({ facet }) => (facet?.exists(listings) === true ? [facet.words] : []));
  return told.length > 0 && tidy(told.reduce((left, words) => left.replace(words, ' '), text)) === '';
}

/** Whether it is 'rea' or the like, which is taken out of the search, and still leads to the campaigns. */
const asksReduced = ({ facet }: SearchLimit): boolean => facet !== undefined && namesReduced(facet.words);

/** Several things in one box. */
const PACK = /\s+(?:paket(?:et)?|kombo|combo|bundle)(?!\p{L})/iu;

/** The search without a word for a pack, where it names what is in it: 'tangentbord och mus paket'. */
async function withoutPack(text: string, reading: Reading): Promise<string> {
  const rest = text.replace(PACK, '');
  if (rest === text) return text;
  const literal = await readLiterally(rest, reading.words);
  return namedKinds(literal, languageOf(reading)).wanted.length > 0 ? rest : text;
}

/** The search in the shop's words, without its filters in words, and all that filters tell of it, each once. */
async function readTyped(text: string, reading: Reading) {
  const { words, listings } = reading;
  const meant = inShopWords(text);
  const packed = await withoutPack(meant, reading);
  const { text: unread, limits: said } = readLimits(withExclusions(packed));
  // Nothing is 'på rea' where nothing has been reduced.
  const read = said.filter((limit) => !asksReduced(limit) || limit.facet?.exists(listings) === true);
  const apart = await readLiterally(unread, words);
  const whole = withGoodsJoined(unread, apart.isKnown);
  const typed = whole === unread ? apart : await readLiterally(whole, words);
  // 'Vattentät' says all that the filter of this name does.
  const isRead = ({ label, facet }: SearchLimit): boolean =>
    read.some((limit) => limit.label === label || (facet !== undefined && limit.facet?.words.includes(facet.words)));
  const named = namedFilters(unread, typed.isKnown, listings).filter((limit) => !isRead(limit));
  return { meant, typed, said: read, limits: [...read, ...named] };
}

/** What of the shop is near a search that it has hits for, but not what was asked for. */
const nearUnsold = (
  { isGoods, text }: NotOurs,
  literal: LiteralSearch,
  found: Found,
  reading: Reading,
  context: Context,
): Promise<Found> =>
  isGoods ? nearGoods(literal, found, reading, context) : withoutName(literal, text, found, reading, context);

/** A search as typed. */
interface Typed {
  text: string;
  autoCorrect: boolean;
}

/** What is found by the number that a search ends in as its price; null where there is none, or nothing costs it. */
async function foundByPrice(typed: Typed, reading: Reading, context: Context): Promise<Searched | null> {
  const text = withBarePrice(typed.text);
  if (text === null) return null;
  const priced = await findSearched({ ...typed, text }, reading, context);
  return priced.found.rows.length === 0 ? null : { ...priced, reading: { ...priced.reading, searched: typed.text } };
}

/** The products that a typed search finds: filters in words first, then its words, then its recovery. */
export async function findSearched(
  { text, autoCorrect }: Typed,
  reading: Reading,
  context: Context,
): Promise<Searched> {
  const { meant, typed, said, limits } = await readTyped(text, reading);
  const { literal, isLoose } = await withoutFacetWords(typed, limits, reading, context);
  const rest = literal.text;
  const isPresent = PRESENT.test(meant);
  const saysNothing = isWordless(literal, isPresent);
  const reduced = limits.find(asksReduced)?.facet?.words ?? null;
  const whole = reduced === null ? literal : typed;
  const service = serviceFor(isPresent && saysNothing ? await readLiterally('present', reading.words) : whole, reading);
  const plain: SearchReading = { ...plainReading(text), pages: service.pages };
  const result = (all: Found, how: Partial<SearchReading> = {}): Searched => {
    const { found: limited, held, isLoose: isLoosened } = limitedTo(all, limits, reading, context.isMember);
    const near = nearMissed(limited, limits, held, reading);
    const found = near ?? limited;
    const told = held.flatMap(({ kind, label, without }) => (kind === 'order' ? [] : [{ kind, label, without }]));
    const order = held.find((limit) => limit.order !== undefined)?.order;
    return {
      found: order === undefined ? found : { ...found, order },
      reading: { ...plain, limits: told, ...how, ...((isLoosened || near !== null) && { uncertain: true }) },
    };
  };
  const namesAll = literal.terms.some(({ word }) => isEverything(word));
  const isReduced = reduced !== null && tidy(rest.replace(reduced, '')) === '';
  const isAnything = isReduced || ((limits.length > 0 || isPresent) && saysNothing);
  if (isPresent && saysNothing && !isReduced) return result(presents(reading));
  if (isAnything || (namesAll && isWholeOfAll(literal))) return result(everything(reading));
  // 'klarna' has the stem of a name; an 'office paket' is nothing to be sent.
  if (service.isWhole && !literal.terms.some(({ word }) => literal.isWord(word)) && famousName(rest) === null) {
    return { found: NOTHING, reading: plain };
  }
  const found = orShelf(literal, await asTyped(literal, reading, context), reading);
  const respelt = autoCorrect && found.rows.length > 0 ? await respellDoubtful(literal, reading) : null;
  if (respelt !== null) {
    return result(await foundRecovered(respelt, literal, reading, context), inWhole(text, rest, respelt));
  }
  if (found.rows.length > 0) {
    const notSold = await notOurs(literal, found, reading);
    const isTitle = (): boolean => literal.terms.length > 1 && hasNamed(found, rest, reading);
    if (notSold === null || isTitle())
      return isForOther(literal) || isMisfit(literal, found, reading)
        ? result({ ...found, isUnsure: true }, { uncertain: true })
        : result(found, { uncertain: isLoose || found.isOnlyKind === true || isByChance(literal) });
    const instead = await ofFamousKind(rest, reading, context);
    if (instead !== null) return result(instead.found, { uncertain: true, notSold: rest, instead: instead.plural });
    const near = await nearUnsold(notSold, literal, found, reading, context);
    return near.rows.length === 0
      ? { found: NOTHING, reading: { ...plain, notSold: notSold.text } }
      : result({ ...near, isUnsure: true }, { uncertain: true, notSold: notSold.text });
  }
  // 'vattentät' is no name of anything, and all that has it is meant.
  if (saysOnlyFacets(rest, said, reading)) return result(everything(reading));
  const famous = await ofFamousKind(rest, reading, context);
  if (famous !== null) return result(famous.found, { uncertain: true, notSold: rest, instead: famous.plural });
  // The shop has what was asked for, though it is no product: nothing was misspelt.
  if (service.isWhole) return { found: NOTHING, reading: plain };
  // What is 'under 6000' says what it may cost.
  const isPriced = limits.some(({ price }) => price !== undefined);
  const priced = isPriced ? null : await foundByPrice({ text, autoCorrect }, reading, context);
  if (priced !== null) return priced;
  const foreign = await foreignName(rest, reading);
  const { found: closest, ...how } = await relaxed(literal, foreign, limits, reading, context);
  if (closest.rows.length > 0) return result({ ...closest, isUnsure: true }, { uncertain: true, ...how });
  const recovered = await recoverSearch(literal, reading.words, autoCorrect);
  if (recovered.query === null && autoCorrect) {
    const corrected = withFamousNames(rest, (word) => isRealWord(word) || literal.isWord(word));
    const meant = corrected === null ? null : await ofFamousKind(corrected, reading, context);
    if (meant !== null) return result(meant.found, { uncertain: true, notSold: corrected, instead: meant.plural });
  }
  const near = await nearRecovered(recovered, literal, reading, context);
  // Nothing says what of it is for a nybörjare.
  if (namesAll && near.rows.length === 0) return result(everything(reading), { uncertain: true });
  // Of a köksvåg both parts are known, and nothing is found.
  const notSold = recovered.notSold ?? (near.rows.length === 0 && !saysNothing ? rest : null);
  // 'Vi säljer inte ergonomisk' says nothing: these are the nearest mice.
  const isUnsold = notSold !== null && (near.rows.length === 0 || !areQualities(notSold, literal, reading));
  const isGuess = recovered.reading.uncertain || near.isOnlyKind === true;
  return result(near, {
    ...inWhole(text, rest, recovered),
    uncertain: near.rows.length > 0 && (isGuess || recovered.query === null || notSold !== null),
    notSold: service.pages.length > 0 ? null : isUnsold ? notSold : foreign,
  });
}
