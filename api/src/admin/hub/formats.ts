import { formatIsoDay, formatTime, fromUnixSeconds } from '@shop/domain/dates';

const kronor = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK', maximumFractionDigits: 2 });

export const amount = (value: number): string => kronor.format(value);
/** Day and time of unix seconds: '2026-11-20 12:05'. */
export function time(seconds: number | null): string {
  if (seconds === null) return '–';
  const at = fromUnixSeconds(seconds);
  return `${formatIsoDay(at)} ${formatTime(at)}`;
}
export const yesNo = (value: boolean): string => (value ? 'Ja' : 'Nej');
/** The beginning of a long text. */
export const shortened = (text: string, max = 120): string => {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > max ? `${plain.slice(0, max - 1)}…` : plain;
};
