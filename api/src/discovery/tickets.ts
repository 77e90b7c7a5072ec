import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@shop/domain/dates';
import type { Clock } from '../clock.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

/** [O3-25] Opaque to the client: names the sponsored product of one place in one answer. */
export interface Tickets {
  issue(productId: number): string;
  /** The product and a name of the ticket that is the same whatever is asked about it; null for a forged ticket, and for one that is older than a day. */
  read(ticket: string): { productId: number; nonce: string } | null;
  /** Tells callers apart without keeping who they are: a session, or else an address. */
  callerKey(parts: readonly string[]): string;
}

const TICKET = /^(\d{1,10})\.(\d{1,8})\.([\w-]{12})\.([\w-]{22,26})$/;
/** A page may stay open for a day; after that a ticket is of use only to whoever collects them. */
const MAX_AGE_HOURS = 24;
const SIGNATURE = { bytes: 16 };

export function createTickets(secrets: KeyRing, clock: Clock): Tickets {
  const hour = (): number => Math.floor(clock.now().getTime() / HOUR_MS);
  return {
    issue(productId) {
      const body = `${productId}.${hour()}.${randomBytes(9).toString('base64url')}`;
      return `${body}.${secrets.sign('ticket', body, SIGNATURE)}`;
    },
    read(ticket) {
      const [, id = '', issued = '', nonce = '', signature = ''] = TICKET.exec(ticket) ?? [];
      const isOurs = secrets.verify('ticket', `${id}.${issued}.${nonce}`, signature, SIGNATURE);
      const age = hour() - Number(issued);
      return isOurs && age >= 0 && age <= MAX_AGE_HOURS ? { productId: Number(id), nonce } : null;
    },
    callerKey: (parts) => secrets.sign('ticket-caller', parts.join('\n'), SIGNATURE),
  };
}
