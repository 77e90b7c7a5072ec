import type { FacetLabel, Listings } from './listing-cache.ts';
import type { Keep, SearchLimit } from './search-limit.ts';
import { unaccented } from './vocabulary.ts';

const CONNECTION = 'Anslutning';
const WIRELESS = /trådlös|bluetooth|wifi|\d\s?ghz/iu;
const WITH_CORD = /(?:^|\s)(?:sladd|kabel)/iu;
/** Values that say that something is not there. */
const ABSENT = /^(?:utan|nej|ingen|inga|inget|ej|passiv|via\s)/iu;

const plain = (text: string): string => unaccented(text.toLowerCase());

/** The tags of the filter values that pass, by their number. */
function tagsOf({ table, labels }: Listings, passes: (label: FacetLabel) => boolean): ReadonlySet<number> {
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

/** By how products are connected; those of which nothing is told may be either. */
const connected =
  (isWireless: boolean): Keep =>
  (rows, listings) => {
    const told = having(
      listings,
      tagsOf(listings, ({ groupName }) => groupName === CONNECTION),
    );
    const fits = having(
      listings,
      tagsOf(listings, ({ groupName, label }) => groupName === CONNECTION && WIRELESS.test(label) === isWireless),
    );
    const corded = having(
      listings,
      tagsOf(listings, ({ label }) => WITH_CORD.test(label)),
    );
    const untold = rows.filter((row) => !told(row));
    const isCordTold = !isWireless && untold.some(corded);
    return orNull(
      rows.filter((row) => (told(row) ? fits(row) : !isCordTold || corded(row))),
      rows,
    );
  };

/** 'med magnet', 'utan subwoofer': by the values of the filter that is called so. */
const owning =
  (name: string, isWithout: boolean): Keep =>
  (rows, listings) => {
    const isNamed = ({ groupName }: FacetLabel): boolean => plain(groupName).startsWith(plain(name));
    const fits = tagsOf(listings, (label) => isNamed(label) && ABSENT.test(label.label) === isWithout);
    const others = tagsOf(listings, (label) => isNamed(label) && ABSENT.test(label.label) !== isWithout);
    const kept = rows.filter(having(listings, fits));
    // Without products that lack it, the filter tells what it is like, and not whether there is any.
    return rows.some(having(listings, others)) ? orNull(kept, rows) : null;
  };

interface Reader {
  pattern: RegExp;
  read: (match: RegExpExecArray) => { label: string; keep: Keep };
}

const READERS: readonly Reader[] = [
  {
    pattern:
      /(?<!\p{L})(?:tr[åa]dlös?(?:s|a|t)?|tradlos(?:a|t)?|sladdlös(?:a|t)?|wireless|utan\s+(?:sladd|kabel))(?!\p{L})/iu,
    read: () => ({ label: 'Trådlös', keep: connected(true) }),
  },
  {
    pattern: /(?<!\p{L})(?:med\s+(?:sladd|kabel)|wired)(?!\p{L})/iu,
    read: () => ({ label: 'Med sladd', keep: connected(false) }),
  },
  {
    pattern: /(?<!\p{L})(?:med|with)\s+(?!sladd|kabel)(\p{L}{3,})(?!\p{L})/iu,
    read: ([, name = '']) => ({ label: `Med ${name}`, keep: owning(name, false) }),
  },
  {
    pattern: /(?<!\p{L})utan\s+(?!sladd|kabel)(\p{L}{3,})(?!\p{L})/iu,
    read: ([, name = '']) => ({ label: `Utan ${name}`, keep: owning(name, true) }),
  },
];

/**
 * Properties that a search names and filters tell: 'trådlös', 'med sladd', 'med magnet'. The words are searched for as
 * well; a property that no filter tells of the hits is no limit.
 */
export const readProperties = (text: string): SearchLimit[] =>
  READERS.flatMap(({ pattern, read }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const without = text.replace(match[0], ' ').replace(/\s+/g, ' ').trim();
    return [{ ...read(match), kind: 'amount' as const, without, isSearched: true as const }];
  });
