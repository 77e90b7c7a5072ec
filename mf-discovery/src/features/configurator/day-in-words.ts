import { formatDay } from '@shop/domain/dates';

/** A day of the wire, 'YYYY-MM-DD', in words: '27 nov.'. */
export const dayInWords = (isoDay: string): string => formatDay(new Date(`${isoDay}T11:00:00Z`));
