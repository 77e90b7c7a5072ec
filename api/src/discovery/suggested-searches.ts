import type { ClientBase } from 'pg';
import type { KeyRing } from '../secrets/key-ring.ts';
import { plainWords } from './search-text.ts';

/** Who searched: counted only when they have bought something. */
export interface Searcher {
  readonly memberId: number | null;
  readonly sessionId: string | null;
  /** What stands for them beside a term. */
  keyOf(term: string): Buffer;
}

/** What others search for is shown when this many buyers have searched for it … */
export const MIN_BUYERS = 5;
/** … not all of them on one day … */
const MIN_DAYS = 2;
/** … within this time. */
const DAYS = 30;

const BUYER_BYTES = 16;
const NUMBER = /^\d{1,4}$/;
const UNIT = /^\p{L}{1,2}$/u;

/**
 * A name for a buyer that is another one for each term: what one buyer has searched for cannot be put together again, not
 * by the shop either.
 */
export function searcherOf(secrets: KeyRing, user: Pick<Searcher, 'memberId' | 'sessionId'>): Searcher {
  const name = user.memberId === null ? `session:${user.sessionId}` : `member:${user.memberId}`;
  return { ...user, keyOf: (term) => secrets.derive('search-buyer', `${name}\n${term}`)[0].subarray(0, BUYER_BYTES) };
}

/** Notes that a buyer searched for a term; somebody who has bought nothing is not counted. */
export const NOTE_USE = `
insert into search_use (term, buyer, day)
select $1, $2, $3::date where exists (
  select from "order" o where (o.member_id = $4::int or o.session_id = $5::uuid)
    and o.payment_status = 'paid' and o.status not in ('cancelled', 'returned'))
on conflict (term, buyer) do update set day = excluded.day where search_use.day <> excluded.day`;

const CANDIDATES = `
select u.term, exists (select from search_block b where ' ' || u.term || ' ' like '% ' || b.word || ' %') as "isBlocked"
from search_use u group by u.term having count(*) >= $1 and count(distinct u.day) >= $2`;

/** Words of what the shop sells, at most one number, and units: never a name, an address or a message. */
function isOfTheCatalogue(term: string, isWord: (word: string) => boolean): boolean {
  const words = plainWords(term);
  const others = words.filter((word) => !isWord(word));
  const numbers = others.filter((word) => NUMBER.test(word));
  return (
    others.length < words.length && numbers.length <= 1 && others.every((word) => NUMBER.test(word) || UNIT.test(word))
  );
}

/**
 * Decides which searches others are shown, under "Andra sökte på" and in the quick search: those that several buyers have made
 * on several days, of the catalogue's own words, and not blocked by staff. Forgets uses that are older than 30 days. Part of
 * the building of the search index, so that reading costs nothing more.
 */
export async function chooseSuggestions(
  client: Pick<ClientBase, 'query'>,
  isWord: (word: string) => boolean,
  now: Date,
): Promise<void> {
  await client.query(`delete from search_use where day < $1::date - ${DAYS}`, [now]);
  const { rows } = await client.query<{ term: string; isBlocked: boolean }>(CANDIDATES, [MIN_BUYERS, MIN_DAYS]);
  const chosen = rows.filter(({ term, isBlocked }) => !isBlocked && isOfTheCatalogue(term, isWord));
  await client.query(`update search_query set is_suggested = (term = any($1)) where is_suggested <> (term = any($1))`, [
    chosen.map(({ term }) => term),
  ]);
}

/** Takes back at once what a new word of the block list forbids, also where it stands among the quick search's phrases. */
export const HIDE_BLOCKED = `
with blocked as (
  update search_query q set is_suggested = false
  where q.is_suggested and exists (select from search_block b where ' ' || q.term || ' ' like '% ' || b.word || ' %')
  returning q.term)
delete from prefix_top p using blocked where p.kind = 'phrase' and p.phrase = blocked.term`;
