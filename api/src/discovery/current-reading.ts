import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { createTimedValue } from '../timed-cache.ts';
import { type Listings, sharedListingCache } from './listing-cache.ts';
import type { Reading } from './reading.ts';
import { createWordBook } from './search-words.ts';
import { readServicePages } from './service-pages.ts';
import { type Synonyms, createSynonyms } from './synonyms.ts';
import type { WordQuery } from './word-query.ts';

/** Synonyms and links to pages are edited by hand, a few times a week. */
export const EDITED_SECONDS = 60;

/** Runs work on the index as it is now. */
type OnCurrent = <T>(work: (reading: Reading) => Promise<T>) => Promise<T>;

/**
 * Works on the copy of the index at hand while the database says whether that is current, and works again where it
 * was not: nobody waits before an answer that is nearly always the same.
 */
export function createReader(named: NamedQuery, clock: Clock): OnCurrent {
  const readListings = sharedListingCache(named);
  const synonyms = createTimedValue<Synonyms>(clock, EDITED_SECONDS, async () =>
    createSynonyms(await named<{ term: string; expansion: string }>('synonyms', 'select term, expansion from synonym')),
  );
  const lookUp = createWordBook(named);
  const servicePages = createTimedValue(clock, EDITED_SECONDS, () => readServicePages(named, lookUp, clock.now()));

  async function read(listings: Listings): Promise<Reading> {
    const [known, pages] = await Promise.all([synonyms(), servicePages()]);
    const { table, vocabulary } = listings;
    const finds = (query: WordQuery): boolean => table.words.finds(query, table.isLive);
    return { listings, words: { lookUp, synonyms: known, finds, vocabulary }, servicePages: pages };
  }

  return async (work) => {
    const latest = readListings.latest();
    if (latest === null) return work(await read(await readListings()));
    const early = async () => {
      // The question is on its way before the work begins, which is done in one go.
      await setImmediate();
      return work(await read(latest));
    };
    const [checked, first] = await Promise.allSettled([readListings(), early()]);
    if (checked.status === 'rejected') throw checked.reason;
    const { table, revision } = checked.value;
    if (first.status === 'fulfilled' && table === latest.table && revision === latest.revision) return first.value;
    return work(await read(checked.value));
  };
}
