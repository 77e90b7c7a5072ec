const SECONDS = [
  { unit: 'dagar', length: 86_400 },
  { unit: 'tim', length: 3600 },
  { unit: 'min', length: 60 },
  { unit: 'sek', length: 1 },
] as const;

export interface CountdownPart {
  readonly unit: string;
  /** Two digits, but for days. */
  readonly value: string;
}

/** What is left of a time in milliseconds, in days, hours, minutes and seconds; null when nothing is left. */
export function countdownParts(milliseconds: number): CountdownPart[] | null {
  let rest = Math.floor(milliseconds / 1000);
  if (!(rest > 0)) return null;
  return SECONDS.map(({ unit, length }) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return unit === 'dagar'
      ? { unit: count === 1 ? 'dag' : unit, value: String(count) }
      : { unit, value: String(count).padStart(2, '0') };
  });
}
