import { createHash, createHmac } from 'node:crypto';

/** As order numbers: no vowels, nothing that looks like something else. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 16;

/** Stands for the code in a mail that waits to be sent, so that no table ever holds it. */
export const GIFT_CARD_CODE_MARK = '{{presentkortskod}}';

/** 'ABCD-EFGH-JKLM-NPQR', computed from the shop's secret: the database keeps only its hash. */
export function giftCardCode(secret: string, cardId: string): string {
  const digest = createHmac('sha256', secret).update(`gift-card-1:${cardId}`).digest();
  let rest = BigInt(`0x${digest.toString('hex')}`);
  const size = BigInt(ALPHABET.length);
  let code = '';
  while (code.length < LENGTH) {
    code += ALPHABET.charAt(Number(rest % size));
    rest /= size;
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** The same for a code however it is typed. */
export const hashGiftCardCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(typed.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest();

/** Puts the code of a mail's gift card where it belongs. */
export const fillGiftCardCode = (text: string, secret: string, cardId: string): string =>
  text.replaceAll(GIFT_CARD_CODE_MARK, giftCardCode(secret, cardId));
