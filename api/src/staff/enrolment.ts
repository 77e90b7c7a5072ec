import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { takeToken, readToken } from '../account/member-tokens.ts';
import type { Tx } from '../db/client.ts';
import { session as sessionTable, staffFactor } from '../db/schema/index.ts';
import { inTransaction, isUniqueViolation } from '../db/tx.ts';
import type { Services } from '../services.ts';
import { removeFactors } from './factors.ts';
import { type PasskeyOwner, readNewPasskey } from './passkeys.ts';
import { countRecoveryCodes, issueRecoveryCodes } from './recovery-codes.ts';
import { createTotpSecret, totpStepOf } from './totp.ts';

/** A secret that was shown and not confirmed. */
const UNCONFIRMED_MS = 15 * 60_000;

/** The member who enrols: `code` is the enrolment code where the session needs one, null where it does not. */
export interface Enrolling extends PasskeyOwner {
  readonly code: string | null;
}

/** Result of an enrolment. `recoveryCodes` are shown once: null where the member still has some. */
export type Enrolled =
  | { readonly ok: true; readonly recoveryCodes: readonly string[] | null }
  | { readonly ok: false; readonly reason: 'enrolment-code' | 'proof' };

class EnrolmentCodeRefused extends Error {}

/** Whether an enrolment code is this member's and still good; it is used up when the enrolment is done. */
export async function isEnrolmentCodeOpen({ db, clock }: Services, { memberId, code }: Enrolling): Promise<boolean> {
  if (code === null) return true;
  return (await readToken(db, code.trim(), ['staffEnrolment'], clock.now()))?.memberId === memberId;
}

/** Ends every enrolment: the code is used up, the session's staff rights open, and there are recovery codes. */
async function finish(tx: Tx, owner: Enrolling, now: Date): Promise<readonly string[] | null> {
  const { memberId, sessionId, code } = owner;
  if (code !== null) {
    const taken = await takeToken(tx, code.trim(), ['staffEnrolment'], now);
    if (taken?.memberId !== memberId) throw new EnrolmentCodeRefused();
  }
  await tx.update(sessionTable).set({ secondFactorAt: now }).where(eq(sessionTable.id, sessionId));
  const left = await countRecoveryCodes(tx, memberId);
  return left > 0 ? null : issueRecoveryCodes(tx, memberId, now);
}

async function inEnrolment({ db }: Services, work: (tx: Tx) => Promise<readonly string[] | null>): Promise<Enrolled> {
  try {
    return { ok: true, recoveryCodes: await inTransaction(db, work) };
  } catch (error) {
    if (error instanceof EnrolmentCodeRefused) return { ok: false, reason: 'enrolment-code' };
    if (isUniqueViolation(error, 'staff_factor_credential_id_unique')) return { ok: false, reason: 'proof' };
    throw error;
  }
}

/** A new secret for an app, which counts once a first code has shown that the app knows it. */
export async function beginTotp({ db, clock, config }: Services, memberId: number, name: string): Promise<string> {
  const secret = createTotpSecret();
  const totpSecretEncrypted = config.secrets.encrypt('second-factor', secret);
  await inTransaction(db, async (tx) => {
    await tx.delete(staffFactor).where(and(eq(staffFactor.memberId, memberId), isNull(staffFactor.confirmedAt)));
    await tx.insert(staffFactor).values({ memberId, kind: 'totp', name, totpSecretEncrypted, createdAt: clock.now() });
  });
  return secret;
}

/** The secret of an enrolment that was begun in the last fifteen minutes, to show it again after a wrong code. */
export async function unconfirmedTotp({ db, clock, config }: Services, memberId: number) {
  const [row] = await db
    .select()
    .from(staffFactor)
    .where(and(eq(staffFactor.memberId, memberId), isNull(staffFactor.confirmedAt)));
  if (row === undefined || row.totpSecretEncrypted === null) return null;
  if (clock.now().getTime() - row.createdAt.getTime() > UNCONFIRMED_MS) return null;
  return { id: row.id, secret: config.secrets.decrypt('second-factor', row.totpSecretEncrypted) };
}

/** Confirms an app with its first code. */
export async function confirmTotp(services: Services, owner: Enrolling, typed: string): Promise<Enrolled> {
  const now = services.clock.now();
  const begun = await unconfirmedTotp(services, owner.memberId);
  const step = begun && totpStepOf(begun.secret, typed, now);
  if (begun === null || step === null) return { ok: false, reason: 'proof' };
  return inEnrolment(services, async (tx) => {
    const codes = await finish(tx, owner, now);
    await tx
      .update(staffFactor)
      .set({ confirmedAt: now, lastStep: step, lastUsedAt: now })
      .where(and(eq(staffFactor.id, begun.id), isNull(staffFactor.confirmedAt)));
    return codes;
  });
}

/** Adds a passkey that the browser has made for this session's challenge. */
export async function addPasskey(
  services: Services,
  owner: Enrolling,
  { json, name }: { readonly json: string; readonly name: string },
): Promise<Enrolled> {
  const now = services.clock.now();
  const passkey = await readNewPasskey(services, owner, json);
  if (passkey === null) return { ok: false, reason: 'proof' };
  return inEnrolment(services, async (tx) => {
    const codes = await finish(tx, owner, now);
    const { memberId } = owner;
    await tx
      .insert(staffFactor)
      .values({ ...passkey, memberId, kind: 'passkey', name, confirmedAt: now, lastUsedAt: now, createdAt: now });
    return codes;
  });
}

/** Replaces all older recovery codes. */
export const renewRecoveryCodes = ({ db, clock }: Services, memberId: number): Promise<string[]> =>
  inTransaction(db, (tx) => issueRecoveryCodes(tx, memberId, clock.now()));

/** Removes one of the member's factors, and with the last one the recovery codes; false when it is not there. */
export const removeFactor = ({ db }: Services, memberId: number, id: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const own = and(eq(staffFactor.memberId, memberId), isNotNull(staffFactor.confirmedAt));
    const removed = await tx
      .delete(staffFactor)
      .where(and(own, eq(staffFactor.id, id)))
      .returning({ id: staffFactor.id });
    if ((await tx.$count(staffFactor, own)) === 0) await removeFactors(tx, memberId);
    return removed.length > 0;
  });
