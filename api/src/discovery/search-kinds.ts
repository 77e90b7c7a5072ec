import { isEverything, isFilling } from './filling-words.ts';
import { type LiteralSearch, partings } from './literal-search.ts';
import { namesOtherGoods } from './other-goods.ts';
import type { ProductKinds } from './product-kinds.ts';
import { hasDigit, plainWords, tidy } from './search-text.ts';
import { possibleBases } from './swedish-inflections.ts';
import { type Synonyms, compoundRest } from './synonyms.ts';

/** Words between what is wanted and what it is for, has or is made of. */
const RELATIONS = new Set([
  'mellan',
  'till',
  'för',
  'åt',
  'med',
  'på',
  'i',
  'mot',
  'utan',
  'om',
  'som',
  'from',
  'for',
  'with',
  'about',
]);

/** A text without words at its end that lead to nothing: the 'spel' of 'spel till'. */
export function withoutDangling(text: string): string {
  const words = tidy(text).split(' ');
  const last = words.findLastIndex((word) => !RELATIONS.has(word.toLowerCase()));
  return words.slice(0, last + 1).join(' ');
}

/** Maximum number of words that name a kind together, such as 'smart klocka'. */
const LONGEST_NAME = 2;
/** What other things are for: the last word of 'dockningsstation laptop' is not what is wanted. */
const HOSTS = new Set(
  'dator laptop pc mobil mobiltelefon telefon surfplatta läsplatta kamera tv konsol spelkonsol smartklocka bil'.split(
    ' ',
  ),
);
/** What names a kind of its own, but beside another kind a part of it, or its name: the switchar of a tangentbord. */
const PART = { name: /^switch/u, of: /tangentbord|konsol|spel/u };
/** What is for other things: of 'minneskort drönare' the minneskort. */
const ACCESSORY = /(?:minneskort|laddare|kabel|sladd|skal|fodral|väska|ryggsäck|stativ|fäste|skydd|powerbank)$/u;
const AMOUNT = /^(?:\d+(?:d\d+)?\p{L}+|[2-9]|två|tre|fyra|flera)$/u;

/** The kinds of products that a search names. */
export interface NamedKinds {
  /** By the words that name them, the likeliest for what is wanted first. */
  readonly wanted: readonly ReadonlySet<number>[];
  /** The words that name the likeliest; null where none is named, or no more than what the wanted is for. */
  readonly name: string | null;
  /** The words for what other things are for, where nothing else is named: 'trådlös mobiltelefon'. */
  readonly host: string | null;
  /** The words before 'till', 'för' or 'med'; null without such. */
  readonly main: string | null;
  /** Words for kinds that tell what the wanted one has or is for: 'ram' of 'laptop 32 gb ram'. */
  readonly telling: readonly string[];
  /** What these name. */
  readonly related: readonly ReadonlySet<number>[];
}

/** The thing that a name of several words names: the laddare of 'laddare till bil'. */
function thingOf(words: readonly string[]): string {
  const at = words.findIndex((word, index) => index > 0 && RELATIONS.has(word));
  return (at < 0 ? words : words.slice(0, at)).at(-1) ?? '';
}

/** Shorter last parts of a word name a kind by chance: a dragspel is no spel. */
export const SHORTEST_KIND = 5;

/** What a compound is: of 'skrivbordslampa' the 'bordslampa' and the 'lampa', of a shop's own word any last part. */
function headsOf(word: string, isKnown: Language['isKnown']): string[] {
  const heads: string[] = [];
  for (let rest = compoundRest(word); rest !== null; rest = compoundRest(rest)) heads.push(rest);
  const lastParts = isKnown(word) ? partings(word).map((parts) => parts.at(-1) ?? '') : [];
  return [...heads, ...lastParts.filter(({ length }) => length >= SHORTEST_KIND)];
}

/** The last words of a name and its synonyms: 'laptop' is a 'bärbar dator', which is a dator. */
function kindsOf(words: readonly string[], { synonyms, kinds, isKnown }: Language): ReadonlySet<number> {
  const forms = [words.join(' '), words.join('')].flatMap((name) => [name, ...possibleBases(name)]);
  const direct = kinds.namedBy(forms);
  if (direct.size > 0) return direct;
  const meantBy = (names: readonly string[]): string[] => names.flatMap((name) => synonyms.of(name).map(thingOf));
  const others = meantBy(forms);
  const meant = kinds.namedBy(others);
  if (meant.size > 0) return meant;
  // 'läderskal' is a skal, as 'mobilskal' are; a 'bil laddare' is a laddare, a 'kamera inomhus' an inomhuskamera.
  const compounds = words.length === 1 ? forms : [...[words.join('')].filter(isKnown), ...others];
  const heads = compounds.flatMap((compound) => headsOf(compound, isKnown));
  return kinds.namedBy([...heads, ...meantBy(heads)]);
}

interface Language {
  synonyms: Synonyms;
  kinds: ProductKinds;
  isKnown: LiteralSearch['isKnown'];
}

