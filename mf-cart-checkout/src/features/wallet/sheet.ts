import type { Checkout } from '@shop/contracts/api/checkout';
import { postWalletSession, type Wallet, type WalletQuote } from '@shop/contracts/api/wallet';
import type { ApiClient } from '@shop/contracts/platform';
import { DEFAULT_CURRENCY } from '@shop/domain/money';

type Totals = Checkout['totals'];

const amount = (kronor: number): PaymentCurrencyAmount => ({ currency: DEFAULT_CURRENCY, value: kronor.toFixed(2) });

/** The lines that make the sum, and the VAT in it, which wallets show as they are given. */
function displayItems(totals: Totals): PaymentItem[] {
  const { goods, insurance, shipping, paymentFee, discount, giftCards = 0, vat } = totals;
  const lines: (readonly [label: string, kronor: number])[] = [
    ['Varor', goods],
    ['Försäkring', insurance],
    ['Rabatt', -discount],
    ['Betalavgift', paymentFee],
    ['Presentkort', -giftCards],
  ];
  return [
    ...lines.filter(([, kronor]) => kronor !== 0).map(([label, kronor]) => ({ label, amount: amount(kronor) })),
    { label: 'Frakt', amount: amount(shipping) },
    { label: 'Varav moms (ingår i summan)', amount: amount(vat) },
  ];
}

/** What a wallet shows of a purchase with these sums. */
export const sumsFor = (totals: Totals): Pick<PaymentDetailsInit, 'total'> & PaymentDetailsBase => ({
  total: { label: 'Pixelhamn, att betala inkl. moms', amount: amount(totals.toPay ?? totals.total) },
  displayItems: displayItems(totals),
});

/** The same with the ways to send it. */
export function detailsOf({
  totals,
  shippingMethods,
  shippingMethodId,
  problem,
}: WalletQuote): PaymentDetailsInit & PaymentDetailsUpdate {
  const { total, ...sums } = sumsFor(totals);
  return {
    ...sums,
    // Where it goes decides what it costs.
    total: { ...total, pending: shippingMethodId === null },
    shippingOptions: shippingMethods.map(({ id, label, price }) => ({
      id: String(id),
      label,
      amount: amount(price),
      selected: id === shippingMethodId,
    })),
    ...(problem !== null && { error: problem }),
  };
}

/** Safari's event, which is in no standard any more. */
type MerchantValidation = Event & {
  readonly validationURL: string;
  readonly complete: (session: Promise<unknown>) => void;
};
const isMerchantValidation = (event: Event): event is MerchantValidation =>
  'validationURL' in event && typeof event.validationURL === 'string' && 'complete' in event;

const toMethod = ({ method, data }: Wallet): PaymentMethodData => ({ supportedMethods: method, data });

/** The wallet's sheet, not shown yet. The wallet recognises the shop through the api. */
export function createSheet(api: ApiClient, wallet: Wallet, details: PaymentDetailsInit, options: PaymentOptions) {
  const sheet = new PaymentRequest([toMethod(wallet)], details, options);
  sheet.addEventListener('merchantvalidation', (event) => {
    if (!isMerchantValidation(event)) return;
    const body = { method: wallet.method, validationUrl: event.validationURL };
    event.complete(api.call(postWalletSession, { body }).then(({ data }) => data.session));
  });
  return sheet;
}

/** Whether this device can pay with the wallet; a browser that cannot say so cannot. */
export async function isOnDevice(wallet: Wallet): Promise<boolean> {
  try {
    const sheet = new PaymentRequest([toMethod(wallet)], { total: { label: 'Pixelhamn', amount: amount(1) } });
    return await sheet.canMakePayment();
  } catch {
    return false;
  }
}

/** The buyer has closed the sheet. Anything else that goes wrong in it is thrown. */
export const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
