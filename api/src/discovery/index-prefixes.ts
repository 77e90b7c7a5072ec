import type { ClientBase } from 'pg';
import { plainWords } from './search-text.ts';

/** Lengths of typed text whose best phrases are stored, and their number. */
const PREFIX_LENGTHS = [2, 3, 4] as const;
const LONGEST_PREFIX = 4;
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

/** The best phrases of each prefix; they come best first. */
function phrasesByPrefix(all: readonly string[]): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const phrase of all) {
    for (const prefix of beginnings(prefixKey(phrase).split(' '))) {
      const max = prefix.length === LONGEST_PREFIX ? PHRASES_PER_LONGEST_PREFIX : PHRASES_PER_PREFIX;
      const known = phrases.get(prefix);
      if (known === undefined) phrases.set(prefix, [phrase]);
      else if (known.length < max) known.push(phrase);
    }
  }
  return phrases;
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

/** Fills `prefix_top` with the phrases of the new index. */
export async function writePrefixes(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ phrase: string }>(PHRASES);
  const entries = [...phrasesByPrefix(rows.map(({ phrase }) => phrase))].flatMap(([prefix, phrases]) =>
    phrases.map((phrase, rank) => ({ prefix, rank, phrase })),
  );
  await client.query('delete from prefix_top');
  await client.query(
    `insert into prefix_top (prefix, kind, rank, phrase)
     select p.prefix, 'phrase', p.rank, p.phrase
     from unnest($1::text[], $2::smallint[], $3::text[]) as p(prefix, rank, phrase) order by 1, 3`,
    [entries.map(({ prefix }) => prefix), entries.map(({ rank }) => rank), entries.map(({ phrase }) => phrase)],
  );
}
