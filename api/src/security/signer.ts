import { timingSafeEqual } from 'node:crypto';

/**
 * Whether two byte strings are the same, in a time that says nothing about where they differ. Different lengths are
 * different, never an error: `timingSafeEqual` throws for them.
 */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

/** Like the above for texts, compared as UTF-8 bytes: two texts of one length may have different numbers of them. */
export const isSameText = (a: string, b: string): boolean => isSameBytes(Buffer.from(a), Buffer.from(b));
