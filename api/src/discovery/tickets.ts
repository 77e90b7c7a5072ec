import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '@shop/domain/dates';
import type { Clock } from '../clock.ts';
import type { KeyRing } from '../secrets/key-ring.ts';

/** [O3-25] Opaque to the client: identifies the sponsored product of one position in one response. */
export interface Tickets {
  issue(productId: number): string;
  /**
   * The product and the ticket's nonce, which is the same at each use; null for a forged ticket, and for one that is
   * older than a day.
   */
  read(ticket: string): { productId: number; nonce: string } | null;
  /** Pseudonymous key of a caller, by session or else by IP address. */
  callerKey(parts: readonly string[]): string;
}

const TICKET = /^(\d{1,10})\.(\d{1,8})\.([\w-]{12})\.([\w-]{22,26})$/;
/** A page may be open for a day; older tickets are useful only to collectors. */
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
