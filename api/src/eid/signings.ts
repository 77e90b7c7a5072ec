import type { EidPurpose } from '@shop/contracts';
import { SHOP } from '@shop/contracts/config';
import { wallClockAt } from '@shop/domain/dates';
import { ageOn, birthDayOf } from '@shop/domain/validation/numbers';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/client.ts';
import { eidSigning, member, session } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { decryptSsn, encryptSsn } from '../members/ssn.ts';
import type { Services } from '../services.ts';
import type { EidProgress, EidProvider } from './provider.ts';
import { qrCodeAt } from './qr-code.ts';

export type Signing = typeof eidSigning.$inferSelect;

/** [O4-20] The server ends any signing after this time, whatever the provider says. */
const LIFE_MS = 3 * 60_000;
/** [O5-19] */
const CREDIT_AGE = 18;

const TEXTS: Readonly<Record<EidPurpose, string>> = {
  identify: `Jag legitimerar mig hos ${SHOP.brand}.`,
  instalments: `Jag legitimerar mig hos ${SHOP.brand} för att se och teckna delbetalning.`,
};

/** Who signs: a member in one session. */
export interface Signer {
  readonly memberId: number;
  readonly sessionId: string;
}

export interface StartedSigning {
  readonly reference: string;
  readonly autoStartToken: string;
  readonly appUrl: string;
  readonly qrCode: string;
}

const unavailable = (cause: unknown): never => {
  throw new ApiError('UNAVAILABLE', `${SHOP.eid.name} svarar inte just nu. Försök igen om en stund.`, { cause });
};

