import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { CardCallback, CreateSession, SessionStatus, TokenizedCard } from '@shop/api/payments/card-protocol';

export interface CardSession {
  readonly token: string;
  readonly reference: string;
  readonly orderId: string;
  readonly amountOre: number;
  status: SessionStatus;
  /** News about this session so far; gives each its id. */
  newsCount: number;
  /** The shopper wants the card kept. */
  readonly savesCard: boolean;
  /** The kept card, once it has paid. */
  card: TokenizedCard | null;
  /** Refunds by the shop's id of the refund. */
  readonly refunds: Map<string, number>;
}

/** Tells the shop about a session, after a while and as often as asked for. */
export type Notify = (
  session: CardSession,
  status: CardCallback['status'],
  options?: { readonly delay?: number; readonly times?: number },
) => void;

/** The simulator's sessions, in memory: lost when it stops, as no real money is in them. */
export interface CardSessions {
  /** The session of a reference, created if there is none: idempotent. */
  open(request: z.infer<typeof CreateSession>): CardSession;
  byToken(token: string): CardSession | undefined;
  byReference(reference: string): CardSession | undefined;
}

export function createCardSessions(): CardSessions {
  const byToken = new Map<string, CardSession>();
  const byReference = new Map<string, CardSession>();
  return {
    open: ({ reference, orderId, amountOre, savesCard = false }) => {
      const known = byReference.get(reference);
      if (known) return known;
      const token = randomBytes(18).toString('base64url');
      const session: CardSession = {
        token,
        reference,
        orderId,
        amountOre,
        status: 'open',
        newsCount: 0,
        savesCard,
        card: null,
        refunds: new Map(),
      };
      byToken.set(token, session);
      byReference.set(reference, session);
      return session;
    },
    byToken: (token) => byToken.get(token),
    byReference: (reference) => byReference.get(reference),
  };
}
