import { DAY_MS } from '@shop/domain/dates';
import { unixSeconds } from '../clock.ts';
import type { NamedQuery } from '../db/named-query.ts';

/** Days before a campaign's start on which the countdown begins. */
const LEAD_DAYS = 7;

/** Rows that say outright when a countdown is shown and what it counts to [9-131]. */
const EXPLICIT_WINDOWS = ['campaign-countdown', 'black-friday-countdown'];
/** Rows from which it follows: before the start, then until the end [O2.11-06]. */
const MAIN_WINDOW = 'black-week-nav';

const WINDOWS = `
select w.name, w."from", w."to", c.id as "campaignId", c.name as "campaignName"
from campaign_window w join campaign c on c.id = w.campaign_id
where w.name = any($1) and w."to" >= $2 order by w."from", w.id`;

export interface CountdownWindow {
  name: string;
  from: Date;
  to: Date;
  campaignId: number;
  campaignName: string;
}

export interface Countdown {
  to: number;
  campaign: { id: number; name: string };
  label: string;
}

const countTo = (row: CountdownWindow, to: Date, label: string): Countdown => ({
  to: unixSeconds(to),
  campaign: { id: row.campaignId, name: row.campaignName },
  label,
});

/**
 * The countdown at a time: from seven days before Black Week it counts to its start, during it to its end [O2.11-06]. A
 * row of its own takes precedence: it is shown from its start and counts to its end, which is when the campaign begins
 * [9-131].
 */
export function countdownAt(rows: readonly CountdownWindow[], now: Date): Countdown | null {
  const isOpen = ({ from, to }: CountdownWindow): boolean => from <= now && now <= to;
  const explicit = rows.find((row) => EXPLICIT_WINDOWS.includes(row.name) && isOpen(row));
  if (explicit !== undefined) return countTo(explicit, explicit.to, `${explicit.campaignName} börjar om`);
  const main = rows.filter(({ name }) => name === MAIN_WINDOW);
  const running = main.find(isOpen);
  if (running !== undefined) return countTo(running, running.to, `${running.campaignName} slutar om`);
  const next = main.find(({ from }) => from > now && from.getTime() - now.getTime() <= LEAD_DAYS * DAY_MS);
  return next === undefined ? null : countTo(next, next.from, `${next.campaignName} börjar om`);
}

/** The countdown that is to be shown now, if any. */
export async function readCountdown(named: NamedQuery, now: Date): Promise<Countdown | null> {
  const rows = await named<CountdownWindow & Record<string, unknown>>('countdown', WINDOWS, [
    [...EXPLICIT_WINDOWS, MAIN_WINDOW],
    now,
  ]);
  return countdownAt(rows, now);
}