export function createSignings({ db, clock, config, log }: Services, provider: EidProvider) {
  const secondsOf = ({ createdAt }: Pick<Signing, 'createdAt'>): number =>
    (clock.now().getTime() - createdAt.getTime()) / 1000;

  /** Never null for a number that no key opens: whoever signed next would become the member's person. */
  const storedSsn = (encrypted: Buffer | null): string | null => {
    try {
      return encrypted === null ? null : decryptSsn(encrypted, config.secrets);
    } catch (error) {
      log.error({ err: error }, 'a personal number cannot be decrypted');
      return unavailable(error);
    }
  };

  /** The provider's side of an ending; ours stands whatever comes of it. */
  const tellProvider = async (orderRef: string): Promise<void> => {
    await provider.cancel(orderRef).catch((error: unknown) => log.warn({ err: error }, 'e-ID order not cancelled'));
  };

  const own = (reference: string, { memberId, sessionId }: Signer) =>
    and(eq(eidSigning.reference, reference), eq(eidSigning.memberId, memberId), eq(eidSigning.sessionId, sessionId));

  const find = async (reference: string, signer: Signer): Promise<Signing> => {
    const [row] = await db.select().from(eidSigning).where(own(reference, signer));
    if (row === undefined) throw notFound();
    return row;
  };

  const settle = async (on: Tx | typeof db, reference: string, values: Partial<Signing>): Promise<boolean> => {
    const rows = await on
      .update(eidSigning)
      .set(values)
      .where(and(eq(eidSigning.reference, reference), eq(eidSigning.status, 'pending')))
      .returning({ reference: eidSigning.reference });
    return rows.length > 0;
  };

  /** Why a signing that the provider calls complete is not one that counts here; null when it is. */
  const refusalOf = (signing: Signing, signed: string, stored: string | null): string | null => {
    if (stored !== null && stored !== signed) return 'personMismatch';
    const birth = birthDayOf(signed, wallClockAt(clock.now()).year);
    if (birth === null) return 'personUnknown';
    const isChild = ageOn(birth, wallClockAt(clock.now())) < CREDIT_AGE;
    return signing.purpose === 'instalments' && isChild ? 'underage' : null;
  };

  /** [O4-22] Counts a completed signing, once: whoever finds it settled already changes nothing. */
  const complete = (signing: Signing, signed: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { memberId, sessionId, reference } = signing;
      const [owner] = await tx.select().from(member).where(eq(member.id, memberId)).for('update');
      if (owner === undefined) return;
      const stored = storedSsn(owner.ssnEncrypted);
      const errorCode = refusalOf(signing, signed, stored);
      if (errorCode !== null) {
        await settle(tx, reference, { status: 'failed', errorCode });
        return;
      }
      if (!(await settle(tx, reference, { status: 'complete', hintCode: null }))) return;
      if (stored === null) {
        await tx
          .update(member)
          .set({ ssnEncrypted: encryptSsn(signed, config.secrets) })
          .where(eq(member.id, memberId));
      }
      // A signing is as good as a login for calls that want a fresh one [O7-02].
      await tx.update(session).set({ authenticatedAt: clock.now() }).where(eq(session.id, sessionId));
    });

  const follow = async (signing: Signing, progress: EidProgress): Promise<void> => {
    const { reference } = signing;
    const { status, hintCode, personalNumber } = progress;
    if (status === 'complete') await complete(signing, personalNumber ?? '');
    else if (status === 'failed') {
      const isLate = hintCode === 'expiredTransaction';
      await settle(db, reference, { status: isLate ? 'timedOut' : 'failed', hintCode });
    } else if (hintCode !== signing.hintCode) await settle(db, reference, { hintCode });
  };

  return {
    /** Starts a signing and ends the member's earlier one. Throws 401 `secure` where it would name the member's person unproved. */
    start: async (
      signer: Signer,
      purpose: EidPurpose,
      subjectId: string,
      isFresh: boolean,
      endUserIp: string,
    ): Promise<StartedSigning> => {
      const [owner] = await db.select().from(member).where(eq(member.id, signer.memberId));
      if (owner === undefined) throw notFound();
      // The first signing says who the member is: whoever found an open browser must not be able to say that it is them.
      if (owner.ssnEncrypted === null && !isFresh) {
        throw new ApiError('REAUTHENTICATION_NEEDED', undefined, { level: 'secure' });
      }
      const personalNumber = storedSsn(owner.ssnEncrypted);
      const order = await provider.start({ endUserIp, personalNumber, text: TEXTS[purpose] }).catch(unavailable);
      const { autoStartToken, orderRef, qrStartToken, qrStartSecret } = order;
      const { reference, ended } = await inTransaction(db, async (tx) => {
        await tx.select({ id: member.id }).from(member).where(eq(member.id, signer.memberId)).for('update');
        const earlier = await tx
          .update(eidSigning)
          .set({ status: 'cancelled', hintCode: 'cancelled' })
          .where(and(eq(eidSigning.memberId, signer.memberId), eq(eidSigning.status, 'pending')))
          .returning({ order: eidSigning.order });
        const [row] = await tx
          .insert(eidSigning)
          .values({
            ...signer,
            purpose,
            subjectId,
            provider: provider.name,
            order: { orderRef, qrStartToken, qrStartSecret },
            createdAt: clock.now(),
          })
          .returning({ reference: eidSigning.reference });
        if (row === undefined) throw new Error('The signing was not stored.');
        return { reference: row.reference, ended: earlier };
      });
      for (const each of ended) await tellProvider(each.order.orderRef);
      return { reference, autoStartToken, appUrl: provider.appUrl(autoStartToken), qrCode: qrCodeAt(order, 0) };
    },

    /** The signing as it stands now; 404 for one of another member or session. */
    refresh: async (
      reference: string,
      signer: Signer,
      onEnd: (ended: Signing) => void = () => {},
    ): Promise<Signing> => {
      const signing = await find(reference, signer);
      if (signing.status !== 'pending') return signing;
      const { orderRef } = signing.order;
      if (secondsOf(signing) * 1000 >= LIFE_MS) {
        await settle(db, reference, { status: 'timedOut' });
        await tellProvider(orderRef);
      } else await follow(signing, await provider.collect(orderRef).catch(unavailable));
      const followed = await find(reference, signer);
      if (followed.status !== 'pending') onEnd(followed);
      return followed;
    },

    qrCode: async (reference: string, signer: Signer): Promise<string> => {
      const signing = await find(reference, signer);
      if (signing.status !== 'pending' || secondsOf(signing) * 1000 >= LIFE_MS) {
        throw new ApiError('CONFLICT', 'Signeringen är avslutad.');
      }
      return qrCodeAt(signing.order, secondsOf(signing));
    },

    cancel: async (reference: string, signer: Signer): Promise<void> => {
      const signing = await find(reference, signer);
      const isEnded = await settle(db, reference, { status: 'cancelled', hintCode: 'cancelled' });
      if (isEnded) await tellProvider(signing.order.orderRef);
    },
  };
}
