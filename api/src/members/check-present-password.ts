import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { member as memberTable } from '../db/schema/index.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { countTry, forgetTries } from './login-limits.ts';
import { isPasswordRight } from './password.ts';
import type { CurrentUser } from './session.ts';
import { createSlowDown } from './slow-down.ts';

const refuse = (message: string) => new ApiError('VALIDATION', undefined, { fields: { currentPassword: message } });

/**
 * Throws 422 unless the member's present password was typed: an open browser must not be enough to take an account over
 * (ASVS 6.2.3). A wrong one counts as a wrong login, so that the form is no way to guess around the limits [O8-09].
 */
export async function checkPresentPassword(
  {
    db,
    clock,
    config,
    rateLimits,
    wait,
    securityLog,
  }: Pick<Services, 'db' | 'clock' | 'config' | 'rateLimits' | 'wait' | 'securityLog'>,
  {
    member,
    typed,
    request,
  }: { readonly member: CurrentUser; readonly typed: string; readonly request: FastifyRequest },
): Promise<void> {
  if (typed === '') throw refuse('Fyll i ditt nuvarande lösenord');
  const device = createDeviceCookie(config).read(request, member.id, clock.now());
  const attempt = { accountId: member.id, name: member.username, caller: callerKey(request), device };
  await countTry(rateLimits, createSlowDown(rateLimits, wait), attempt);
  const [row] = await db.select().from(memberTable).where(eq(memberTable.id, member.id));
  if (!(await isPasswordRight(row?.passwordHash, typed))) {
    securityLog.event(request, 'password.present-wrong', { memberId: member.id, provedBy: 'password' });
    throw refuse('Det nuvarande lösenordet är fel');
  }
  await forgetTries(rateLimits, attempt);
}
