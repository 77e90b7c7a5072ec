import { createHmac } from 'node:crypto';
import type { TokenizedCard } from '@shop/api/payments/card-protocol';
import { isSameText } from '@shop/api/security/signer';
import * as z from 'zod';
import { cardDigits } from './check-card.ts';
import { behaviourOf } from './test-cards.ts';

/** What a token says of its card: enough to charge it here, where no card is charged. */
const VaultEntry = z.object({ isAccepted: z.boolean() });

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
];

export interface CardVault {
  /** A token for the card: no number is in it, and valid after a restart, since nothing of it is stored. */
  store(card: { readonly number: string; readonly expiry: string }): TokenizedCard;
  /** Whether a charge of the token is accepted; null for a token that was made up. */
  accepts(token: string): boolean | null;
}

/** Tokens signed with the provider's key. */
export function createCardVault(key: string): CardVault {
  const sign = (text: string): string => createHmac('sha256', key).update(`card-vault:${text}`).digest('base64url');
  return {
    store: ({ number, expiry }) => {
      const digits = cardDigits(number);
      const text = Buffer.from(JSON.stringify({ isAccepted: behaviourOf(digits) !== 'declineLater' })).toString(
        'base64url',
      );
      return {
        token: `${text}.${sign(text)}`,
        brand: BRANDS.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Kort',
        lastFour: digits.slice(-4),
        expiry: expiry.replace(/^(\d\d)\s*\/?\s*(\d\d)$/, '$1/$2'),
      };
    },
    accepts: (token) => {
      const [text = '', signature = ''] = token.split('.');
      if (!isSameText(signature, sign(text))) return null;
      return VaultEntry.parse(JSON.parse(Buffer.from(text, 'base64url').toString())).isAccepted;
    },
  };
}
