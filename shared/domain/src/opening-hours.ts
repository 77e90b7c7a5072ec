import { formatIsoDay, instantOf, wallClockAt, type Instant } from './dates.ts';

/** Hours of a store: a week, whose day 1 is Monday, and its exceptions by date ('YYYY-MM-DD'); null means closed. */
export interface OpeningHours {
  readonly weekdays: readonly {
    readonly weekday: number;
    readonly open: string | null;
    readonly close: string | null;
  }[];
  readonly exceptions: readonly {
    readonly date: string;
    readonly label: string;
    readonly open: string | null;
    readonly close: string | null;
  }[];
}

/** The days of the week from Monday on. */
export const WEEKDAY_NAMES = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag'] as const;

/** Hours of one day; both null when the store is closed. `label` names an exception, e.g. 'Julafton'. */
export interface DayHours {
  open: string | null;
  close: string | null;
  label: string | null;
}

/** Noon of the day that is so many days later on the calendar of Stockholm: away from all clock changes. */
export const noonAfter = (now: Instant, days: number): number => {
  const { year, month, day } = wallClockAt(now);
  return instantOf({ year, month, day: day + days, hour: 12, minute: 0, second: 0 });
};

/** The weekday of an instant; 1 is Monday. */
export const weekdayOf = (instant: Instant): number => {
  const { year, month, day } = wallClockAt(instant);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
};

/** [O2.17-19] Opening hours of a day, by the week and its exceptions. */
export function hoursOn({ weekdays, exceptions }: OpeningHours, instant: Instant): DayHours {
  const date = formatIsoDay(instant);
  const exception = exceptions.find((each) => each.date === date);
  if (exception) return { open: exception.open, close: exception.close, label: exception.label };
  const day = weekdays.find(({ weekday }) => weekday === weekdayOf(instant));
  return { open: day?.open ?? null, close: day?.close ?? null, label: null };
}

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether a store is open, and the words for it. */
export interface OpenState {
  isOpen: boolean;
  /** 'Öppet till 19:00', 'Öppnar 10:00', 'Öppnar i morgon 10:00', 'Öppnar måndag 10:00', 'Stängt'. */
  text: string;
}

/** Whether a store is open now, and when that changes. Closing time itself counts as closed. */
export function openState(hours: OpeningHours, now: Instant): OpenState {
  const { hour, minute } = wallClockAt(now);
  const today = hoursOn(hours, now);
  const clock = hour * 60 + minute;
  if (today.open !== null && today.close !== null) {
    if (clock < minutesOf(today.open)) return { isOpen: false, text: `Öppnar ${today.open}` };
    if (clock < minutesOf(today.close)) return { isOpen: true, text: `Öppet till ${today.close}` };
  }
  for (let days = 1; days <= 7; days += 1) {
    const instant = noonAfter(now, days);
    const { open } = hoursOn(hours, instant);
    if (open === null) continue;
    const name = days === 1 ? 'i morgon' : (WEEKDAY_NAMES[weekdayOf(instant) - 1] ?? '').toLowerCase();
    return { isOpen: false, text: `Stängt. Öppnar ${name} ${open}` };
  }
  return { isOpen: false, text: 'Stängt' };
}

/** '10:00–19:00', or 'Stängt'. */
export const hoursText = ({ open, close }: Pick<DayHours, 'open' | 'close'>): string =>
  open === null || close === null ? 'Stängt' : `${open}–${close}`;
