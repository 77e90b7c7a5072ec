import { isForAdult, isForBaby, isForChild, tellsAge } from './ages.ts';
import { type Amount, amountOf } from './amounts.ts';
import type { FacetLabel, Listings } from './listing-cache.ts';
import { tag } from './listing-tags.ts';
import type { Keep, SearchLimit } from './search-limit.ts';
import { tidy } from './search-text.ts';
import { unaccented } from './vocabulary.ts';

const CONNECTION = 'Anslutning';
const WIRELESS = /trådlös|bluetooth|wifi|\d\s?ghz/iu;
const WITH_CORD = /(?:^|\s)(?:sladd|kabel)/iu;
/** Values that say that something is not there. */
const ABSENT = /^(?:utan|nej|ingen|inga|inget|ej|passiv|via\s)/iu;

/** Under water, and not only splashed: by their class, the pressure or the depth. */
const WATERPROOF = /^(?:IP[X\d][78]|(?:[5-9]|\d\d) ATM|\d+ meter)/u;

const plain = (text: string): string => unaccented(text.toLowerCase());

/** The tags of the filter values that pass, by their number. */
export function tagsOf({ table, labels }: Listings, passes: (label: FacetLabel) => boolean): ReadonlySet<number> {
  const tags = new Set<number>();
  for (const [name, label] of labels) {
    const number = label.kind === 'attribute' && passes(label) ? table.numberOf(name) : undefined;
    if (number !== undefined) tags.add(number);
  }
  return tags;
}

/** Tells the rows that have any of the wanted tags, by their numbers. */
export const having =
  ({ table: { starts, tags } }: Listings, wanted: ReadonlySet<number>) =>
  (row: number): boolean => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) if (wanted.has(tags[at] ?? -1)) return true;
    return false;
  };

/** Nothing is left out where nothing would be left, or where nothing is known of it. */
const orNull = (kept: readonly number[], rows: readonly number[]): readonly number[] | null =>
  kept.length === 0 || kept.length === rows.length ? null : kept;

/** Which rows have the filter for connections, and which tell of a cord anywhere. */
const connectionsIn = (listings: Listings) => ({
  isTold: having(
    listings,
    tagsOf(listings, ({ groupName }) => groupName === CONNECTION),
  ),
  hasCord: having(
    listings,
    tagsOf(listings, ({ label }) => WITH_CORD.test(label)),
  ),
});

/** By how products are connected; those of which nothing is told may be either. */
const connected =
  (isWireless: boolean): Keep =>
  (rows, listings) => {
    const { isTold, hasCord } = connectionsIn(listings);
    const fits = having(
      listings,
      tagsOf(listings, ({ groupName, label }) => groupName === CONNECTION && WIRELESS.test(label) === isWireless),
    );
    // Of some, such as vacuum cleaners, only a cord is told.
    const isCordTold = rows.some((row) => !isTold(row) && hasCord(row));
    return orNull(
      rows.filter((row) => {
        if (isTold(row)) return fits(row);
        const isCalledWireless = listings.table.plainName(row).includes(' tradlos');
        return isCalledWireless ? isWireless : !isCordTold || hasCord(row) !== isWireless;
      }),
      rows,
    );
  };

/** Whether no more than a cord is told of some: 'sladdlös' is no word of such products. */
const hasCordAlone: FacetMatch = {
  exists: ({ labels }) => [...labels.values()].some(({ label }) => WITH_CORD.test(label)),
  appliesTo: (rows, listings) => {
    const { isTold, hasCord } = connectionsIn(listings);
    return rows.some((row) => !isTold(row) && hasCord(row));
  },
};

/** Whether filters tell how products are connected: then these need not say that they have a cord. */
const hasConnection: FacetMatch = {
  exists: ({ labels }) => [...labels.values()].some(({ groupName }) => groupName === CONNECTION),
  appliesTo: (rows, listings) => rows.some(connectionsIn(listings).isTold),
};

const COLOUR = 'Färg';
const COLOURS = /(?<!\p{L})(svart|vit|rö[dt]|blå|grön|grå|gul|rosa|lila|orange|brun|silver|guld)(?:a|tt?)?(?!\p{L})/iu;

/** Whether a word is a colour. */
export const namesColour = (word: string): boolean => COLOURS.exec(word)?.[0] === word;

/** Other names of what filters tell. */
const CALLED: Readonly<Record<string, string>> = {
  ljus: 'belysning',
  bakgrundsbelysning: 'belysning',
  mick: 'mikrofon',
  anc: 'brusreducering',
};

