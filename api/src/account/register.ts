import { postRegister } from '@shop/contracts';
import { rankLevelFor } from '@shop/domain/ranks';
import type { FastifyInstance } from 'fastify';
import { feedEntry, member, outboxMail } from '../db/schema/index.ts';
import type { Tx } from '../db/client.ts';
import { inTransaction } from '../db/tx.ts';
import { callerKey } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { corpNumberColumns } from '../members/corp-number.ts';
import { hashPassword } from '../members/password.ts';
import { encryptSsn } from '../members/ssn.ts';
import { startLogin } from '../members/start-login.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { breachError } from './breached-passwords.ts';
import { confirmationLink } from './links.ts';
import { welcomeEmail } from './email-templates.ts';
import { issueToken } from './member-tokens.ts';
import { type NewAccount, readRegistration } from './registration-form.ts';
import { limitMailTo } from './mail-limits.ts';
import { checkNamesFree, refuseTaken } from './taken-names.ts';

/** Enough for a class that registers together, and too little to create accounts by the thousand. */
const REGISTER_LIMIT = { limit: 30, windowSeconds: 3600 };

interface Making {
  readonly passwordHash: string;
  readonly secrets: KeyRing;
  readonly publicOrigin: string;
  readonly now: Date;
}

/** Inserts the account, its first feed entry and the mail that confirms the address; returns the member's id. */
async function makeAccount(tx: Tx, account: NewAccount, making: Making): Promise<number> {
  const { passwordHash, secrets, publicOrigin, now } = making;
  const { password: _, ssn, corpNumber, wantsNewsletter, ...columns } = account;
  const [row] = await tx
    .insert(member)
    .values({
      ...columns,
      ...corpNumberColumns(corpNumber, secrets),
      passwordHash,
      ssnEncrypted: ssn === null ? null : encryptSsn(ssn, secrets),
      // A company shops as a consumer, with all of a consumer's rights, until an employee has approved it [O6-16].
      isCorporateCustomer: false,
      isEmailConfirmed: false,
      rankLevel: rankLevelFor(0, 0),
      createdAt: now,
    })
    .returning({ id: member.id });
  if (row === undefined) throw new Error('The member was not stored.');
  const { email, username } = account;
  const token = await issueToken(tx, { memberId: row.id, purpose: 'emailConfirmation', email, wantsNewsletter }, now);
  await tx
    .insert(outboxMail)
    .values({ ...welcomeEmail(email, username, confirmationLink(publicOrigin, token)), createdAt: now });
  await tx.insert(feedEntry).values({
    memberId: row.id,
    name: 'welcome',
    title: 'Välkommen ombord! Här ser du vad som händer med dina beställningar.',
    path: { name: 'member.benefits', params: {} },
    occuredAt: now,
  });
  return row.id;
}

/** `POST register`: creates an account and logs its member in [7.3-08]. */
export function registerRegistration(app: FastifyInstance): void {
  route(app, postRegister, async ({ db, body, clock, request, reply, services }) => {
    const { config, rateLimits, sessions } = services;
    const now = clock.now();
    const account = readRegistration(body, now);
    await rateLimits.use(`register:${callerKey(request)}`, REGISTER_LIMIT);
    await checkNamesFree(db, account);

    const breached = await breachError(services, account.password);
    if (breached !== null) throw new ApiError('VALIDATION', undefined, { fields: { password: breached } });
    const passwordHash = await hashPassword(account.password);
    const { secrets, publicOrigin } = config;
    await sessions.open(request, reply);
    // Read before the transaction: inside, it would need a second connection while other requests may occupy the whole
    // pool.
    await services.places();
    const view = await inTransaction(db, async (tx) => {
      const memberId = await makeAccount(tx, account, { passwordHash, secrets, publicOrigin, now });
      await limitMailTo(tx, rateLimits, account.email);
      return startLogin(tx, memberId, { request, reply, services });
    }).catch(refuseTaken);
    if (view === undefined) throw new ApiError('INTERNAL');
    services.securityLog.event(request, 'account.registered', { memberId: view.user.id, provedBy: 'registration' });
    return { data: { user: view.user } };
  });
}
