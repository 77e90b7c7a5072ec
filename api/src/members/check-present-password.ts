import { eq } from 'drizzle-orm';
import { member as memberTable } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { countTry, forgetTries } from './login-limits.ts';
import { isPasswordRight } from './password.ts';
import type { CurrentUser } from './session.ts';

const refuse = (message: string) => new ApiError('VALIDATION', undefined, { fields: { currentPassword: message } });

/**
 * Throws 422 unless the member's present password was typed: an open browser must not be enough to take an account over
 * (ASVS 6.2.3). A wrong one counts as a wrong login, so that the form is no way to guess around the limits [O8-09].
 */
export async function checkPresentPassword(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { member, typed, ip }: { readonly member: CurrentUser; readonly typed: string; readonly ip: string },
): Promise<void> {
  if (typed === '') throw refuse('Fyll i ditt nuvarande lösenord');
  const attempt = { accountId: member.id, name: member.username, ip };
  await countTry(rateLimits, attempt);
  const [row] = await db.select().from(memberTable).where(eq(memberTable.id, member.id));
  if (!(await isPasswordRight(row?.passwordHash, typed))) throw refuse('Det nuvarande lösenordet är fel');
  await forgetTries(rateLimits, attempt);
}
