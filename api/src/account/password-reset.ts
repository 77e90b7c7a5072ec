import { postNewPassword, postPasswordReset, putPasswordReset } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { member, outboxMail } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { type Call, route } from '../http/route.ts';
import { createDeviceCookie } from '../members/device-cookie.ts';
import { endSessions } from '../members/end-sessions.ts';
import { findAccount } from '../members/find-account.ts';
import { clearTries } from '../members/login-limits.ts';
import { hashPassword } from '../members/password.ts';
import type { Services } from '../services.ts';
import { breachError } from './breached-passwords.ts';
import { passwordChangedEmail, passwordResetEmail } from './email-templates.ts';
import { passwordResetLink } from './links.ts';
import { dropTokens, issueToken, readToken, takeToken } from './member-tokens.ts';
import { passwordError } from './password-rules.ts';

const REQUEST_LIMIT = { limit: 20, windowSeconds: 3600 };
/** Mails per member and hour, so that nobody can fill another's mailbox. */
const MAIL_LIMIT = { limit: 5, windowSeconds: 3600 };
const SET_LIMIT = { limit: 30, windowSeconds: 600 };

/** Mails a link to the account behind a username, if there is one and the limit allows it. */
async function sendLink(services: Services, typedName: string, request: FastifyRequest): Promise<void> {
  const { db, clock, config, rateLimits, securityLog } = services;
  const account = await findAccount(db, typedName);
  securityLog.event(request, 'password.reset-requested', { memberId: account?.id, typedName });
  if (account === undefined) return;
  const { id: memberId, username, email } = account;
  const mails = await rateLimits.count(`password-reset:member:${memberId}`, MAIL_LIMIT.windowSeconds);
  if (mails > MAIL_LIMIT.limit) return;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const token = await issueToken(tx, { memberId, purpose: 'passwordReset', email }, now);
    const link = passwordResetLink(config.publicOrigin, username, token);
    await tx.insert(outboxMail).values({ ...passwordResetEmail(email, username, link), createdAt: now });
  });
}

const linkIsOver = () => new ApiError('GONE', 'Länken gäller inte längre. Begär en ny, så skickar vi den till dig.');

interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** The field that a refused password is named by. */
  readonly field: 'password' | 'newPassword';
}

type Caller = Pick<Call<typeof putPasswordReset>, 'db' | 'clock' | 'request' | 'reply' | 'services'>;

/** Sets the password of the token's owner, once, and ends all their sessions. */
async function setPassword(
  { db, clock, request, reply, services }: Caller,
  { token, password, field }: NewPassword,
): Promise<void> {
  const devices = createDeviceCookie(services.config);
  await services.rateLimits.use(`password-reset:set:${callerKey(request)}`, SET_LIMIT);
  const now = clock.now();
  // Checked first: a refused password must not use up the link, nor a wrong link cost the work of hashing.
  const open = await readToken(db, token, ['passwordReset'], now);
  if (open === undefined) {
    services.securityLog.event(request, 'password.reset-refused');
    throw linkIsOver();
  }
  const [owner] = await db.select().from(member).where(eq(member.id, open.memberId));
  if (owner === undefined) throw linkIsOver();
  const refused = passwordError(password, owner) ?? (await breachError(services, password));
  if (refused !== null) throw new ApiError('VALIDATION', undefined, { fields: { [field]: refused } });

  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    const taken = await takeToken(tx, token, ['passwordReset'], now);
    if (taken === undefined) throw linkIsOver();
    const { memberId, email } = taken;
    const [changed] = await tx
      .update(member)
      // Using the link proves that the person reads the mail of that address.
      .set({ passwordHash, isEmailConfirmed: sql`${member.isEmailConfirmed} or ${member.email} = ${email}` })
      .where(eq(member.id, memberId))
      .returning({ email: member.email, username: member.username });
    if (changed === undefined) throw linkIsOver();
    await endSessions(tx, memberId);
    // A pending change of address may be an intruder's; it must not succeed afterwards.
    await dropTokens(tx, memberId, ['emailChange']);
    await tx.insert(outboxMail).values({ ...passwordChangedEmail(changed.email, changed.username), createdAt: now });
  });
  services.securityLog.event(request, 'password.reset', { memberId: open.memberId, provedBy: 'link' });
  const device = devices.read(request, open.memberId, now);
  await clearTries(services.rateLimits, open.memberId, { caller: callerKey(request), device });
  // The owner can log in here at once, however often strangers guess in the meantime.
  devices.issue(request, reply, open.memberId, now);
}

/**
 * `POST password-reset`, `PUT password-reset/:token` and, for plain forms, `POST password-reset/password`: the mailed
 * link, and the new password [O7-22].
 */
export function registerPasswordReset(app: FastifyInstance): void {
  route(app, postPasswordReset, async ({ body, request, reply, services }) => {
    await services.rateLimits.use(`password-reset:${callerKey(request)}`, REQUEST_LIMIT);
    // A username with an account makes more work than one without: the response time must not show it.
    services.afterResponse.run(reply, () => sendLink(services, body.username, request));
    return undefined;
  });

  route(app, putPasswordReset, async (call) => {
    await setPassword(call, { token: call.params.token, password: call.body.password, field: 'password' });
    return undefined;
  });

  route(app, postNewPassword, async (call) => {
    const { token, newPassword, newPasswordRepeat } = call.body;
    if (newPassword !== newPasswordRepeat) {
      throw new ApiError('VALIDATION', undefined, { fields: { newPasswordRepeat: 'Lösenorden matchar inte' } });
    }
    await setPassword(call, { token, password: newPassword, field: 'newPassword' });
    return undefined;
  });
}
