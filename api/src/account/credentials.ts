import { postEmailConfirmation, putEmail, putPassword } from '@shop/contracts';
import { normaliseEmail } from '@shop/domain/validation/normalise';
import { isSameEmail } from '@shop/domain/validation/email';
import { validateField } from '@shop/domain/validation/validate-field';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { member as memberTable, outboxMail } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { checkPresentPassword } from '../members/check-present-password.ts';
import { endSessions } from '../members/end-sessions.ts';
import { hashPassword } from '../members/password.ts';
import { breachError } from './breached-passwords.ts';
import { sendConfirmation } from './confirm-email.ts';
import { emailChangeEmail, passwordChangedEmail } from './email-templates.ts';
import { confirmationLink } from './links.ts';
import { limitMailTo } from './mail-limits.ts';
import { dropTokens, issueToken } from './member-tokens.ts';
import { passwordError } from './password-rules.ts';
import { checkNamesFree } from './taken-names.ts';

const CHANGE_LIMIT = { limit: 5, windowSeconds: 3600 };

const refuse = (field: string, message: string) =>
  new ApiError('VALIDATION', undefined, { fields: { [field]: message } });

/** Changes of a member's own password and e-mail address; both need a fresh login [O7-02] and the present password. */
export function registerCredentials(app: FastifyInstance): void {
  route(app, putPassword, async ({ db, member, session, body, clock, request, services }) => {
    const refused = passwordError(body.newPassword, member);
    if (refused !== null) throw refuse('newPassword', refused);
    await checkPresentPassword(services, { member, typed: body.currentPassword, request });
    const breached = await breachError(services, body.newPassword);
    if (breached !== null) throw refuse('newPassword', breached);
    const passwordHash = await hashPassword(body.newPassword);
    await inTransaction(db, async (tx) => {
      await tx.update(memberTable).set({ passwordHash }).where(eq(memberTable.id, member.id));
      await endSessions(tx, member.id, session.id);
      await dropTokens(tx, member.id, ['passwordReset']);
      await tx
        .insert(outboxMail)
        .values({ ...passwordChangedEmail(member.email, member.username), createdAt: clock.now() });
    });
    services.securityLog.event(request, 'password.changed', { memberId: member.id });
    return undefined;
  });

  route(app, putEmail, async ({ db, member, body, clock, request, services }) => {
    const { state, message } = validateField({ name: 'email', type: 'email' }, body.email, {
      placeholder: 'E-postadress',
      required: true,
    });
    if (state === 'error') throw refuse('email', message);
    const email = normaliseEmail(body.email);
    if (isSameEmail(email, member.email)) throw refuse('email', 'Det är redan din e-postadress');
    await checkPresentPassword(services, { member, typed: body.currentPassword, request });
    await services.rateLimits.use(`email-change:${member.id}`, CHANGE_LIMIT);
    await checkNamesFree(db, { email });
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await limitMailTo(tx, services.rateLimits, email);
      const token = await issueToken(tx, { memberId: member.id, purpose: 'emailChange', email }, now);
      const link = confirmationLink(services.config.publicOrigin, token);
      await tx.insert(outboxMail).values({ ...emailChangeEmail(email, member.username, link), createdAt: now });
    });
    services.securityLog.event(request, 'email.change-requested', { memberId: member.id });
    return undefined;
  });

  route(app, postEmailConfirmation, async ({ member, services }) => {
    await services.rateLimits.use(`email-confirmation:${member.id}`, CHANGE_LIMIT);
    await sendConfirmation(services, member.id);
    return undefined;
  });
}