/** A property that has the facet values that are meant. */
function valued(meantOf: (labels: readonly FacetLabel[]) => (label: FacetLabel) => boolean): FacetProperty {
  const tagsIn = (listings: Listings): ReadonlySet<number> => tagsOf(listings, meantOf([...listings.labels.values()]));
  const has = (listings: Listings): ((row: number) => boolean) => having(listings, tagsIn(listings));
  return {
    exists: (listings) => tagsIn(listings).size > 0,
    keep: (rows, listings) => orNull(rows.filter(has(listings)), rows),
    appliesTo: (rows, listings) => rows.some(has(listings)),
  };
}

const isFilter = (name: string): ((label: FacetLabel) => boolean) => {
  const called = plain(CALLED[name.toLowerCase()] ?? name);
  return ({ groupName }) => plain(groupName).startsWith(called);
};

/** 'med magnet': by the values of the filter that is called so. */
const owning = (name: string): FacetProperty => {
  const isNamed = isFilter(name);
  return valued(() => (label) => isNamed(label) && !ABSENT.test(label.label));
};

/** 'utan subwoofer', by the same; 'utan påse' by the filter that has such a value: by all others of it. */
const lacking = (name: string): FacetProperty => {
  const isNamed = isFilter(name);
  return valued((labels) => {
    const filters = new Set(
      labels.filter(({ label }) => plain(label) === plain(name)).map(({ groupName }) => groupName),
    );
    return (label) =>
      isNamed(label) ? ABSENT.test(label.label) : filters.has(label.groupName) && plain(label.label) !== plain(name);
  });
};

/** Shades that are called otherwise than their colour. */
const SHADES: Readonly<Record<string, readonly string[]>> = {
  grön: ['salvia', 'mint', 'oliv'],
  lila: ['lavendel', 'syren'],
  röd: ['lingon', 'vinröd'],
  grå: ['grafit'],
  guld: ['mässing'],
};

/** By their colour, of which there are shades: what is havsblå is blå. */
const coloured = (colour: string): FacetProperty =>
  valued(
    () =>
      ({ groupName, label }) =>
        groupName === COLOUR &&
        (plain(label).endsWith(plain(colour)) || SHADES[colour]?.includes(plain(label)) === true),
  );

/** By the age from which they are meant. */
const aged = (isFor: (age: Amount) => boolean): FacetProperty =>
  valued(() => ({ groupName, label }) => {
    const age = tellsAge(groupName) ? amountOf(label) : null;
    return age !== null && isFor(age);
  });

/** Under water, and not only splashed. */
const WATERPROOF_VALUES = valued(() => {
  const isNamed = isFilter('vattent');
  return (label) => isNamed(label) && WATERPROOF.test(label.label);
});

const namesCache = new WeakMap<Listings['labels'], readonly string[]>();

/** The names of all filters. */
function filterNames(labels: Listings['labels']): readonly string[] {
  const cached = namesCache.get(labels);
  if (cached !== undefined) return cached;
  const names = [...new Set([...labels.values()].map(({ groupName }) => groupName))].map(plain);
  namesCache.set(labels, names);
  return names;
}

/** Shorter names of filters are words of other things. */
const SHORTEST_FILTER = 4;

const lackedCache = new WeakMap<Listings['labels'], ReadonlySet<string>>();

/** What filters tell some products to be without, by their names: 'belysning', as there is 'Utan belysning'. */
function lackedNames(labels: Listings['labels']): ReadonlySet<string> {
  const cached = lackedCache.get(labels);
  if (cached !== undefined) return cached;
  const lacked = [...labels.values()].flatMap(({ groupName, label }) =>
    plain(label) === `utan ${plain(groupName)}` ? [plain(groupName)] : [],
  );
  const names = new Set(lacked);
  lackedCache.set(labels, names);
  return names;
}

/** Words that no preposition or number belongs to: 'wifi 6' is a value, and 'utan wifi' says the contrary. */
const LONE_WORD = /(?<![\p{L}-])(?<!(?<!\p{L})(?:med|utan|with|without|ej|inte)\s)\p{L}+(?![\p{L}\d]|\s*\d)/gu;

/**
 * What words say that are names of filters: of 'mobilskal magnet', that there is one; of 'gamingstol 4d armstöd',
 * nothing more. Words of products are so only where others are told to lack it: a 'tangentbord belysning' is none
 * 'Utan belysning'.
 */
