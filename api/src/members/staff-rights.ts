import { HOUR_MS } from '@shop/domain/dates';
import { sql, type SQL } from 'drizzle-orm';

/**
 * State of an employee's rights in a session: `open`, or what is missing: a `login` within twelve hours, the second
 * `factor` in this session, or a factor at all (`enrol`). `none` for users without staff roles.
 */
export type StaffState = 'none' | 'open' | 'login' | 'factor' | 'enrol';

/** `required`: rights need a second factor. `enrolled`: only of those who have one. */
export type StaffFactorMode = 'required' | 'enrolled';

/** [O6-03] A login, and the second factor given in it, open staff rights for this long. */
const STAFF_HOURS = 12;

interface StaffFacts {
  readonly isStaff: boolean;
  readonly hasFactor: boolean;
  /** The login, or a signing since. A call that uses up how fresh it is takes no rights away. */
  readonly loggedInAt: Date;
  readonly secondFactorAt: Date | null;
}

const isRecent = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() <= STAFF_HOURS * HOUR_MS;

/** Rights fail closed: a session that lacks anything is treated as a customer's everywhere [O6-02]. */
export function staffStateOf(facts: StaffFacts, mode: StaffFactorMode, now: Date): StaffState {
  if (!facts.isStaff) return 'none';
  if (!isRecent(facts.loggedInAt, now)) return 'login';
  if (facts.hasFactor) return isRecent(facts.secondFactorAt, now) ? 'open' : 'factor';
  return mode === 'required' ? 'enrol' : 'open';
}

/**
 * Whether the row's member has a confirmed second factor. `case` avoids the look-up for members without staff roles;
 * plain names, since the query builder drops the table's from its own where a query has one table.
 */
export const HAS_FACTOR: SQL<boolean> = sql`case when "member".is_employee or "member".is_admin then exists(
  select 1 from staff_factor f where f.member_id = "member".id and f.confirmed_at is not null) else false end`;
