const ZONE = { timeZone: 'Europe/Stockholm' } as const;
const DAY_MS = 86_400_000;

const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', ZONE).format(at);

/** A time as shoppers say it: "i dag 14:05", "i går 09:12", "den 3 november 18:40". */
export function storedTime(at: number, now: number): string {
  const time = new Intl.DateTimeFormat('sv-SE', { ...ZONE, hour: '2-digit', minute: '2-digit' }).format(at);
  if (dayOf(at) === dayOf(now)) return `i dag ${time}`;
  if (dayOf(at) === dayOf(now - DAY_MS)) return `i går ${time}`;
  return `den ${new Intl.DateTimeFormat('sv-SE', { ...ZONE, day: 'numeric', month: 'long' }).format(at)} ${time}`;
}