export function namedFilters(text: string, isWord: (word: string) => boolean, { labels }: Listings): SearchLimit[] {
  const names = filterNames(labels);
  const lacked = lackedNames(labels);
  return (text.match(LONE_WORD) ?? []).flatMap((words) => {
    const beginning = plain(words);
    if (words.length < SHORTEST_FILTER || (isWord(words.toLowerCase()) && !lacked.has(beginning))) return [];
    if (!names.some((name) => name.startsWith(beginning))) return [];
    const { keep, ...facet } = owning(words);
    const label = `Med ${words.toLowerCase()}`;
    const without = tidy(text.replace(words, ' '));
    return [{ kind: 'amount', label, keep, without, isSearched: true, facet: { words, ...facet } }];
  });
}

/** Units that tell how large a product is, likeliest first. */
const SIZE_UNITS = ['tum', 'l', 'cm'];
const SCREEN_UNITS = ['tum'];
const LENGTH_UNITS = ['m'];
const ENDURANCE_UNITS = ['timmar', 'dagar'];
const RANGE_UNITS = ['km'];
const NOISE_UNITS = ['db'];
const LIGHT_UNITS = ['lumen'];
const PLAYING_UNITS = ['min'];
/** After a word for a length: what has one. */
const CORD = String.raw`\s+(?:[\p{L}\d-]+\s+)?[\p{L}-]*(?:kabel|kablar|sladd|sladdar)(?!\p{L})`;
const WEIGHT_UNITS = ['g', 'kg'];

/** Few measures part products into two halves of one size. */
const ALMOST_HALF = 0.45;
/** What is small, or large, is less than half of a kind. */
const A_QUARTER = 0.25;

type Half = 'lesser' | 'greater';

/** The half that tells the least or the most of a measure; null where products tell none, or all the same. */
function halfBy(
  which: Half,
  units: readonly string[],
  share: number,
  rows: readonly number[],
  listings: Listings,
): readonly number[] | null {
  const measureIn = (unit: string, { label }: FacetLabel): number | null => {
    const amount = amountOf(label);
    return amount?.unit === unit && amount.from === amount.to ? amount.from : null;
  };
  const isIn = (measure: number | null, bound: number): boolean =>
    measure !== null && (which === 'lesser' ? measure <= bound : measure >= bound);
  for (const unit of units) {
    const measures = [...listings.labels.values()].flatMap((label) => measureIn(unit, label) ?? []);
    const within = (bound: number): readonly number[] =>
      rows.filter(
        having(
          listings,
          tagsOf(listings, (label) => isIn(measureIn(unit, label), bound)),
        ),
      );
    const ascending = [...new Set(measures)].sort((a, b) => a - b);
    const bounds = which === 'lesser' ? ascending : ascending.reverse();
    const part = bounds.map(within).find(({ length }) => length >= share * rows.length);
    if (part !== undefined && part.length < rows.length) return part;
  }
  return null;
}

/** What leads to a part of a thing, and what is as large as the thing itself. */
const WITH = String.raw`(?<!\p{L})med\s+(?:en\s+|ett\s+)?`;
const SCREEN = '(?:skärm|display|bild|storlek)';

/** Words for a size, unless it is that of a part: a 'mobil med stort batteri' is no larger mobil. */
const sized = (words: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:(?<!${WITH})(?:${words})|(?:${words})(?=\s+${SCREEN}(?!\p{L})))(?!\p{L})`, 'iu');

/** By a measure that filters tell, of which a search wants little or much. */
const half = (which: Half, units: readonly string[], share = ALMOST_HALF): FacetProperty => ({
  keep: (rows, listings) => halfBy(which, units, share, rows, listings),
  exists: () => true,
  appliesTo: (rows, listings) => halfBy(which, units, share, rows, listings) !== null,
});

/** What is said of a price that has been cut, beside a kind of product. */
const REDUCED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:på|till|med)\s+)?(?:rea(?:pris)?|mellandagsrea|black\s+(?:friday|week)|cyber\s+monday|` +
    String.raw`extrapris|kampanjpris|halva\s+priset(?:\s+på)?|nedsatt(?:a|\s+pris)?|prissänkta?|` +
    String.raw`(?:lager|ut)rensning|(?:slut|ut)försäljning|rabatt(?:erad(?:e|t)?)?|erbjudanden?)(?!\p{L})`,
  'iu',
);

