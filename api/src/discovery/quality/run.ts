/**
 * Prints the quality of search on an installation's own catalogue: recall@10 and mean reciprocal rank over the judged
 * set, worst searches first. Reads the same environment as the api: `node api/src/discovery/quality/run.ts`.
 */
import { readConfig } from '../../config.ts';
import { systemClock } from '../../clock.ts';
import { createNamedQuery } from '../../db/named-query.ts';
import { openDatabase } from '../../db/open-database.ts';
import { createPool } from '../../db/pool.ts';
import { developmentSecret } from '../../development-secret.ts';
import { createPostgresSearch } from '../postgres-search.ts';
import { matchingCategories } from '../autocomplete.ts';
import { createReference } from '../reference.ts';
import { DEPTH, judge, judgeTyping, meanQuality, overconfident, readCatalogue } from './judge.ts';
import { NOTHING } from './judged/nothing.ts';
import { TYPING } from './judged/typing.ts';
import { JUDGED } from './judgements.ts';

const SHOWN_BELOW = 0.8;

const config = readConfig(process.env, developmentSecret);
const database = await openDatabase(config);
const pool = createPool(database.address, config.database, () => {});
const named = createNamedQuery(pool, config.database);
const search = createPostgresSearch(named, systemClock);
const reference = await createReference(named, systemClock)();
const items = await readCatalogue(pool);
const judged = await judge(search, items, JUDGED);
const typing = await judgeTyping(search, items, TYPING, (typed) =>
  Promise.resolve(matchingCategories(reference, typed).map(({ name }) => name)),
);
const wrong = await overconfident(search, NOTHING);
await pool.end();
await database.close();

const weak = judged
  .filter(
    ({ relevant: wanted, recall, reciprocalRank }) => wanted > 0 && Math.min(recall, reciprocalRank) < SHOWN_BELOW,
  )
  .sort((a, b) => a.recall - b.recall);
for (const { query, relevant: wanted, recall, reciprocalRank, first } of weak) {
  console.log(
    `${query.padEnd(36)} recall ${recall.toFixed(2)}  rr ${reciprocalRank.toFixed(2)}  of ${wanted}  first: ${first}`,
  );
}
const without = judged.filter(({ relevant: wanted }) => wanted === 0).map(({ query }) => query);
if (without.length > 0) console.log(`Not judged, nothing wanted in this catalogue: ${without.join(', ')}`);
if (wrong.length > 0) console.log(`Answered with confidence though nobody sells it: ${wrong.join(', ')}`);

const line = (name: string, results: typeof judged): string => {
  const { searches, recall, reciprocalRank } = meanQuality(results);
  return `${name.padEnd(12)} ${String(searches).padStart(4)} searches  recall@${DEPTH} ${recall.toFixed(3)}  MRR ${reciprocalRank.toFixed(3)}`;
};
for (const part of Object.keys(JUDGED)) {
  console.log(
    line(
      part,
      judged.filter((each) => each.part === part),
    ),
  );
}
console.log(line('all', judged));

for (const { typed, precision, hasCategory } of typing) {
  if (precision < SHOWN_BELOW || !hasCategory) {
    console.log(`${typed.padEnd(36)} precision ${precision.toFixed(2)}  category ${hasCategory ? 'yes' : 'no'}`);
  }
}
const share = (count: number): string => (count / typing.length).toFixed(3);
console.log(
  `quick search ${String(typing.length).padStart(4)} beginnings  precision ${share(
    typing.reduce((sum, { precision }) => sum + precision, 0),
  )}  category ${share(typing.filter(({ hasCategory }) => hasCategory).length)}`,
);
