import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';

/** [O3-25] Opaque to the client: names the sponsored product of one place in one answer. */
export interface Tickets {
  issue(productId: number): string;
  /** The product and a name of the ticket that is the same whatever is asked about it; null for a forged ticket. */
  read(ticket: string): { productId: number; nonce: string } | null;
  /** Tells callers apart without keeping who they are: a session, or else address and browser together. */
  callerKey(parts: readonly string[]): string;
}

const TICKET = /^(\d{1,10})\.([\w-]{12})\.([\w-]{22,26})$/;
const SIGNATURE = { bytes: 16 };

export function createTickets(secrets: KeyRing): Tickets {
  return {
    issue(productId) {
      const body = `${productId}.${randomBytes(9).toString('base64url')}`;
      return `${body}.${secrets.sign('ticket', body, SIGNATURE)}`;
    },
    read(ticket) {
      const [, id = '', nonce = '', signature = ''] = TICKET.exec(ticket) ?? [];
      const isOurs = secrets.verify('ticket', `${id}.${nonce}`, signature, SIGNATURE);
      return isOurs ? { productId: Number(id), nonce } : null;
    },
    callerKey: (parts) => secrets.sign('ticket-caller', parts.join('\n'), SIGNATURE),
  };
}
