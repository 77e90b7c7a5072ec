import type { EidPurpose } from '@shop/contracts';
import { SHOP } from '@shop/contracts/config';
import { eq } from 'drizzle-orm';
import { member } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { followSigning, type SigningContext } from './follow-signing.ts';
import type { EidProvider } from './provider.ts';
import { qrCodeAt } from './qr-code.ts';
import { eidUnavailable, storedSsn } from './signing-person.ts';
import {
  findMemberSigning,
  findSigning,
  insertSigning,
  settleSigning,
  type Signer,
  type Signing,
} from './signing-store.ts';

/** The server ends any signing after this time, whatever the provider reports [O4-20]. */
const SIGNING_TIMEOUT_MS = 3 * 60_000;

const TEXTS: Readonly<Record<EidPurpose, string>> = {
  identify: `Jag legitimerar mig hos ${SHOP.brand}.`,
  instalments: `Jag legitimerar mig hos ${SHOP.brand} för att se och teckna delbetalning.`,
};

export interface StartedSigning {
  readonly reference: string;
  readonly autoStartToken: string;
  readonly appUrl: string;
  readonly qrCode: string;
}

interface StartRequest {
  readonly signer: Signer;
  readonly purpose: EidPurpose;
  readonly subjectId: string;
  readonly isFresh: boolean;
  readonly endUserIp: string;
}

const ageMs = ({ clock }: SigningContext, { createdAt }: Signing): number =>
  clock.now().getTime() - createdAt.getTime();

const isTimedOut = (context: SigningContext, signing: Signing): boolean =>
  ageMs(context, signing) >= SIGNING_TIMEOUT_MS;

/** Cancels the order at the provider; the signing here is over even if that fails. */
const cancelAtProvider = async ({ provider, log }: SigningContext, orderRef: string): Promise<void> => {
  await provider.cancel(orderRef).catch((error: unknown) => log.warn({ err: error }, 'e-ID order not cancelled'));
};

async function startSigning(context: SigningContext, request: StartRequest): Promise<StartedSigning> {
  const { db, clock, provider } = context;
  const { signer, purpose, subjectId, isFresh, endUserIp } = request;
  const [owner] = await db.select().from(member).where(eq(member.id, signer.memberId));
  if (owner === undefined) throw notFound();
  // The first signing binds the account to a person: a stranger at an open browser must not be able to claim it.
  if (owner.ssnEncrypted === null && !isFresh) {
    throw new ApiError('REAUTHENTICATION_NEEDED', undefined, { level: 'secure' });
  }
  const personalNumber = storedSsn(owner.ssnEncrypted, context);
  const order = await provider.start({ endUserIp, personalNumber, text: TEXTS[purpose] }).catch(eidUnavailable);
  const signing = { signer, purpose, subjectId, provider: provider.name, order };
  const { reference, ended } = await insertSigning(db, signing, clock.now());
  for (const orderRef of ended) await cancelAtProvider(context, orderRef);
  const { autoStartToken } = order;
  return { reference, autoStartToken, appUrl: provider.appUrl(autoStartToken), qrCode: qrCodeAt(order, 0) };
}

async function refreshSigning(
  context: SigningContext,
  reference: string,
  signer: Signer,
  onEnd: (ended: Signing) => void,
): Promise<Signing> {
  const { db, provider } = context;
  const signing = await findSigning(db, reference, signer);
  if (signing.status !== 'pending') return signing;
  const { orderRef } = signing.order;
  if (isTimedOut(context, signing)) {
    await settleSigning(db, reference, { status: 'timedOut' });
    await cancelAtProvider(context, orderRef);
  } else await followSigning(context, signing, await provider.collect(orderRef).catch(eidUnavailable));
  const followed = await findSigning(db, reference, signer);
  if (followed.status !== 'pending') onEnd(followed);
  return followed;
}

/**
 * A signing for its member, whichever session began it: that one alone follows it at the provider, the others read how
 * far it has come.
 */
async function readSigning(
  context: SigningContext,
  reference: string,
  signer: Signer,
  onEnd: (ended: Signing) => void,
): Promise<Signing & { readonly text: string }> {
  const found = await findMemberSigning(context.db, reference, signer.memberId);
  const isOwnSession = found.sessionId === signer.sessionId;
  const signing = isOwnSession ? await refreshSigning(context, reference, signer, onEnd) : found;
  const isLate = signing.status === 'pending' && isTimedOut(context, signing);
  return { ...signing, status: isLate ? 'timedOut' : signing.status, text: TEXTS[signing.purpose] };
}

/** Signings with an e-ID through one provider. */
export function createSignings({ db, clock, config, log }: Services, provider: EidProvider) {
  const context: SigningContext = { db, clock, config, log, provider };
  return {
    /**
     * Starts a signing and ends the member's earlier one. Throws 401 `secure` where it would bind the account to a
     * person without a fresh login.
     */
    start: (request: StartRequest): Promise<StartedSigning> => startSigning(context, request),

    /** The signing as it is now; 404 for that of another member or session. */
    refresh: (reference: string, signer: Signer, onEnd: (ended: Signing) => void = () => {}): Promise<Signing> =>
      refreshSigning(context, reference, signer, onEnd),

    /** What is signed, and how it goes; 404 for that of another member [O2.17-23]. */
    read: (reference: string, signer: Signer, onEnd: (ended: Signing) => void): ReturnType<typeof readSigning> =>
      readSigning(context, reference, signer, onEnd),

    /** QR code of a pending signing, which changes each second. Throws 409 when the signing is over. */
    qrCode: async (reference: string, signer: Signer): Promise<string> => {
      const signing = await findSigning(db, reference, signer);
      if (signing.status !== 'pending' || isTimedOut(context, signing)) {
        throw new ApiError('CONFLICT', 'Signeringen är avslutad.');
      }
      return qrCodeAt(signing.order, ageMs(context, signing) / 1000);
    },

    /** Ends a signing here and at the provider. */
    cancel: async (reference: string, signer: Signer): Promise<void> => {
      const signing = await findSigning(db, reference, signer);
      const isEnded = await settleSigning(db, reference, { status: 'cancelled', hintCode: 'cancelled' });
      if (isEnded) await cancelAtProvider(context, signing.order.orderRef);
    },
  };
}
