import { calendarDay, DAY_MS, formatIsoDay } from '@shop/domain/dates';
import { hoursOn, hoursText, type OpeningHours, openState } from '@shop/domain/opening-hours';
import { isPublicHoliday } from '../shipping/work-days.ts';

const WEEK_DAY = { open: '08:00', close: '20:00' } as const;
const WEEKEND = { open: '10:00', close: '18:00' } as const;
const HOLIDAY = { open: '11:00', close: '16:00' } as const;

/** From today on, so that the text about the next opening knows of holidays. */
const DAYS_AHEAD = 8;

const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...(weekday <= 5 ? WEEK_DAY : WEEKEND) }));

/** The week of customer service, and the public holidays and eves of the next days. */
function hoursAround(now: Date): OpeningHours {
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => (calendarDay(now) + ahead) * DAY_MS);
  const exceptions = days
    .filter((noon) => isPublicHoliday(noon / DAY_MS))
    .map((day) => ({ date: formatIsoDay(day + DAY_MS / 2), label: 'Röd dag', ...HOLIDAY }));
  return { weekdays, exceptions };
}

/** Hours as the chat shows them. */
export type ChatHours = { readonly days: string; readonly time: string }[];

export const ALWAYS: ChatHours = [{ days: 'Alla dagar', time: 'Dygnet runt' }];

export const CHAT_HOURS: ChatHours = [
  { days: 'Måndag–fredag', time: hoursText(WEEK_DAY) },
  { days: 'Lördag–söndag', time: hoursText(WEEKEND) },
  { days: 'Röda dagar', time: hoursText(HOLIDAY) },
];

/** Whether somebody answers now, and the words for it. */
export const chatOpenState = (now: Date): { isOpen: boolean; text: string } => {
  const hours = hoursAround(now);
  const { label } = hoursOn(hours, now);
  const { isOpen, text } = openState(hours, now);
  return { isOpen, text: label === null ? text : `${label}. ${text}` };
};
