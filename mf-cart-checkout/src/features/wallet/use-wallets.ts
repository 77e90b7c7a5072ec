import type { Wallet, WalletQuote } from '@shop/contracts/api/wallet';
import { usePlatform, useShared } from '@shop/platform';
import { useEffect, useState } from 'react';
import type * as kitModule from './wallet-kit.ts';

export interface DeviceWallets {
  /** Those of this device: at least one. */
  readonly wallets: readonly Wallet[];
  /** Null where more is to be asked or said before the order than a wallet can. */
  readonly express: WalletQuote | null;
  /** The version of the purchase that the quote is of. */
  readonly version: string;
  readonly kit: typeof kitModule;
}

/**
 * The wallets that this purchase can be paid with; null while that is not known, on devices without one, and in a
 * kiosk, whose wallet would be somebody else's. Another `version` of the purchase asks again.
 */
export function useWallets(version: string): DeviceWallets | null {
  const { api } = usePlatform();
  const isKiosk = useShared('kiosk');
  const [found, setFound] = useState<DeviceWallets | null>(null);
  useEffect(() => {
    if (isKiosk || !('PaymentRequest' in window)) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const find = async (): Promise<void> => {
      const kit = await import('./wallet-kit.ts');
      const { wallets, express } = await kit.findWallets(api, signal);
      if (!signal.aborted) setFound(wallets.length === 0 ? null : { wallets, express, version, kit });
    };
    // Only a shortcut: the checkout does without it.
    find().catch(() => (signal.aborted ? undefined : setFound(null)));
    return () => controller.abort();
  }, [api, isKiosk, version]);
  return found;
}
