import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { session as sessionTable, staffFactor } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { readFactors } from './factors.ts';
import { isPasskeyRight, type PasskeyOwner } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { totpStepOf } from './totp.ts';

/** Wrong codes of one member, over all sessions and IP addresses. */
const TRIES = { limit: 5, windowSeconds: 15 * 60 };

const triesKey = (memberId: number): string => `second-factor:${memberId}`;

type Proof = 'second-factor' | 'recovery-code';

/** A code counts once: the step of the last accepted one only ever grows. */
async function isTotpRight({ db, clock, config }: Services, memberId: number, typed: string): Promise<boolean> {
  const now = clock.now();
  for (const { id, totpSecretEncrypted } of await readFactors(db, memberId)) {
    if (totpSecretEncrypted === null) continue;
    const step = totpStepOf(config.secrets.decrypt('second-factor', totpSecretEncrypted), typed, now);
    if (step === null) continue;
    const used = await db
      .update(staffFactor)
      .set({ lastStep: step, lastUsedAt: now })
      .where(and(eq(staffFactor.id, id), or(isNull(staffFactor.lastStep), lt(staffFactor.lastStep, step))))
      .returning({ id: staffFactor.id });
    if (used.length > 0) return true;
  }
  return false;
}

/** Opens the staff rights of a session whose member has just shown a second factor. */
export async function markSecondFactor({ db, clock }: Services, sessionId: string): Promise<void> {
  await db.update(sessionTable).set({ secondFactorAt: clock.now() }).where(eq(sessionTable.id, sessionId));
}

async function tryProof(
  services: Services,
  { memberId, request }: { memberId: number; request: FastifyRequest },
  prove: () => Promise<Proof | null>,
): Promise<boolean> {
  // Counted before it is checked: parallel guesses must not slip past the limit together.
  await services.rateLimits.use(triesKey(memberId), TRIES);
  const provedBy = await prove();
  if (provedBy === null) {
    services.securityLog.event(request, 'second-factor.failed', { memberId });
    return false;
  }
  await services.rateLimits.clear(triesKey(memberId));
  services.securityLog.event(request, 'second-factor.succeeded', { memberId, provedBy });
  return true;
}

/**
 * A code of an app, or a recovery code, of a member who may have no session yet; false for a wrong one, 429 after
 * five.
 */
export const proveCode = (
  services: Services,
  owner: { readonly memberId: number; readonly request: FastifyRequest },
  typed: string,
): Promise<boolean> =>
  tryProof(services, owner, async () => {
    const { memberId } = owner;
    if (await isTotpRight(services, memberId, typed)) return 'second-factor';
    return (await useRecoveryCode(services.db, memberId, typed, services.clock.now())) ? 'recovery-code' : null;
  });

interface Giving {
  readonly owner: PasskeyOwner;
  readonly request: FastifyRequest;
}

/** A code of an app, or a recovery code. Opens the session's staff rights; false for a wrong one, 429 after five. */
export async function giveCode(services: Services, { owner, request }: Giving, typed: string): Promise<boolean> {
  const isRight = await proveCode(services, { memberId: owner.memberId, request }, typed);
  if (isRight) await markSecondFactor(services, owner.sessionId);
  return isRight;
}

/** A signature of a passkey. Opens the session's staff rights; false for a wrong one, 429 after five. */
export async function givePasskey(services: Services, { owner, request }: Giving, json: string): Promise<boolean> {
  const isRight = await tryProof(services, { memberId: owner.memberId, request }, async () =>
    (await isPasskeyRight(services, owner, json)) ? 'second-factor' : null,
  );
  if (isRight) await markSecondFactor(services, owner.sessionId);
  return isRight;
}
