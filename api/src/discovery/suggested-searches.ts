import type { ClientBase } from 'pg';
import type { KeyRing } from '../secrets/key-ring.ts';
import { FORGET_MISSES } from './recorded-searches.ts';
import { plainWords } from './search-text.ts';

/** The searcher: counted only after a purchase. */
export interface Searcher {
  readonly memberId: number | null;
  readonly sessionId: string | null;
  /** Pseudonym of the buyer for a term. */
  keyOf(term: string): Buffer;
}

/** Searches by others are shown from this many buyers on … */
export const MIN_BUYERS = 5;
/** … not all of them on one day … */
const MIN_DAYS = 2;
/** … within this time. */
const DAYS = 30;

const BUYER_BYTES = 16;
const NUMBER = /^\d{1,4}$/;
const UNIT = /^\p{L}{1,2}$/u;

/** A pseudonym of a buyer that differs for each term: one buyer's searches cannot be linked, not by the shop either. */
export function searcherOf(secrets: KeyRing, user: Pick<Searcher, 'memberId' | 'sessionId'>): Searcher {
  const name = user.memberId === null ? `session:${user.sessionId}` : `member:${user.memberId}`;
  return { ...user, keyOf: (term) => secrets.derive('search-buyer', `${name}\n${term}`)[0].subarray(0, BUYER_BYTES) };
}

/** Records a buyer's search for a term; searchers without a purchase are not counted. */
export const NOTE_USE = `
insert into search_use (term, buyer, day)
select $1, $2, $3::date where exists (
  select from "order" o where (o.member_id = $4::int or o.session_id = $5::uuid)
    and o.payment_status = 'paid' and o.status not in ('cancelled', 'returned'))
on conflict (term, buyer) do update set day = excluded.day where search_use.day <> excluded.day`;

const CANDIDATES = `
select u.term, exists (select from search_block b where ' ' || u.term || ' ' like '% ' || b.word || ' %') as "isBlocked"
from search_use u group by u.term having count(*) >= $1 and count(distinct u.day) >= $2`;

/** Words of the shop's catalogue, at most one number, and units: never a name, an address or a message. */
function isOfTheCatalogue(term: string, isWord: (word: string) => boolean): boolean {
  const words = plainWords(term);
  const others = words.filter((word) => !isWord(word));
  const numbers = others.filter((word) => NUMBER.test(word));
  return (
    others.length < words.length && numbers.length <= 1 && others.every((word) => NUMBER.test(word) || UNIT.test(word))
  );
}

/**
 * Chooses the searches that are suggested to others, under "Andra sökte på" and in the quick search: made by several
 * buyers on several days, in the catalogue's own words, and not blocked by staff. Deletes uses older than 30 days.
 * Part of the index build, so that reading costs nothing more.
 */
export async function chooseSuggestions(
  client: Pick<ClientBase, 'query'>,
  isWord: (word: string) => boolean,
  now: Date,
): Promise<void> {
  await client.query(FORGET_MISSES, [now]);
  await client.query(`delete from search_use where day < $1::date - ${DAYS}`, [now]);
  const { rows } = await client.query<{ term: string; isBlocked: boolean }>(CANDIDATES, [MIN_BUYERS, MIN_DAYS]);
  const chosen = rows.filter(({ term, isBlocked }) => !isBlocked && isOfTheCatalogue(term, isWord));
  await client.query(`update search_query set is_suggested = (term = any($1)) where is_suggested <> (term = any($1))`, [
    chosen.map(({ term }) => term),
  ]);
}

/** Removes suggestions that a new word of the block list forbids at once, also among the quick search's phrases. */
export const HIDE_BLOCKED = `
with blocked as (
  update search_query q set is_suggested = false
  where q.is_suggested and exists (select from search_block b where ' ' || q.term || ' ' like '% ' || b.word || ' %')
  returning q.term)
delete from prefix_top p using blocked where p.kind = 'phrase' and p.phrase = blocked.term`;
