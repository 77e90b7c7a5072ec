import type { Checkout } from '@shop/contracts/api/checkout';
import type { Wallet } from '@shop/contracts/api/wallet';
import { usePlatform } from '@shop/platform';
import { useRef } from 'react';
import type { WalletAnswer } from './ask-wallet.ts';
import { type DeviceWallets, useWallets } from './use-wallets.ts';

export interface ChosenWallet {
  /** The wallets of this device; null while there are none. */
  readonly device: DeviceWallets | null;
  /** The version of the purchase that their quote must be of. */
  readonly version: string;
  /** The one that is chosen to pay by. */
  readonly wallet: Wallet | undefined;
  /**
   * Asks the chosen wallet for the sum on the page; the reason, in Swedish, when it gives no approval. Null when none
   * is chosen, undefined while it is being asked already.
   */
  ask(): Promise<WalletAnswer | string | null | undefined>;
}

/** The wallet in the checkout's list of methods, which pays as the card does. */
export function useChosenWallet(
  { cart, totals, paymentMethods, customer }: Checkout,
  paymentMethodId: number | null,
  method: string | null,
): ChosenWallet {
  const { api } = usePlatform();
  const version = `${cart.lastUpdate}:${totals.toPay ?? totals.total}:${customer.kind}`;
  const device = useWallets(version);
  const isAsking = useRef(false);
  const isCard = paymentMethods.find(({ id }) => id === paymentMethodId)?.type === 'card';
  const wallet = isCard && totals.toPay !== 0 ? device?.wallets.find((own) => own.method === method) : undefined;
  return {
    device,
    version,
    wallet,
    ask: async () => {
      if (device === null || wallet === undefined) return null;
      if (isAsking.current) return undefined;
      isAsking.current = true;
      try {
        return await device.kit.askWallet(api, wallet, totals);
      } finally {
        isAsking.current = false;
      }
    },
  };
}
