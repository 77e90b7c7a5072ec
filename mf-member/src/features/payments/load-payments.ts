import { getSavedCards, type SavedCard } from '@shop/contracts/api/checkout';
import { getGiftCards, type GiftCardBalance } from '@shop/contracts/api/order-codes';
import { getPayments } from '@shop/contracts/api/payment';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { LoadInput } from '@shop/platform';
import { orNull } from '../failure/or-null.ts';

export type PaymentsData = ResponseOf<typeof getPayments>['data'] & {
  /** Null: could not be fetched, which costs the page its own section only. */
  readonly savedCards: readonly SavedCard[] | null;
  readonly giftCards: readonly GiftCardBalance[] | null;
};

/** [O2.17-06] What the member owes and has paid, the cards that are saved, and what is left on gift cards. */
export async function loadPayments({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<PaymentsData> {
  const options = { signal, fresh: true };
  const [payments, savedCards, giftCards] = await Promise.all([
    api.call(getPayments, {}, options),
    api.call(getSavedCards, {}, options).then(({ data }) => data.savedCards, orNull),
    api.call(getGiftCards, {}, options).then(({ data }) => data.giftCards, orNull),
  ]);
  return { ...payments.data, savedCards, giftCards };
}
