import type { ClientBase } from 'pg';
import { ADD_NAMES, BUILD_NAMES } from './index-sql.ts';
import { plainWords } from './search-text.ts';
import { createStems } from './stems.ts';
import { type ExpandedText, type Synonyms, createSynonyms, createWordExpander } from './synonyms.ts';

const BATCH = 4000;

interface NameRow {
  productId: number;
  manufacturerId: number;
  name: string;
  mainTitle: string;
  subTitle: string;
  ancestors: string;
  codes: string;
  categoryId: number;
  attributeValueIds: number[];
  isFyndware: boolean;
}

const NAMES = `
select r.product_id as "productId", p.name, p.main_title as "mainTitle", p.sub_title as "subTitle", p.category_tree as ancestors,
  p.article_number || ' ' || p.ean || ' ' || p.id as codes, p.attribute_value_ids as "attributeValueIds",
  r.manufacturer_id as "manufacturerId", r.category_id as "categoryId", p.is_fyndware as "isFyndware"
from build_row r join product p on p.id = r.product_id
order by r.popularity desc, p.id desc`;

/** Texts that products share, by id: read once, since they are far fewer than the products. */
const COMMON = {
  manufacturers: 'select id, name from manufacturer',
  categories: 'select id, name from category',
  values: `select v.id, v.value || coalesce(' ' || a.unit, '') as name from attribute_value v join attribute a on a.id = v.attribute_id`,
} as const;

/** The vocabulary of all names, with the number of uses of each word. */
const WORDS = `
select name, 1 as weight from product
union all select name, 20 from category union all select name, 20 from manufacturer`;

/** Shorter words of values are abbreviations. */
const SHORTEST_VALUE = 4;

/** Words of the values of filters: no names, though they can be misspelt as well. */
export async function readValueWords(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>('select distinct value from attribute_value');
  return rows.flatMap(({ value }) =>
    plainWords(value).filter((word) => word.length >= SHORTEST_VALUE && isVocabularyWord(word)),
  );
}

export async function readSynonyms(client: ClientBase): Promise<Synonyms> {
  const { rows } = await client.query<{ term: string; expansion: string }>('select term, expansion from synonym');
  return createSynonyms(rows);
}

async function inBatches<Row extends object>(
  client: ClientBase,
  text: string,
  work: (rows: Row[]) => Promise<void> | void,
): Promise<void> {
  await client.query(`declare build_cursor no scroll cursor for ${text}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${BATCH} from build_cursor`);
    if (rows.length === 0) break;
    await work(rows);
  }
  await client.query('close build_cursor');
}

/** Words longer than two letters without digits: those that can be misspelt. */
export const isVocabularyWord = (word: string): boolean => /^\p{L}{3,30}$/u.test(word);

/** The number of uses of each word in names; recounted by a full build. */
export async function countWords(client: ClientBase): Promise<Map<string, number>> {
  const words = new Map<string, number>();
  await inBatches<{ name: string; weight: number }>(client, WORDS, (rows) => {
    for (const { name, weight } of rows) {
      for (const word of plainWords(name)) if (isVocabularyWord(word)) words.set(word, (words.get(word) ?? 0) + weight);
    }
  });
  return words;
}

/**
 * Writes the vocabulary table; words that only filters have are used by no name. Words of later names are added by the
 * next full build.
 */
export async function writeVocabulary(client: ClientBase, words: ReadonlyMap<string, number>): Promise<void> {
  await client.query('delete from vocabulary');
  await client.query(
    `insert into vocabulary (word, plain, frequency)
     select word, unaccent(word), frequency from unnest($1::text[], $2::int[]) as w(word, frequency) order by 1`,
    [[...words.keys()], [...words.values()]],
  );
}

/** The words of shared texts, by id. */
async function readCommon(
  client: ClientBase,
  text: string,
  expand: (text: string) => ExpandedText,
): Promise<(id: number) => ExpandedText> {
  const { rows } = await client.query<{ id: number; name: string }>(text);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => expand(names.get(id) ?? '');
}

/** Writes the name vectors of every product in `build_row` to `build_name`. */
export async function indexNames(
  client: ClientBase,
  synonyms: Synonyms,
  isWord: (word: string) => boolean,
): Promise<void> {
  await client.query(BUILD_NAMES);
  const { shared, own } = createWordExpander(synonyms, isWord);
  const manufacturer = await readCommon(client, COMMON.manufacturers, shared);
  const category = await readCommon(client, COMMON.categories, shared);
  const value = await readCommon(client, COMMON.values, shared);
  const stems = createStems(client);

  // The kind of a product counts more than the words of its name, and its facts more than related texts.
  const wordsOf = (row: NameRow): string[][] => {
    // 'Fyndade spel och leksaker' is a shelf, and says of no radiostyrd bil that it is a spel.
    const a = row.isFyndware ? [] : [category(row.categoryId)];
    const b = [manufacturer(row.manufacturerId), own(row.name)];
    const c = [own(row.mainTitle), shared(row.subTitle), ...row.attributeValueIds.map(value), own(row.codes)];
    const d = [shared(row.ancestors)];
    const beginnings = [a, b, c, d].flat().flatMap((each) => each.beginnings);
    return [a, b, c, d].map((parts, index) => [
      ...parts.flatMap(({ words }) => words),
      ...(index === 3 ? beginnings : []),
    ]);
  };

  await inBatches<NameRow>(client, NAMES, async (rows) => {
    const texts = rows.map(wordsOf);
    await stems.learn(texts.flat(2));
    const vectors = texts.map((byWeight) => stems.vector(byWeight));
    await client.query(ADD_NAMES, [rows.map(({ productId }) => productId), vectors]);
  });
}
