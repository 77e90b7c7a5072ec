import type { DropCode, DropReward } from '@shop/contracts/api/member-world';
import { formatDayAndYear, fromUnixSeconds, SECOND_MS } from '@shop/domain/dates';

/** A day as a person writes it, from Unix seconds. */
export const dayOf = (seconds: number): string => formatDayAndYear(fromUnixSeconds(seconds));

/** Last day before an instant at midnight, so "till och med". */
export const lastDayBefore = (seconds: number): string => formatDayAndYear(fromUnixSeconds(seconds) - SECOND_MS);

/** '12,5 %': at most one decimal, but never 0 % for what can be won. */
export function formatChance(probability: number): string {
  const perMille = Math.round(probability * 1000);
  if (perMille === 0 && probability > 0) return 'under 0,1\u00a0%';
  return `${String(perMille / 10).replace('.', ',')}\u00a0%`;
}

/** What the member does with a reward. */
export function usageOf(kind: DropReward['kind']): string {
  switch (kind) {
    case 'xp':
      return 'Dina XP är redan tillagda.';
    case 'avatarPart':
      return 'Klassen finns bland dina avatarer.';
    case 'discountCode':
    case 'freeShippingCode':
      return 'Skriv koden i kassan, i fältet ”Presentkort eller rabattkod”. Den gäller en gång, för dig som är inloggad.';
  }
}

/** How long a code works, or that it no longer does. */
export function validityOf({ state, endsAt }: DropCode): string {
  switch (state) {
    case 'valid':
      return `Gäller till och med ${lastDayBefore(endsAt)}.`;
    case 'used':
      return 'Koden är använd.';
    case 'ended':
      return 'Koden gäller inte längre.';
  }
}
