import type { ClientBase } from 'pg';
import { ADD_NAMES, BUILD_NAMES } from './index-sql.ts';
import { plainWords } from './search-text.ts';
import { createStems } from './stems.ts';
import { type Synonyms, createSynonyms, createWordExpander } from './synonyms.ts';

const BATCH = 4000;

interface NameRow {
  id: number;
  name: string;
  titles: string;
  manufacturer: string;
  category: string;
  ancestors: string;
  attributes: string | null;
  codes: string;
}

/** A product's name words as the suggestions need them, most popular product first. */
export interface IndexedName {
  productId: number;
  words: readonly string[];
}

const NAMES = `
select p.id, p.name, p.main_title || ' ' || p.sub_title as titles, m.name as manufacturer, c.name as category,
  p.category_tree as ancestors, p.article_number || ' ' || p.ean || ' ' || p.id as codes,
  (select string_agg(v.value || coalesce(' ' || a.unit, ''), ' , ') from unnest(p.attribute_value_ids) x(id)
     join attribute_value v on v.id = x.id join attribute a on a.id = v.attribute_id) as attributes
from build_row r join product p on p.id = r.product_id
join manufacturer m on m.id = p.manufacturer_id join category c on c.id = p.category_id
order by r.popularity desc, p.id desc`;

/** The vocabulary of everything that has a name, with how often each word is used. */
const WORDS = `
select name, 1 as weight from product where $1::int[] is null or id = any($1)
union all select name, 20 from category union all select name, 20 from manufacturer`;

export async function readSynonyms(client: ClientBase): Promise<Synonyms> {
  const { rows } = await client.query<{ term: string; expansion: string }>('select term, expansion from synonym');
  return createSynonyms(rows);
}

async function inBatches<Row extends object>(
  client: ClientBase,
  text: string,
  values: unknown[],
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  await client.query(`declare build_cursor no scroll cursor for ${text}`, values);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${BATCH} from build_cursor`);
    if (rows.length === 0) break;
    await work(rows);
  }
  await client.query('close build_cursor');
}

/** Words longer than two letters without digits: what can be misspelt. */
export const isVocabularyWord = (word: string): boolean => /^\p{L}{3,30}$/u.test(word);

/** How often each word is used in names; filled anew by a whole build. */
export async function countWords(client: ClientBase): Promise<Map<string, number>> {
  const words = new Map<string, number>();
  await inBatches<{ name: string; weight: number }>(client, WORDS, [null], async (rows) => {
    for (const { name, weight } of rows) {
      for (const word of plainWords(name)) if (isVocabularyWord(word)) words.set(word, (words.get(word) ?? 0) + weight);
    }
  });
  return words;
}

/** Writes the vocabulary table. Words that another name brings later are added by the next whole build. */
export async function writeVocabulary(client: ClientBase, words: ReadonlyMap<string, number>): Promise<void> {
  await client.query('delete from vocabulary');
  await client.query(
    `insert into vocabulary (word, plain, frequency)
     select word, unaccent(word), frequency from unnest($1::text[], $2::int[]) as w(word, frequency) order by 1`,
    [[...words.keys()], [...words.values()]],
  );
}

/** The name vectors of every product in `build_row`, into `build_name`; tells `seen` each product's words. */
export async function indexNames(
  client: ClientBase,
  synonyms: Synonyms,
  isWord: (word: string) => boolean,
  seen: (name: IndexedName) => void = () => {},
): Promise<void> {
  await client.query(BUILD_NAMES);
  const expand = createWordExpander(synonyms, isWord);
  const stems = createStems(client);
  await inBatches<NameRow>(client, NAMES, [], async (rows) => {
    for (const row of rows) seen({ productId: row.id, words: plainWords(`${row.name} ${row.manufacturer}`) });
    const texts = rows.map(({ name, category, manufacturer, codes, titles, ancestors, attributes }) => {
      // What a thing is counts more than what its name mentions: a wrist rest for keyboards is no keyboard.
      const byWeight = [
        category,
        `${manufacturer} / ${name}`,
        `${titles} / ${attributes ?? ''} / ${codes}`,
        ancestors,
      ].map(expand);
      const [a, b, c, d] = byWeight.map(({ words }) => words);
      return [a ?? [], b ?? [], c ?? [], [...(d ?? []), ...byWeight.flatMap(({ beginnings }) => beginnings)]];
    });
    await stems.learn(texts.flat(2));
    await client.query(ADD_NAMES, [rows.map(({ id }) => id), texts.map((byWeight) => stems.vector(byWeight))]);
  });
}
