/**
 * Prints the quality of search on an installation's own catalogue over the judged set: by kind, and the worst searches
 * first. A fifth of the searches is held back: it is counted on a line of its own and never shown. Reads the same
 * environment as the api: `node api/src/discovery/quality/run.ts`.
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
import { readSubject, readWishes } from '../ask/read-sentence.ts';
import { type Judged, judge, judgeAbsent, judgeTyping, meanQuality, plainSearch, readCatalogue } from './judge.ts';
import { type Beginning, judgeBeginnings, shareSuggested } from './beginnings.ts';
import { createAsk } from '../ask/ask.ts';
import { readFilters } from '../read-filters.ts';
import { judgeAsked, meanAsked } from './judge-asked.ts';
import { judgeServices } from './judge-services.ts';
import { ABSENT } from './judged/absent.ts';
import { ASKED } from './judged/asked.ts';
import { ELSEWHERE } from './judged/elsewhere.ts';
import { SERVICES } from './judged/services.ts';
import { TYPING } from './judged/typing.ts';
import { JUDGED, isHeldBack } from './judgements.ts';

const SHOWN_BELOW = 0.8;

const config = readConfig(process.env, developmentSecret);
const database = await openDatabase(config);
const pool = createPool(database.address, config.database, () => {});
const named = createNamedQuery(pool, config.database);
const search = createPostgresSearch(named, systemClock);
const reference = await createReference(named, systemClock)();
const items = await readCatalogue(pool);
const judged = await judge(search, items, JUDGED);
const typing = await judgeTyping(search, items, TYPING, (typed, suggested) =>
  matchingCategories(reference, typed, suggested).map(({ name }) => name),
);
const absent = await judgeAbsent(search, items, [...ABSENT, ...ELSEWHERE]);
const services = await judgeServices(search, SERVICES);
const ask = createAsk({ search, named, reference: createReference(named, systemClock) });
const asked = await judgeAsked({ search, ask, readFilters: (filters) => readFilters(named, filters) }, items, ASKED);
const asSentences = await judgeAsked(
  { search, ask, readFilters: (filters) => readFilters(named, filters) },
  items,
  Object.values(JUDGED).flat(),
);
const beginnings = await judgeBeginnings(search, items, JUDGED);
const facts = await search.facts({ ...plainSearch('dator'), scope: { kind: 'everything' } });
await pool.end();
await database.close();

const shown = judged.filter(({ query }) => !isHeldBack(query));
const heldBack = judged.filter(({ query }) => isHeldBack(query));
const figure = (name: string, value: number): string => `${name} ${value.toFixed(3)}`;

const worst = ({ success, precision, recall, wholePrecision }: Judged): number =>
  success + precision + recall + wholePrecision;
for (const each of shown.filter(({ relevant }) => relevant > 0).sort((a, b) => worst(a) - worst(b))) {
  const { part, query, success, precision, wholePrecision, recall, relevant, found, first } = each;
  const least = Math.min(success, precision, recall, wholePrecision);
  if (least >= SHOWN_BELOW && each.offTopic === 0 && !each.isWronglyCorrected) continue;
  const marks = `${each.isWronglyCorrected ? '  corrected' : ''}${each.offTopic > 0 ? '  sponsored' : ''}`;
  console.log(
    `${part.padEnd(10)} ${query.padEnd(34)} s@1 ${success}  p@10 ${precision.toFixed(2)}  r@10 ${recall.toFixed(2)}` +
      `  list ${wholePrecision.toFixed(2)}  ${found} found, ${relevant} meant  first: ${first}${marks}`,
  );
}
const without = shown.filter(({ relevant }) => relevant === 0).map(({ query }) => query);
if (without.length > 0) console.log(`Not judged, nothing wanted in this catalogue: ${without.join(', ')}`);
for (const { query, first, isWrong, isNear } of absent) {
  if ((isWrong || !isNear) && !isHeldBack(query)) {
    console.log(`absent     ${query.padEnd(34)} ${isWrong ? 'shown as certain' : 'not what is near'}  first: ${first}`);
  }
}
for (const { query, first, isRight } of services) {
  if (!isRight && !isHeldBack(query)) console.log(`service    ${query.padEnd(34)} first page: ${first}`);
}
for (const { typed, success, precision, hasCategory } of typing) {
  if ((success === 0 || !hasCategory) && !isHeldBack(typed)) {
    console.log(
      `typing     ${typed.padEnd(34)} precision ${precision.toFixed(2)}  category ${hasCategory ? 'yes' : 'no'}`,
    );
  }
}

const line = (name: string, results: readonly Judged[]): string => {
  const mean = meanQuality(results);
  return [
    `${name.padEnd(10)} ${String(mean.searches).padStart(4)}`,
    figure('success@1', mean.success),
    figure('precision@10', mean.precision),
    figure('MRR', mean.reciprocalRank),
    figure('whole lists', mean.wholePrecision),
    figure('recall@10', mean.recall),
    `wrong corrections ${mean.wronglyCorrected}`,
    `off-topic sponsored ${mean.offTopic} of ${mean.sponsored}`,
  ].join('  ');
};
for (const part of Object.keys(JUDGED)) {
  console.log(
    line(
      part,
      shown.filter((each) => each.part === part),
    ),
  );
}
console.log(line('all', shown));
console.log(line('held back', heldBack));

for (const [name, results] of [
  ['absent', absent.filter(({ query }) => !isHeldBack(query))],
  ['absent, held back', absent.filter(({ query }) => isHeldBack(query))],
] as const) {
  const count = (test: (each: (typeof absent)[number]) => boolean): number => results.filter(test).length;
  console.log(
    `${name}: ${results.length} searches, shown as something else ${count(({ isWrong }) => isWrong)}, what is near not first ${count(({ isNear }) => !isNear)}`,
  );
}
const wrongPages = (isCounted: boolean): string => {
  const own = services.filter(({ query }) => isHeldBack(query) === isCounted);
  return `${own.filter(({ isRight }) => !isRight).length} of ${own.length}`;
};
console.log(`services answered by another page: ${wrongPages(false)}, held back ${wrongPages(true)}`);
for (const [name, results] of [
  ['quick search', typing.filter(({ typed }) => !isHeldBack(typed))],
  ['quick search, held back', typing.filter(({ typed }) => isHeldBack(typed))],
] as const) {
  const mean = (pick: (each: (typeof typing)[number]) => number): number =>
    results.reduce((sum, each) => sum + pick(each), 0) / Math.max(1, results.length);
  console.log(
    `${name}: ${results.length} beginnings  ${figure(
      'one of three fits',
      mean(({ success }) => success),
    )}  ` +
      `${figure(
        'precision',
        mean(({ precision }) => precision),
      )}  ${figure(
        'category',
        mean(({ hasCategory }) => Number(hasCategory)),
      )}`,
  );
}

for (const { typed, query, isSuggested, first } of beginnings.filter((each) => !isHeldBack(each.query))) {
  if (!isSuggested)
    console.log(`beginning  ${typed.padEnd(20)} of ${query.padEnd(34)} suggested: ${first.join(' | ')}`);
}
const beginningsLine = (name: string, wanted: (each: Beginning) => boolean): void => {
  const own = beginnings.filter(wanted);
  const of = (length: number): Beginning[] => own.filter(({ typed }) => [...typed].length === length);
  console.log(
    `${name}: ${own.length}  ${figure('one of three fits', shareSuggested(own))}  ` +
      `${figure('3 letters', shareSuggested(of(3)))}  ${figure('5 letters', shareSuggested(of(5)))}`,
  );
};
beginningsLine('beginnings of searches', ({ query }) => !isHeldBack(query));
beginningsLine('beginnings of searches, held back', ({ query }) => isHeldBack(query));

const PERFECT = 0.999;
for (const { query, precision, recall, success, found, relevant, first, wishes } of asked) {
  if (relevant === 0) console.log(`asked      ${query}: not judged, nothing wanted in this catalogue`);
  else if (Math.min(precision, recall, success) < PERFECT && !isHeldBack(query)) {
    console.log(
      `asked      ${query}\n           precision ${precision.toFixed(2)}  recall ${recall.toFixed(2)}  ` +
        `${found} found, ${relevant} meant  first: ${first}  understood: ${wishes.join(' · ')}`,
    );
  }
}
/** Searches of the other parts that are worded as sentences must not be found worse than word by word. */
const sentences = asSentences.filter(({ wishes, query }) => wishes.length > 0 && !isHeldBack(query));
for (const { query, success, first, wishes } of sentences) {
  const before = judged.find((each) => each.query === query);
  if (success < (before?.success ?? 0)) console.log(`worse asked ${query}  first: ${first}  ${wishes.join(' · ')}`);
}
for (const [name, results] of [
  ['asked', asked.filter(({ query }) => !isHeldBack(query))],
  ['asked, held back', asked.filter(({ query }) => isHeldBack(query))],
  ['other searches read as sentences', asSentences.filter(({ wishes }) => wishes.length > 0)],
] as const) {
  const mean = meanAsked(results);
  console.log(
    `${name}: ${mean.sentences} sentences  ${figure('filters precision', mean.precision)}  ` +
      `${figure('recall', mean.recall)}  ${figure('first fits every wish', mean.success)}`,
  );
}

const ROUNDS = 20;
const MICROSECONDS_PER_MS = 1000;
const start = process.cpuUsage();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { query } of ASKED) readWishes(readSubject(query), { values: facts.facets, categories: [] });
}
const spent = process.cpuUsage(start).user / MICROSECONDS_PER_MS / (ROUNDS * ASKED.length);
console.log(`asked: ${spent.toFixed(3)} ms of processor time for each sentence, with all values of the catalogue`);
