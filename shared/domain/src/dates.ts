/**
 * Calendar of the shop: Europe/Stockholm on every machine, whatever its time zone [O1-12]. Instants are milliseconds
 * since 1970 or a Date; "now" is always a parameter, so that tests can choose it.
 */

import { isMissing } from './missing.ts';

/** IANA name of the shop's time zone. */
export const SHOP_TIME_ZONE = 'Europe/Stockholm';

/** A point in time: a Date, or milliseconds since 1970. */
export type Instant = Date | number;

/** What a clock and a calendar in Stockholm show. `month` is 1–12. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A span of time; a missing side is open. `to` is the last second that belongs to it [O9-27]. */
export interface TimeWindow {
  readonly from?: Instant | string | null | undefined;
  readonly to?: Instant | string | null | undefined;
}

/** A second in milliseconds. */
export const SECOND_MS = 1000;
/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;
/** 24 hours in milliseconds; a calendar day with a clock change is longer or shorter. */
export const DAY_MS = 86_400_000;

/** As Swedes abbreviate them (the same as date-fns and Intl do for sv). */
const SHORT_MONTHS = ['jan.', 'feb.', 'mars', 'apr.', 'maj', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'];

/** Since then summer time has begun and ended as now: on the last Sundays of March and October at 01:00 UTC. */
const SAME_RULE_SINCE = 1997;
const [MARCH, OCTOBER] = [2, 9];

const WALL_CLOCK_TEXT = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Instant of a timestamp in unix seconds. */
export function fromUnixSeconds(seconds: number): number {
  return seconds * SECOND_MS;
}

const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
};

/** Milliseconds that Stockholm's clock is ahead of UTC. */
function offsetAt(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  const isSummer = instant >= lastSunday(year, MARCH) && instant < lastSunday(year, OCTOBER);
  return (isSummer ? 2 : 1) * HOUR_MS;
}

let parts: Intl.DateTimeFormat | undefined;

/**
 * Intl's own time zone data. A formatter is created lazily: on a phone it takes longer than anything else before a
 * page is interactive.
 */
function wallClockOf(instant: Instant): WallClock {
  parts ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const found = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = found;
  return { year, month, day, hour, minute, second };
}

/** What the clock in Stockholm shows at an instant. */
export function wallClockAt(instant: Instant): WallClock {
  const at = Number(instant);
  // Also for what is no time at all, which they refuse.
  if (!(new Date(at).getUTCFullYear() >= SAME_RULE_SINCE)) return wallClockOf(at);
  const shown = new Date(at + offsetAt(at));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

function asUtc({ year, month, day, hour, minute, second }: WallClock): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Instant at which the clock in Stockholm shows this. In the hour that summer time skips, the same time counted on
 * from before; in the hour that October has twice, the first.
 */
export function instantOf(clock: WallClock): number {
  const target = asUtc(clock);
  const offsetAt = (instant: number): number =>
    asUtc(wallClockAt(instant)) - Math.floor(instant / SECOND_MS) * SECOND_MS;
  const summer = target - 2 * HOUR_MS;
  return offsetAt(summer) === target - summer ? summer : target - HOUR_MS;
}

/**
 * Instant of a text 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm' or 'YYYY-MM-DD HH:mm:ss' (or with 'T') read off a clock in
 * Stockholm; a text with 'Z' or an offset is an instant already. Null when it is neither.
 */
export function parseInstant(text: string): number | null {
  const match = WALL_CLOCK_TEXT.exec(text);
  if (!match) {
    const instant = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(instant) ? null : instant;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return instantOf({ year, month, day, hour, minute, second });
}

function toMilliseconds(instant: Instant | string | null | undefined): number | null {
  if (instant === null || instant === undefined) return null;
  return typeof instant === 'string' ? parseInstant(instant) : Number(instant);
}

/** [O9-27] Whether `now` is in the window, its last second included. An invalid beginning or end closes the window. */
export function isWithin(now: Instant, { from, to }: TimeWindow): boolean {
  const start = toMilliseconds(from);
  const end = toMilliseconds(to);
  if ((start === null && !isMissing(from)) || (end === null && !isMissing(to))) return false;
  return (start === null || Number(now) >= start) && (end === null || Number(now) < end + SECOND_MS);
}

/** Number of the calendar day in Stockholm; two instants of one day have the same number. */
export function calendarDay(instant: Instant): number {
  const { year, month, day } = wallClockAt(instant);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** Calendar days from one instant to another: 0 on the same day, 1 the day after, however few hours lie between. */
export function calendarDaysBetween(from: Instant, to: Instant): number {
  return calendarDay(to) - calendarDay(from);
}

/** Whether two instants are on the same day in Stockholm. */
export function isSameDay(a: Instant, b: Instant): boolean {
  return calendarDay(a) === calendarDay(b);
}

/** [9-132][O9-28] 1 December 00:00 to 10 January 23:59:59. */
export function isChristmas(now: Instant): boolean {
  const { month, day } = wallClockAt(now);
  return month === 12 || (month === 1 && day <= 10);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** '20 nov.' */
export function formatDay(instant: Instant): string {
  const { day, month } = wallClockAt(instant);
  return `${day} ${SHORT_MONTHS[month - 1] ?? ''}`;
}

/** '20 nov. 2026' */
export function formatDayAndYear(instant: Instant): string {
  return `${formatDay(instant)} ${wallClockAt(instant).year}`;
}

/** '09:05' */
export function formatTime(instant: Instant): string {
  const { hour, minute } = wallClockAt(instant);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '2026-11-20', for `<time datetime>` and for comparing days as text. */
export function formatIsoDay(instant: Instant): string {
  const { year, month, day } = wallClockAt(instant);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Time of a feed entry (section 2.10): 'HH:mm' today, else 'D MMM'. */
export function formatFeedTime(occuredAtSeconds: number, now: Instant): string {
  const instant = fromUnixSeconds(occuredAtSeconds);
  return isSameDay(instant, now) ? formatTime(instant) : formatDay(instant);
}
