import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** [O3-25] Opaque to the client: names the sponsored product of one place in one answer. */
export interface Tickets {
  issue(productId: number): string;
  /** The product and a name of the ticket that is the same whatever is asked about it; null for a forged ticket. */
  read(ticket: string): { productId: number; nonce: string } | null;
  /** Tells callers apart without keeping who they are: a session, or else address and browser together. */
  callerKey(parts: readonly string[]): string;
}

const TICKET = /^(\d{1,10})\.([\w-]{12})\.([\w-]{22})$/;

export function createTickets(secret: string): Tickets {
  const sign = (purpose: string, body: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}:${body}`).digest().subarray(0, 16);
  return {
    issue(productId) {
      const body = `${productId}.${randomBytes(9).toString('base64url')}`;
      return `${body}.${sign('ticket-1', body).toString('base64url')}`;
    },
    read(ticket) {
      const [, id = '', nonce = '', signature = ''] = TICKET.exec(ticket) ?? [];
      const expected = sign('ticket-1', `${id}.${nonce}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { productId: Number(id), nonce };
    },
    callerKey: (parts) => sign('ticket-caller-1', parts.join('\n')).toString('base64url'),
  };
}
