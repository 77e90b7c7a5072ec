import { eq } from 'drizzle-orm';
import { member, session } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { encryptSsn } from '../members/ssn.ts';
import type { Services } from '../services.ts';
import type { EidProgress, EidProvider } from './provider.ts';
import { refusalOf, storedSsn } from './signing-person.ts';
import { settleSigning, type Signing } from './signing-store.ts';

/** Dependencies of every step of a signing. */
export interface SigningContext extends Pick<Services, 'db' | 'clock' | 'config' | 'log'> {
  readonly provider: EidProvider;
}

/** Counts a completed signing once [O4-22]: a call that finds it settled already changes nothing. */
const completeSigning = ({ db, clock, config, log }: SigningContext, signing: Signing, signed: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { memberId, sessionId, reference, purpose } = signing;
    const [owner] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
    if (owner === undefined) return;
    const stored = storedSsn(owner.ssnEncrypted, { config, log });
    const errorCode = refusalOf({ purpose, signed, stored }, clock.now());
    if (errorCode !== null) {
      await settleSigning(tx, reference, { status: 'failed', errorCode });
      return;
    }
    if (!(await settleSigning(tx, reference, { status: 'complete', hintCode: null }))) return;
    if (stored === null) {
      await tx
        .update(member)
        .set({ ssnEncrypted: encryptSsn(signed, config.secrets) })
        .where(eq(member.id, memberId));
    }
    // A signing counts as a login for calls that need a fresh one [O7-02].
    await tx.update(session).set({ authenticatedAt: clock.now() }).where(eq(session.id, sessionId));
  });

/** Stores the progress of a pending signing as the provider reports it. */
export async function followSigning(context: SigningContext, signing: Signing, progress: EidProgress): Promise<void> {
  const { db } = context;
  const { reference } = signing;
  const { status, hintCode, personalNumber } = progress;
  if (status === 'complete') await completeSigning(context, signing, personalNumber ?? '');
  else if (status === 'failed') {
    const isTimedOut = hintCode === 'expiredTransaction';
    await settleSigning(db, reference, { status: isTimedOut ? 'timedOut' : 'failed', hintCode });
  } else if (hintCode !== signing.hintCode) await settleSigning(db, reference, { hintCode });
}
