import type { Checkout } from '@shop/contracts/api/checkout';
import type { Wallet } from '@shop/contracts/api/wallet';
import type { ApiClient } from '@shop/contracts/platform';
import type { OrderBody } from '../checkout/place-order.ts';
import { createSheet, isClosed, sumsFor } from './sheet.ts';

/** A wallet's approval of a sum. */
export interface WalletAnswer {
  readonly wallet: NonNullable<OrderBody['wallet']>;
  /** Closes the sheet, with what became of the order. */
  complete(isPlaced: boolean): Promise<void>;
}

export const WALLET_CLOSED = 'Plånboken stängdes. Inget är beställt.';
export const WALLET_FAILED = 'Plånboken gick inte att använda. Välj ett annat betalsätt.';

/** Asks for the approval of a sum that the checkout shows; the reason, in Swedish, when there is none. */
export async function askWallet(
  api: ApiClient,
  wallet: Wallet,
  totals: Checkout['totals'],
): Promise<WalletAnswer | string> {
  try {
    const response = await createSheet(api, wallet, sumsFor(totals), {}).show();
    return {
      wallet: { method: response.methodName, details: JSON.stringify(response.details) },
      complete: (isPlaced) => response.complete(isPlaced ? 'success' : 'fail'),
    };
  } catch (error) {
    return isClosed(error) ? WALLET_CLOSED : WALLET_FAILED;
  }
}
