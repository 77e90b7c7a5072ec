import { getWallets, type Wallet } from '@shop/contracts/api/wallet';
import type { ApiClient } from '@shop/contracts/platform';
import { isOnDevice } from './sheet.ts';

export { askWallet } from './ask-wallet.ts';
export { payExpress } from './pay-express.ts';

/** The wallets that the provider takes and this device has, and the quote of an express purchase. */
export async function findWallets(api: ApiClient, signal: AbortSignal) {
  const { wallets, express } = (await api.call(getWallets, {}, { signal, fresh: true })).data;
  const has = await Promise.all(wallets.map(isOnDevice));
  const own: readonly Wallet[] = wallets.filter((_wallet, at) => has[at]);
  return { wallets: own, express };
}
