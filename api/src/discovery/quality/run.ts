/**
 * Prints how good search is on an installation's own catalogue: recall@10 and mean reciprocal rank over the judged set, worst
 * searches first. Reads the same environment as the api: `node api/src/discovery/quality/run.ts`.
 */
import { readConfig } from '../../config.ts';
import { systemClock } from '../../clock.ts';
import { createNamedQuery } from '../../db/named-query.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createPool } from '../../db/pool.ts';
import { developmentSecret } from '../../development-secret.ts';
import { createPostgresSearch } from '../postgres-search.ts';
import { JUDGEMENTS, type Judgement } from './judgements.ts';
import { measure } from './measure.ts';

const DEPTH = 10;
const SHOWN_BELOW = 0.7;

interface Item {
  id: number;
  name: string;
  categories: string;
  attributes: string;
}

const isWanted = ({ category, name, attributes }: Judgement, item: Item): boolean =>
  (category?.test(item.categories) ?? true) &&
  (name?.test(item.name) ?? true) &&
  (attributes?.test(item.attributes) ?? true);

const config = readConfig(process.env, developmentSecret);
const database = await openDatabase(config);
const pool = createPool(database.address, config.database, (error) => console.error(error));
const search = createPostgresSearch(createNamedQuery(pool, config.database), systemClock);
const { rows: items } = await pool.query<Item>(
  `select p.id, p.name, p.category_tree as categories,
     array_to_string(array(select v.value from attribute_value v where v.id = any(p.attribute_value_ids)), ',') as attributes
   from product p join listing l on l.product_id = p.id`,
);

const results = [];
for (const judgement of JUDGEMENTS) {
  const wanted = new Set(items.filter((item) => isWanted(judgement, item)).map(({ id }) => id));
  const { productIds, reading } = await search.list({
    scope: { kind: 'search', text: judgement.query, autoCorrect: true },
    choices: [],
    categoryIds: [],
    storeIds: [],
    campaignIds: [],
    searches: [],
    onlyMemberDeals: false,
    sort: 'recommended',
    isMember: false,
    page: 1,
    pageSize: 24,
    mayPromote: false,
  });
  const first = items.find(({ id }) => id === productIds[0])?.name ?? '–';
  results.push({
    ...judgement,
    wanted: wanted.size,
    ...measure(productIds, wanted, DEPTH),
    read: reading?.searched,
    first,
  });
}
await pool.end();
await database.close();

const judged = results.filter(({ wanted }) => wanted > 0);
const mean = (pick: (each: (typeof judged)[number]) => number): string =>
  (judged.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, judged.length)).toFixed(3);
const weak = judged.filter(({ recall }) => recall < SHOWN_BELOW).sort((a, b) => a.recall - b.recall);
for (const { query, wanted, recall, reciprocalRank, first } of weak) {
  console.log(
    `${query.padEnd(30)} recall ${recall.toFixed(2)}  rr ${reciprocalRank.toFixed(2)}  of ${wanted}  first: ${first}`,
  );
}
const without = results.filter(({ wanted }) => wanted === 0).map(({ query }) => query);
if (without.length > 0) console.log(`Not judged, nothing wanted in this catalogue: ${without.join(', ')}`);
console.log(
  `${judged.length} searches  recall@${DEPTH} ${mean(({ recall }) => recall)}  MRR ${mean(({ reciprocalRank }) => reciprocalRank)}`,
);