interface Unit {
  words: readonly string[];
  kinds: ReadonlySet<number>;
  /** After a word such as 'till'. */
  isRelated: boolean;
  /** After an amount: the noun of '32 gb ram' and 'två skärmar' tells of what. */
  isMeasured: boolean;
}

function unitsOf(words: readonly string[], language: Language): Unit[] {
  const units: Unit[] = [];
  let isRelated = false;
  for (let start = 0; start < words.length;) {
    const word = words[start] ?? '';
    if (RELATIONS.has(word)) isRelated ||= start > 0;
    // Of a 'tv med oledskärm' the compound tells the tv's.
    const nouns = isRelated ? { ...language, isKnown: () => false } : language;
    const length = hasDigit(word)
      ? undefined
      : [LONGEST_NAME, 1].find(
          (count) => start + count <= words.length && kindsOf(words.slice(start, start + count), nouns).size > 0,
        );
    if (length !== undefined) {
      const named = words.slice(start, start + length);
      const kinds = kindsOf(named, nouns);
      units.push({ words: named, kinds, isRelated, isMeasured: AMOUNT.test(words[start - 1] ?? '') });
    }
    start += length ?? 1;
  }
  return units;
}

/** Whether a word names a part of what another one names, or how that is called. */
export const namesPart = (word: string, words: readonly string[]): boolean => isPart([word], words);

const isPart = ([name = '']: readonly string[], words: readonly string[]): boolean =>
  PART.name.test(name) && words.some((word) => PART.of.test(word));

/** Whether a word names what other things are for. */
export const namesHost = (word: string): boolean => [word, ...possibleBases(word)].some((form) => HOSTS.has(form));

/** What stands for a kind of its own, and beside another kind says what that is like: a 'projektor bärbar'. */
const QUALITY = /^(?:bärbar|stationär)(?:a|t)?$/u;
/** The same beside what is charged with nothing of its own: of a 'skärm usb-c laddning', but not of a mobil. */
const CHARGING = /^(?:snabb)?laddning$/u;

const isQuality = ([name = '', more]: readonly string[], units: readonly Unit[]): boolean => {
  if (more !== undefined) return false;
  const others = units.flatMap(({ words: [other = ''] }) => (other === name ? [] : [other]));
  if (CHARGING.test(name)) return others.length > 0 && !others.some(namesHost);
  return QUALITY.test(name) && others.some((other) => !QUALITY.test(other));
};

/** Whether a word names what is for other things. */
export const namesAccessory = (word: string): boolean => ACCESSORY.test(word);

const isHost = ({ words }: Unit): boolean => namesHost(words.at(-1) ?? '');

/** The likeliest first: the last one named, unless the others are for it. */
function byLikelihood(units: readonly Unit[]): Unit[] {
  const last = units.at(-1);
  const isAccessory = ({ words }: Unit): boolean => namesAccessory(words.at(-1) ?? '');
  const isHosted = (unit: Unit): boolean => isHost(unit) || (!isAccessory(unit) && units.some(isAccessory));
  const isForLast = last !== undefined && isHosted(last) && units.some((unit) => !isHosted(unit));
  return isForLast ? [...units.slice(0, -1).reverse(), last] : [...units].reverse();
}

/**
 * Reads the kinds of products that a search names; the last of several is what is wanted, unless it tells of what, or
 * what for.
 */
export function namedKinds({ text, terms, isKnown }: LiteralSearch, shop: Omit<Language, 'isKnown'>): NamedKinds {
  const language = { ...shop, isKnown };
  const words = terms.filter(({ excluded }) => !excluded).map(({ word }) => word);
  const units = unitsOf(words, language);
  const own = units.filter(
    ({ words: named, isRelated }) => !isRelated && !isPart(named, words) && !isQuality(named, units),
  );
  const at = words.findIndex((word, index) => index > 0 && RELATIONS.has(word));
  // A 'ryggsäck till dator' is none of the kinds, and no dator either.
  const thing = words[at - 1] ?? '';
  const isThing =
    at > 0 &&
    !isFilling(thing) &&
    !isEverything(thing) &&
    !hasDigit(thing) &&
    (isKnown(thing) || namesOtherGoods(thing));
  const wanted = [
    ...byLikelihood(own.filter(({ isMeasured }) => !isMeasured)),
    ...own.filter(({ isMeasured }) => isMeasured),
    ...(own.length === 0 && !isThing ? units : []),
  ];
  const [likeliest] = wanted;
  const isTelling = ({ isRelated, isMeasured }: Unit): boolean => isRelated || isMeasured;
  return {
    wanted: wanted.map(({ kinds }) => kinds),
    name: likeliest === undefined || isHost(likeliest) ? null : likeliest.words.join(' '),
    host: likeliest !== undefined && isHost(likeliest) && !likeliest.isRelated ? likeliest.words.join(' ') : null,
    telling: own.some((unit) => !isTelling(unit)) ? units.filter(isTelling).flatMap(({ words: named }) => named) : [],
    related: units.filter(isTelling).map(({ kinds }) => kinds),
    main: at > 0 && (own.length > 0 || isThing) && plainWords(text).length > at ? words.slice(0, at).join(' ') : null,
  };
}
