import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether two byte strings are the same, in a time that says nothing about where they differ. Different lengths are
 * different, never an error: `timingSafeEqual` throws for them.
 */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

/** The same for texts, compared as UTF-8 bytes: two texts of one length may have different numbers of them. */
export const isSameText = (a: string, b: string): boolean => isSameBytes(Buffer.from(a), Buffer.from(b));

/** Signs what travels through browsers and mails, and recognises its own signatures. */
export interface Signer {
  /**
   * The signature of a text, as base64url of the first `bytes` of an HMAC. `purpose` keeps a signature of one kind from
   * being worth anything as another.
   */
  sign(purpose: string, text: string, bytes: number): string;
  /** Whether `signature` is ours for this text. False for anything else that somebody may send; it never throws. */
  isSigned(purpose: string, text: string, signature: string, bytes: number): boolean;
}

/** Every instance has the same `secret`, so any of them can check what another has signed. */
export function createSigner(secret: string): Signer {
  const sign: Signer['sign'] = (purpose, text, bytes) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest().subarray(0, bytes).toString('base64url');
  return {
    sign,
    isSigned: (purpose, text, signature, bytes) => isSameText(signature, sign(purpose, text, bytes)),
  };
}
