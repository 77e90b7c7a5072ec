import { calendarDaysBetween, formatDayAndYear, formatTime, fromUnixSeconds } from '@shop/domain/dates';

const NEAR_DAYS: Readonly<Record<number, string>> = { 0: 'i dag', 1: 'i går' };

/** 'i dag kl. 09:05', 'i går kl. 09:05', '20 nov. 2026 kl. 09:05'. */
export function timeInWords(unixSeconds: number, now: Date): string {
  const instant = fromUnixSeconds(unixSeconds);
  const day = NEAR_DAYS[calendarDaysBetween(instant, now)] ?? formatDayAndYear(instant);
  return `${day} kl. ${formatTime(instant)}`;
}