/** Whether a word or phrase asks for what has been reduced in price. */
export const namesReduced = (words: string): boolean => REDUCED.exec(words)?.[0] === words;

/** Products that visitors are shown a cut in the price of. */
const reducedIn = (listings: Listings): ((row: number) => boolean) =>
  having(listings, new Set([listings.table.numberOf(tag.reduced) ?? -1]));

const REDUCED_PRICES: FacetProperty = {
  exists: (listings) => listings.table.liveRows.some(reducedIn(listings)),
  keep: (rows, listings) => orNull(rows.filter(reducedIn(listings)), rows),
  appliesTo: (rows, listings) => rows.some(reducedIn(listings)),
};

type FacetProperty = Pick<Property, 'keep'> & FacetMatch;

interface Property {
  label: string;
  keep: Keep;
}

type FacetMatch = Omit<NonNullable<SearchLimit['facet']>, 'words'>;

interface Reader {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Property & Partial<FacetMatch>;
}

const READERS: readonly Reader[] = [
  {
    pattern:
      /(?<!\p{L})(?:tr[åa]dlös?(?:s|a|t)?|tradlos(?:a|t)?|sladdlös(?:a|t)?|wireless|utan\s+(?:sladd|kabel))(?!\p{L})/iu,
    read: () => ({ label: 'Trådlös', keep: connected(true), ...hasCordAlone }),
  },
  {
    pattern: COLOURS,
    read: ([, name = '']) => {
      const colour = name.toLowerCase().replace('röt', 'röd');
      return { label: `${colour[0]?.toUpperCase()}${colour.slice(1)}`, ...coloured(colour) };
    },
  },
  {
    pattern: /(?<!\p{L})(?:med\s+(?:sladd|kabel)|wired|trådad(?:e|t)?|trådat|trådbunde(?:n|t|na))(?!\p{L})/iu,
    read: () => ({ label: 'Med sladd', keep: connected(false), ...hasConnection }),
  },
  {
    pattern: /(?<!\p{L})(?:med|with)\s+(?!sladd|kabel)(\p{L}{3,})(?!\p{L})/iu,
    read: ([, name = '']) => ({ label: `Med ${name}`, ...owning(name) }),
  },
  {
    pattern: /(?<!\p{L})utan\s+(?!sladd|kabel)(\p{L}{3,})(?!\p{L})/iu,
    read: ([, name = '']) => ({ label: `Utan ${name}`, ...lacking(name) }),
  },
  {
    pattern: /(?<!\p{L})(?:(?:för|till|åt)\s+)?(?:små\s*)?barn(?:en|et)?(?!\p{L})/iu,
    read: () => ({ label: 'För barn', ...aged(isForChild) }),
  },
  // The name of a shelf, on which what is called 'barn' is not for them.
  {
    pattern: /(?<!\p{L})barn(?=spel(?:en|et)?(?!\p{L}))/iu,
    read: () => ({ label: 'För barn', keep: aged(isForChild).keep }),
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:(?:för|till|åt)\s+)?(?:en\s+)?(?:baby|bebis|spädbarn)(?:ar|en|s|n)?(?!\p{L}|\s+(?:born|monitor|larm|vakt))|(?:baby|bebis)(?=leksak))/iu,
    read: () => ({ label: 'För de minsta', ...aged(isForBaby) }),
  },
  {
    // Two of them are players.
    pattern: /(?<!\p{L}|\d\s*)(?:(?:för|till|åt)\s+)?(?:vuxna|vuxen)(?!\p{L})/iu,
    read: () => ({ label: 'För vuxna', ...aged(isForAdult) }),
  },
  { pattern: REDUCED, read: () => ({ label: 'Nedsatt pris', ...REDUCED_PRICES }) },
  {
    pattern: /(?<!\p{L})(?:vattentät(?:a|t)?|waterproof)(?!\p{L})/iu,
    read: () => ({
      label: 'Vattentät',
      ...WATERPROOF_VALUES,
    }),
  },
  {
    pattern: /(?<!\p{L})(?:vattentålig(?:a|t)?|stänktålig(?:a|t)?)(?!\p{L})/iu,
    read: () => ({ label: 'Vattentålig', ...owning('vattent') }),
  },
  {
    // 'små mobiler' is a shelf; 'lite', which has the stem, a model.
    pattern: sized('liten|litet'),
    read: () => ({ label: 'Mindre storlek', ...half('lesser', SIZE_UNITS, A_QUARTER) }),
  },
  {
    // Of other things, such as a musmatta or a chassi, filters and shelves tell what is large.
    pattern: sized('stor(?:a|t)?'),
    read: () => ({ label: 'Större storlek', ...half('greater', SCREEN_UNITS, A_QUARTER) }),
  },
  {
    // A battery may last long, too.
    pattern: new RegExp(String.raw`(?<!\p{L})lång(?:a|t)?(?:(?=${CORD})|(?!\s+\p{L}))`, 'iu'),
    read: () => ({ label: 'Längre', ...half('greater', LENGTH_UNITS), mayBeUntold: true }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})kort(?:a|t)?(?=${CORD})`, 'iu'),
    read: () => ({ label: 'Kortare', ...half('lesser', LENGTH_UNITS), mayBeUntold: true }),
  },
  {
    pattern: /(?<!\p{L})(?:med\s+)?kort\s+speltid(?!\p{L})/iu,
    read: () => ({ label: 'Kortare tid', ...half('lesser', PLAYING_UNITS, A_QUARTER), mayBeUntold: true }),
  },
  {
    pattern: /(?<!\p{L})(?:med\s+)?lång\s+(?:spel|flyg)tid(?!\p{L})/iu,
    read: () => ({ label: 'Längre tid', ...half('greater', PLAYING_UNITS, A_QUARTER), mayBeUntold: true }),
  },
  {
    pattern: /(?<!\p{L})(?:med\s+)?(?:lång|bra)\s+räckvidd(?!\p{L})/iu,
    read: () => ({ label: 'Längre räckvidd', ...half('greater', RANGE_UNITS), mayBeUntold: true }),
  },
  {
    pattern: /(?<!\p{L})(?:med\s+)?(?:lång|bra)\s+batteritid(?!\p{L})/iu,
    read: () => ({ label: 'Längre batteritid', ...half('greater', ENDURANCE_UNITS), mayBeUntold: true }),
  },
  {
    pattern: /(?<![\d:])(?:skala\s+)?(1:\d{1,3})(?![\d:])/iu,
    read: ([, scale = '']) => ({
      label: `Skala ${scale}`,
      ...valued(
        () =>
          ({ label }) =>
            label === scale,
      ),
    }),
  },
  {
    pattern: /(?<!\p{L})(?:(?:för|med)\s+)?(?:flera|många)\s+spelare(?!\p{L})|(?<!\p{L})multiplayer(?!\p{L})/iu,
    read: () => ({
      label: 'Flera spelare',
      ...valued(() => ({ label }) => {
        const players = amountOf(label);
        return players?.unit === 'spelare' && players.to > 1;
      }),
    }),
  },
  {
    pattern: /(?<!\p{L})ljusstark(?:a|t)?(?!\p{L})/iu,
    read: () => ({ label: 'Ljusstarkare', ...half('greater', LIGHT_UNITS, A_QUARTER) }),
  },
  {
    // A 'tyst dator' is told by its shelf.
    pattern: /(?<!\p{L})tyst(?:a|t)?(?!\p{L})/iu,
    read: () => ({ label: 'Tystare', ...half('lesser', NOISE_UNITS, A_QUARTER) }),
  },
  {
    // 'lätta möss' are a shelf, and 'lätt använd' is what a product was.
    pattern: /(?<!\p{L})lätt(?!\p{L})(?!\s+anv)/iu,
    read: () => ({ label: 'Lättare hälften', ...half('lesser', WEIGHT_UNITS) }),
  },
];

/**
 * Properties that a search names and filters tell: 'trådlös', 'med sladd', 'med magnet'. The words are searched for as
 * well; a property that no filter tells of the hits is no limit.
 */
export const readProperties = (text: string): SearchLimit[] =>
  READERS.flatMap(({ pattern, read }) => {
    const match = pattern.exec(text);
    // Of '-svart' it says the contrary.
    if (match === null || text[match.index - 1] === '-') return [];
    const without = tidy(text.replace(match[0], ' '));
    const { label, keep, exists, appliesTo, mayBeUntold } = read(match);
    const hasFacet = exists !== undefined && appliesTo !== undefined;
    const facet = hasFacet
      ? { facet: { words: match[0], exists, appliesTo, ...(mayBeUntold === true && { mayBeUntold }) } }
      : {};
    return [{ label, keep, kind: 'amount' as const, without, isSearched: true as const, ...facet }];
  });
