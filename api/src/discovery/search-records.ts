import type { Clock } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';
import { NOTE_MISS, recordableTerm } from './recorded-searches.ts';
import type { SearchPort } from './search-port.ts';
import { NOTE_USE } from './suggested-searches.ts';

/** Searches of this time are counted by one statement. */
const COLLECT_MS = 250;

const RECORD = `
insert into search_query (term, count, hits) select * from unnest($1::text[], $2::int[], $3::int[])
on conflict (term) do update set count = search_query.count + excluded.count, hits = excluded.hits`;

interface Counted {
  count: number;
  /** Of the last one. */
  hits: number;
}

/** Counts searches some together: a statement for each, with its commit, cost the database more than the search. */
interface SearchLog {
  /** Settles when the search is counted. */
  count(term: string, hits: number): Promise<void>;
  /** Counts at once what is collected. */
  flush(): Promise<void>;
}

/** What a crash loses is the counts of a quarter of a second. */
function createSearchLog(named: NamedQuery): SearchLog {
  let collected = new Map<string, Counted>();
  let writing: Promise<void> | undefined;
  let stopWaiting: () => void = () => undefined;

  async function write(): Promise<void> {
    await new Promise<void>((done) => {
      const timer = setTimeout(done, COLLECT_MS).unref();
      stopWaiting = () => {
        clearTimeout(timer);
        done();
      };
    });
    // In the order of the terms, so that two instances that write the same ones cannot wait for each other.
    const rows = [...collected].sort(([a], [b]) => (a < b ? -1 : 1));
    collected = new Map();
    writing = undefined;
    await named('record_searches', RECORD, [
      rows.map(([term]) => term),
      rows.map(([, { count }]) => count),
      rows.map(([, { hits }]) => hits),
    ]);
  }

  return {
    count(term, hits) {
      collected.set(term, { count: (collected.get(term)?.count ?? 0) + 1, hits });
      writing ??= write();
      return writing;
    },
    async flush() {
      const last = writing;
      stopWaiting();
      // Its failure is reported to those whose searches it counts.
      await last?.catch(() => undefined);
    },
  };
}

/** Records of searches, for staff's report and for the suggestions to others. */
export function createSearchRecords(
  named: NamedQuery,
  clock: Clock,
): Pick<SearchPort, 'recordMiss' | 'recordSearch' | 'close'> {
  const log = createSearchLog(named);
  return {
    async recordMiss(typed, outcome) {
      const term = recordableTerm(typed);
      if (term !== null) await named('record_miss', NOTE_MISS, [term, outcome, clock.now()]);
    },

    async recordSearch(searched, hits, { memberId, sessionId, keyOf }) {
      const term = recordableTerm(searched);
      if (term === null) return;
      const at = clock.now();
      await log.count(term, hits);
      if (memberId === null && sessionId === null) return;
      await named('record_search_use', NOTE_USE, [term, keyOf(term), at, memberId, sessionId]);
    },

    close: () => log.flush(),
  };
}
