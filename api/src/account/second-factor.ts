import {
  deleteSecondFactor,
  getSecondFactor,
  postRecoveryCodes,
  postSecondFactor,
  putSecondFactor,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';
import { member as memberTable, outboxMail } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { endSessions } from '../members/end-sessions.ts';
import { beginTotp, confirmTotp, renewRecoveryCodes } from '../staff/enrolment.ts';
import { readFactors, removeFactors } from '../staff/factors.ts';
import { countRecoveryCodes } from '../staff/recovery-codes.ts';
import { totpUri } from '../staff/totp.ts';
import { secondFactorOffEmail, secondFactorOnEmail } from './email-templates.ts';

/** First codes of one member, over all sessions. */
const TRIES = { limit: 10, windowSeconds: 15 * 60 };
const NAME = 'App';

async function stateOf(db: Db, memberId: number): Promise<{ readonly isStaff: boolean; readonly isOn: boolean }> {
  const [row] = await db
    .select({ isEmployee: memberTable.isEmployee, isAdmin: memberTable.isAdmin })
    .from(memberTable)
    .where(eq(memberTable.id, memberId));
  if (row === undefined) throw notFound();
  return { isStaff: row.isEmployee || row.isAdmin, isOn: (await readFactors(db, memberId)).length > 0 };
}

/** Refuses staff, whose factors open their rights and are enrolled with a colleague's code [O6-01]. */
async function customerState(db: Db, memberId: number): Promise<{ readonly isOn: boolean }> {
  const { isStaff, isOn } = await stateOf(db, memberId);
  if (isStaff)
    throw new ApiError('CONFLICT', 'Du är anställd hos oss: ställ in tvåstegsverifieringen i adminverktyget.');
  return { isOn };
}

const offError = () => new ApiError('CONFLICT', 'Tvåstegsverifieringen är inte på.');

/** A member's own second factor: an authenticator app with recovery codes, which the login asks for. */
export function registerSecondFactor(app: FastifyInstance): void {
  route(app, getSecondFactor, async ({ db, member }) => ({
    data: {
      secondFactor: {
        ...(await stateOf(db, member.id)),
        recoveryCodesLeft: await countRecoveryCodes(db, member.id),
      },
    },
  }));

  route(app, postSecondFactor, async ({ db, member, services }) => {
    if ((await customerState(db, member.id)).isOn) throw new ApiError('CONFLICT', 'Tvåstegsverifieringen är redan på.');
    const secret = await beginTotp(services, member.id, NAME);
    return { data: { secret, uri: totpUri(secret, member.username) } };
  });

  route(app, putSecondFactor, async ({ db, member, session, body, clock, request, services }) => {
    if ((await customerState(db, member.id)).isOn) throw new ApiError('CONFLICT', 'Tvåstegsverifieringen är redan på.');
    if (session.id === null) throw new ApiError('UNAUTHORIZED', undefined, { level: 'secure' });
    const sessionId = session.id;
    await services.rateLimits.use(`second-factor-setup:${member.id}`, TRIES);
    const owner = { memberId: member.id, username: member.username, sessionId, code: null };
    const enrolled = await confirmTotp(services, owner, body.code);
    if (!enrolled.ok) {
      throw new ApiError('VALIDATION', undefined, { fields: { code: 'Koden är fel. Skriv den som appen visar nu.' } });
    }
    const mail = secondFactorOnEmail(member.email, member.username);
    await inTransaction(db, async (tx) => {
      await endSessions(tx, member.id, sessionId);
      await tx.insert(outboxMail).values({ ...mail, createdAt: clock.now() });
    });
    services.securityLog.event(request, 'second-factor.enabled', { memberId: member.id });
    return {
      data: { recoveryCodes: [...(enrolled.recoveryCodes ?? (await renewRecoveryCodes(services, member.id)))] },
    };
  });

  route(app, postRecoveryCodes, async ({ db, member, services }) => {
    if (!(await customerState(db, member.id)).isOn) throw offError();
    return { data: { recoveryCodes: await renewRecoveryCodes(services, member.id) } };
  });

  route(app, deleteSecondFactor, async ({ db, member, clock, request, services }) => {
    const { isOn } = await customerState(db, member.id);
    const mail = secondFactorOffEmail(member.email, member.username);
    await inTransaction(db, async (tx) => {
      await removeFactors(tx, member.id);
      if (isOn) await tx.insert(outboxMail).values({ ...mail, createdAt: clock.now() });
    });
    services.securityLog.event(request, 'second-factor.disabled', { memberId: member.id });
    return undefined;
  });
}
