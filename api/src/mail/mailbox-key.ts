import { createHash } from 'node:crypto';

/**
 * Key by which mails to one mailbox are counted: without case and without a "+tag", which most providers deliver to the
 * same person. A hash, so that counters contain no addresses.
 */
export function mailboxKey(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const mailbox = at < 0 ? address : address.slice(0, at).replace(/(?<=.)\+.*$/, '') + address.slice(at);
  return createHash('sha256').update(mailbox).digest('base64url').slice(0, 22);
}
