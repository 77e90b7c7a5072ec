const kronor = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK', maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Stockholm',
});

export const amount = (value: number): string => kronor.format(value);
/** Of unix seconds. */
export const time = (seconds: number | null): string => (seconds === null ? '–' : moment.format(seconds * 1000));
export const yesNo = (value: boolean): string => (value ? 'Ja' : 'Nej');
/** The beginning of a long text. */
export const shortened = (text: string, most = 120): string => {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain;
};
