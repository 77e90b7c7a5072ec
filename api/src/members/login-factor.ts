import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { session as sessionTable } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { readFactors } from '../staff/factors.ts';
import { proveCode } from '../staff/second-factor.ts';
import type { Session } from './session.ts';

interface Attempt {
  /** Whose password was right. */
  readonly account: { readonly id: number; readonly isStaff: boolean };
  /** The session that the browser has now. */
  readonly previous: Session;
  /** As typed; empty for none. */
  readonly code: string;
  readonly request: FastifyRequest;
}

/** When this browser gave the member's second factor; null when it has not. */
async function givenBefore({ db }: Services, { account, previous }: Attempt): Promise<Date | null> {
  if (previous.id === null || previous.user?.id !== account.id) return null;
  const [row] = await db
    .select({ at: sessionTable.secondFactorAt })
    .from(sessionTable)
    .where(eq(sessionTable.id, previous.id));
  return row?.at ?? null;
}

/**
 * The second step of a member's login, after the password: null for those who have none, and for staff, whose rights
 * stay closed until they give theirs in the admin tool [O6-02]. A session that has given it renews its login by the
 * password alone. Throws 403 without a code, 422 for a wrong one, 429 after five.
 */
export async function requireLoginFactor(services: Services, attempt: Attempt): Promise<Date | null> {
  const { account, code, request } = attempt;
  if (account.isStaff || (await readFactors(services.db, account.id)).length === 0) return null;
  const before = await givenBefore(services, attempt);
  if (before !== null) return before;
  if (code.trim() === '') {
    throw new ApiError('SECOND_FACTOR_NEEDED', 'Skriv koden från din autentiseringsapp för att logga in.');
  }
  if (await proveCode(services, { memberId: account.id, request }, code)) return services.clock.now();
  throw new ApiError('VALIDATION', undefined, { fields: { code: 'Koden är fel eller har redan använts' } });
}
