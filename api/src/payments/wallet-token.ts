import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { WalletToken } from './provider.ts';

/** https://developers.google.com/pay/api/web/reference/response-objects: the rest of it says who the payer is. */
const GoogleDetails = z.object({
  paymentMethodData: z.object({ tokenizationData: z.object({ token: z.string().min(1) }) }),
});

/** https://developer.apple.com/documentation/apple_pay_on_the_web/applepaypaymenttoken: only this part is for banks. */
const AppleDetails = z.object({ token: z.object({ paymentData: z.unknown() }) });

/** Any other method: the token alone. */
const OtherDetails = z.object({ token: z.string().min(1) });

function read(details: string): unknown {
  try {
    return JSON.parse(details);
  } catch {
    return null;
  }
}

/**
 * The token in a wallet's answer, without the address and the names beside it, which the provider has no need of; null
 * for an answer that has none.
 */
export function walletTokenOf({ method, details }: { method: string; details: string }): WalletToken | null {
  const answer = read(details);
  const google = GoogleDetails.safeParse(answer);
  if (google.success) return { method, token: google.data.paymentMethodData.tokenizationData.token };
  const apple = AppleDetails.safeParse(answer);
  if (apple.success && apple.data.token.paymentData !== undefined) {
    return { method, token: JSON.stringify(apple.data.token.paymentData) };
  }
  const other = OtherDetails.safeParse(answer);
  return other.success ? { method, token: other.data.token } : null;
}

/** What is stored of a token: enough to recognise it when it comes again, and of no use to anybody. */
export const walletTokenHash = ({ token }: WalletToken): string => createHash('sha256').update(token).digest('hex');
