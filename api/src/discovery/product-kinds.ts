import { compoundRest } from './synonyms.ts';
import { beginningWith, unaccented } from './vocabulary.ts';

/** å, ä, ö and others as `sort_name` has them. */
const SORT_LETTERS: Readonly<Record<string, string>> = { '{': 'å', '|': 'ä', '}': 'ö' };

/** Compounds that are no kind of what their last part names: a headset for virtual reality gives no sound. */
const NO_SUCH_KIND = new Set([
  'vrheadset',
  'webbkamera',
  'övervakningskamera',
  'moderkort',
  'grafikkort',
  'minneskort',
  'inspelningskort',
  'presentkort',
]);

/** Shorter nouns are others without their accents. */
const SHORTEST_PLAIN = 5;

const NOUN = /^\p{L}{2,}$/u;

/**
 * The noun that says what a product is: the last word of its name before what tells its variant. 'klackverk aurora 75
 * tangentbord, svart' is a tangentbord, 'synvända dröm vr-headset (klass 1)' a vrheadset. Null where the name ends
 * otherwise, such as with a number.
 */
export function kindWord(sortName: string): string | null {
  const [named = ''] = sortName.split(/[,(]/, 1);
  const last = named.trim().split(/\s+/).at(-1) ?? '';
  const word = last.replaceAll('-', '').replace(/[{|}]/g, (letter) => SORT_LETTERS[letter] ?? letter);
  return NOUN.test(word) ? word : null;
}

/** The kinds of products that a shop sells, by the nouns that name them. */
export class ProductKinds {
  private readonly numbers = new Map<string, number>();
  /** Kinds by each noun that covers them: a datormus is a mus, too. */
  private readonly covered = new Map<string, number[]>();
  /** The same by nouns that are typed without their accents: 'tvattmaskin'. */
  private readonly plain = new Map<string, number[]>();

  /** Products of each kind by its number, rewritten ones more than once. */
  private readonly sizes: number[] = [];

  /** The number of the kind of a product that is added. */
  number(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) {
      this.sizes[known] = (this.sizes[known] ?? 0) + 1;
      return known;
    }
    const number = this.sizes.push(1) - 1;
    this.numbers.set(word, number);
    for (let noun: string | null = word; noun !== null; noun = NO_SUCH_KIND.has(noun) ? null : compoundRest(noun)) {
      this.cover(noun, number);
    }
    return number;
  }

  /** About how many products a kind has. */
  sizeOf(kind: number): number {
    return this.sizes[kind] ?? 0;
  }

  /** The kinds that any of these words names: 'mus' names datormus, but not musmatta. */
  namedBy(words: readonly string[]): ReadonlySet<number> {
    return new Set(words.flatMap((word) => this.covered.get(word) ?? this.plain.get(word) ?? []));
  }

  /**
   * The kinds that a word beginning so names, each with that word: 'dat' begins the dator that a gamingdator is, too.
   * Accents that were not typed do not count.
   */
  begunBy(beginning: string): ReadonlyMap<number, string> {
    const begins = beginningWith(beginning);
    const begun = [...this.covered].filter(([noun]) => begins(noun));
    return new Map(begun.flatMap(([noun, kinds]) => kinds.map((kind) => [kind, noun] as const)));
  }

  /** The nouns that have these letters after their beginning: 'sparkcyk' is in elsparkcykel. */
  nounsAround(letters: string): string[] {
    return [...this.covered.keys()].filter((noun) => noun.indexOf(letters) > 0);
  }

  private cover(noun: string, number: number): void {
    const plain = unaccented(noun);
    const isTypedPlain = plain !== noun && plain.length >= SHORTEST_PLAIN;
    for (const [kinds, name] of [
      [this.covered, noun] as const,
      ...(isTypedPlain ? [[this.plain, plain] as const] : []),
    ]) {
      const known = kinds.get(name);
      if (known === undefined) kinds.set(name, [number]);
      else known.push(number);
    }
  }
}
