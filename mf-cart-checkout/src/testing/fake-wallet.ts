import type { Wallet, WalletQuote } from '@shop/contracts/api/wallet';
import { act } from '@testing-library/react';

/** Somebody's address as a wallet has it. */
export const GRETA = {
  recipient: 'Greta Maria Gästsson',
  addressLine: ['Provgatan 7', 'lgh 1101'],
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
  phone: '',
};

export const TEST_WALLET: Wallet = { method: 'test-wallet', name: 'Testplånbok', data: { merchant: 'm' } };

const TOTALS: WalletQuote['totals'] = {
  goods: 100,
  insurance: 0,
  shipping: 49,
  paymentFee: 0,
  discount: 0,
  total: 149,
  totalExcludingVat: 119.2,
  vat: 29.8,
};

export const testQuote = (change: Partial<WalletQuote> = {}): WalletQuote => ({
  totals: TOTALS,
  shippingMethods: [
    { id: 1, label: 'Ombud, ICA – imorgon', price: 49, pickupPointId: 'ica' },
    { id: 4, label: 'Hem – imorgon', price: 89, pickupPointId: null },
  ],
  shippingMethodId: 1,
  paymentMethodId: 1,
  problem: null,
  ...change,
});

type Update = Promise<PaymentDetailsUpdate>;

/** The browser's part of a payment, played by a test: what a shopper does in the sheet. */
export class FakeSheet extends EventTarget {
  static opened: FakeSheet[] = [];
  static isOnDevice = true;

  /** Whether the sheet has been told that the order is placed. */
  completed: string | null = null;
  shippingAddress: typeof GRETA | null = null;
  shippingOption: string | null = null;
  readonly methods: readonly PaymentMethodData[];
  details: PaymentDetailsUpdate;
  readonly options: PaymentOptions;
  readonly #shown = Promise.withResolvers<object>();

  constructor(methods: readonly PaymentMethodData[], details: PaymentDetailsInit, options: PaymentOptions = {}) {
    super();
    this.methods = methods;
    this.details = details;
    this.options = options;
  }

  canMakePayment = async (): Promise<boolean> => FakeSheet.isOnDevice;

  show = (): Promise<object> => {
    FakeSheet.opened.push(this);
    return this.#shown.promise;
  };

  async #update(name: string): Promise<void> {
    let update: Update = Promise.resolve({});
    this.dispatchEvent(Object.assign(new Event(name), { updateWith: (next: Update) => (update = next) }));
    this.details = { ...this.details, error: '', ...(await update) };
  }

  lookAt(address: Partial<typeof GRETA> = {}): Promise<void> {
    // Before the approval a wallet says no more than this.
    this.shippingAddress = { ...GRETA, recipient: '', addressLine: [], ...address };
    return act(() => this.#update('shippingaddresschange'));
  }

  choose(option: string): Promise<void> {
    this.shippingOption = option;
    return act(() => this.#update('shippingoptionchange'));
  }

  approve(change: object = {}): Promise<void> {
    this.shippingOption ??= this.details.shippingOptions?.find(({ selected }) => selected)?.id ?? null;
    const answer = {
      methodName: TEST_WALLET.method,
      details: { token: 'hemlig' },
      payerName: 'Greta Gästsson',
      payerEmail: 'greta@example.se',
      payerPhone: '+46701234567',
      shippingAddress: this.options.requestShipping ? GRETA : null,
      shippingOption: this.shippingOption,
      complete: async (result: string) => void (this.completed = result),
      ...change,
    };
    return act(async () => this.#shown.resolve(answer));
  }

  close = (name = 'AbortError'): Promise<void> => act(async () => this.#shown.reject(new DOMException('closed', name)));
}

/** The sheet that was opened last. */
export function lastSheet(): FakeSheet {
  const sheet = FakeSheet.opened.at(-1);
  if (sheet === undefined) throw new Error('No wallet was opened.');
  return sheet;
}

/** Gives the browser a wallet, or takes it away again. */
export function setWallet(hasWallet: boolean): void {
  FakeSheet.opened = [];
  FakeSheet.isOnDevice = true;
  if (hasWallet) Object.defineProperty(window, 'PaymentRequest', { value: FakeSheet, configurable: true });
  else Reflect.deleteProperty(window, 'PaymentRequest');
}
