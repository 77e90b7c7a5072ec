import type { EidPurpose } from '@shop/contracts';
import { SHOP } from '@shop/contracts/config';
import { wallClockAt } from '@shop/domain/dates';
import { ageOn, birthDayOf } from '@shop/domain/validation/numbers';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError } from '../http/errors.ts';
import { decryptSsn } from '../members/ssn.ts';
import type { Services } from '../services.ts';

/** Minimum age for signing a credit [O5-19]. */
const CREDIT_AGE = 18;

/** Throws 503: the provider, or the key that its use needs, is unavailable. */
export const eidUnavailable = (cause: unknown): never => {
  throw new ApiError('UNAVAILABLE', `${SHOP.eid.name} svarar inte just nu. Försök igen om en stund.`, { cause });
};

/**
 * The member's stored personal number; null when there is none. Throws 503 for a number that no key decrypts, never
 * null: whoever signed next would become the member's person.
 */
export function storedSsn(
  encrypted: Buffer | null,
  { config, log }: { readonly config: Pick<Services['config'], 'secrets'>; readonly log: FastifyBaseLogger },
): string | null {
  try {
    return encrypted === null ? null : decryptSsn(encrypted, config.secrets);
  } catch (error) {
    log.error({ err: error }, 'a personal number cannot be decrypted');
    return eidUnavailable(error);
  }
}

/** Why a signing that the provider calls complete is refused here; null when it is accepted. */
export function refusalOf(
  {
    purpose,
    signed,
    stored,
  }: { readonly purpose: EidPurpose; readonly signed: string; readonly stored: string | null },
  now: Date,
): string | null {
  if (stored !== null && stored !== signed) return 'personMismatch';
  const today = wallClockAt(now);
  const birth = birthDayOf(signed, today.year);
  if (birth === null) return 'personUnknown';
  return purpose === 'instalments' && ageOn(birth, today) < CREDIT_AGE ? 'underage' : null;
}
