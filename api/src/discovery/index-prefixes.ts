import type { ClientBase } from 'pg';
import { plainWords } from './search-text.ts';

/** Lengths of typed text whose best results are stored, and their number. */
export const PREFIX_LENGTHS = [2, 3, 4] as const;
const LONGEST_PREFIX = 4;
const PRODUCTS_PER_PREFIX = 6;
const PHRASES_PER_PREFIX = 8;
/** The longest prefix also serves longer typed text. */
const PHRASES_PER_LONGEST_PREFIX = 30;

const foldAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}+/gu, '');

/** Normalised key of typed text among the prefixes: lower case, no accents, single spaces. */
export const prefixKey = (text: string): string => foldAccents(plainWords(text).join(' '));

const beginnings = (words: readonly string[]): Set<string> =>
  new Set(
    words.flatMap((word) =>
      PREFIX_LENGTHS.filter((length) => word.length >= length).map((length) => word.slice(0, length)),
    ),
  );

/** Collects the best products and phrases of each prefix; they must be added best first. */
export function createPrefixCollector() {
  const products = new Map<string, number[]>();
  const phrases = new Map<string, string[]>();
  const push = <T>(map: Map<string, T[]>, key: string, value: T, max: number): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [value]);
    else if (known.length < max) known.push(value);
  };
  return {
    products,
    phrases,
    addProduct(productId: number, words: readonly string[]): void {
      for (const prefix of beginnings(words.map(foldAccents))) push(products, prefix, productId, PRODUCTS_PER_PREFIX);
    },
    addPhrase(phrase: string): void {
      for (const prefix of beginnings(prefixKey(phrase).split(' '))) {
        push(
          phrases,
          prefix,
          phrase,
          prefix.length === LONGEST_PREFIX ? PHRASES_PER_LONGEST_PREFIX : PHRASES_PER_PREFIX,
        );
      }
    },
  };
}

/** Names of categories and manufacturers, both together, and popular searches; the most popular first. */
const PHRASES = `
select phrase from (
  select lower(c.name) as phrase, f.count * 3 as weight from category c join category_facet f on f.category_id = c.id and f.facet_id = 0
  union all
  select lower(m.name), count(*) * 2 from listing l join manufacturer m on m.id = l.manufacturer_id group by m.id
  union all
  select lower(m.name || ' ' || c.name), count(*) from listing l join manufacturer m on m.id = l.manufacturer_id
    join category c on c.id = l.category_id group by m.id, c.id having count(*) > 1
  union all
  select lower(term), count * 5 from search_query where hits > 0 and is_suggested
) named group by phrase order by max(weight) desc, phrase`;

/** Fills `prefix_top` from the collected products and the phrases of the new index. */
export async function writePrefixes(
  client: ClientBase,
  collector: ReturnType<typeof createPrefixCollector>,
): Promise<void> {
  const { rows } = await client.query<{ phrase: string }>(PHRASES);
  for (const { phrase } of rows) collector.addPhrase(phrase);
  const entries = [
    ...[...collector.products].flatMap(([prefix, ids]) =>
      ids.map((id, rank) => ({ prefix, kind: 'product', rank, id, phrase: null })),
    ),
    ...[...collector.phrases].flatMap(([prefix, phrases]) =>
      phrases.map((phrase, rank) => ({ prefix, kind: 'phrase', rank, id: null, phrase })),
    ),
  ];
  await client.query('delete from prefix_top');
  await client.query(
    `insert into prefix_top (prefix, kind, rank, product_id, phrase)
     select * from unnest($1::text[], $2::text[], $3::smallint[], $4::int[], $5::text[]) order by 1, 2, 3`,
    [
      entries.map(({ prefix }) => prefix),
      entries.map(({ kind }) => kind),
      entries.map(({ rank }) => rank),
      entries.map(({ id }) => id),
      entries.map(({ phrase }) => phrase),
    ],
  );
}
