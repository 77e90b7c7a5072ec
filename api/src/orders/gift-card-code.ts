import { createHash } from 'node:crypto';
import type { KeyRing } from '../secrets/key-ring.ts';

/** Like order numbers: no vowels, no characters that are easily confused. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 16;

/** Placeholder for the code in a waiting mail, so that no table ever contains the code. */
export const GIFT_CARD_CODE_MARK = '{{presentkortskod}}';

function toCode(digest: Buffer): string {
  let rest = BigInt(`0x${digest.toString('hex')}`);
  const size = BigInt(ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    code += ALPHABET.charAt(Number(rest % size));
    rest /= size;
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** Hash of a code however it is typed. */
export const hashGiftCardCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest();

/** 'ABCD-EFGH-JKLM-NPQR' for a new card, computed from the shop's secrets: the database stores only its hash. */
export const newGiftCardCode = (secrets: KeyRing, cardId: string): string =>
  toCode(secrets.derive('gift-card', cardId)[0]);

/** The code of a stored card, whichever key it was computed with; null when that key is gone. */
export function giftCardCode(
  secrets: KeyRing,
  { id, codeHash }: { readonly id: string; readonly codeHash: Buffer },
): string | null {
  const candidates = secrets.derive('gift-card', id).map(toCode);
  return candidates.find((code) => hashGiftCardCode(code).equals(codeHash)) ?? null;
}
