/** Longer texts are pasted, not searched for; and texts with a person's address or number are not stored. */
const IS_RECORDABLE = /^[\p{L}\d][\p{L}\d .,+&"'/-]{1,58}$/u;
const LOOKS_PERSONAL = /\d{6}[-+ ]?\d{4}|@|(?:\d[\s-]?){9,}/;

/** A search as it is stored; null for one that is not. */
export function recordableTerm(searched: string): string | null {
  const term = searched.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  return IS_RECORDABLE.test(term) && !LOOKS_PERSONAL.test(term) ? term : null;
}

/** Counts a search without sure hits; its latest outcome counts. */
export const NOTE_MISS = `
insert into search_miss (term, outcome, count, last_at) values ($1, $2, 1, $3)
on conflict (term) do update set count = search_miss.count + 1, outcome = excluded.outcome, last_at = excluded.last_at`;

/** Deletes what nobody has searched for in 30 days. */
export const FORGET_MISSES = `delete from search_miss where last_at < $1::timestamptz - interval '30 days'`;
