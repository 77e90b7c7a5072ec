import type { Page } from '@playwright/test';
import type { Buyer } from './checkout.ts';

/** How the bank will take what the wallet approves. */
type Behaviour = 'approve' | 'decline';

/** Somebody's address as a wallet has it. */
interface WalletAddress {
  readonly recipient: string;
  readonly addressLine: readonly string[];
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** The address of `newBuyer`. */
export const GRETAS_HOME: WalletAddress = {
  recipient: 'Greta Gästsson',
  addressLine: ['Provgatan 7'],
  postalCode: '411 14',
  city: 'Göteborg',
  country: 'SE',
};

interface Payer {
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
}

/** What the stand-in leaves in the page for the test. */
interface WalletWindow {
  walletSheet?: {
    details: PaymentDetailsUpdate;
    completed: string | null;
    lookAt(address: WalletAddress): Promise<void>;
    choose(option: string): Promise<void>;
    approve(payer: Payer, address: WalletAddress, behaviour: Behaviour): Promise<void>;
    close(): void;
  };
  walletToken(kronor: string, behaviour: Behaviour): Promise<string>;
}

/**
 * Runs in the page: the browser's `PaymentRequest` over a wallet whose sheet the test operates. It reaches the page as
 * text, so nothing in it may be compiled to a helper, as private members are.
 */
function standIn(): void {
  const own = window as unknown as WalletWindow;
  class Sheet extends EventTarget {
    readonly methods: PaymentMethodData[];
    readonly options: PaymentOptions;
    details: PaymentDetailsUpdate;
    completed: string | null = null;
    shippingAddress: WalletAddress | null = null;
    shippingOption: string | null = null;
    readonly shown = Promise.withResolvers<object>();

    constructor(methods: PaymentMethodData[], details: PaymentDetailsInit, options: PaymentOptions = {}) {
      super();
      this.methods = methods;
      this.options = options;
      this.details = details;
    }
    async canMakePayment(): Promise<boolean> {
      return this.methods.some(({ supportedMethods }) => supportedMethods === 'sandbox-wallet');
    }
    show(): Promise<object> {
      own.walletSheet = this;
      return this.shown.promise;
    }
    async update(name: string): Promise<void> {
      let update: Promise<PaymentDetailsUpdate> = Promise.resolve({});
      const updateWith = (next: Promise<PaymentDetailsUpdate>) => void (update = next);
      this.dispatchEvent(Object.assign(new Event(name), { updateWith }));
      this.details = { ...this.details, error: '', ...(await update) };
    }
    lookAt(address: WalletAddress): Promise<void> {
      this.shippingAddress = { ...address, recipient: '', addressLine: [] };
      return this.update('shippingaddresschange');
    }
    choose(option: string): Promise<void> {
      this.shippingOption = option;
      return this.update('shippingoptionchange');
    }
    async approve(payer: Payer, address: WalletAddress, behaviour: Behaviour): Promise<void> {
      const token = await own.walletToken(this.details.total?.amount.value ?? '0', behaviour);
      const selected = this.details.shippingOptions?.find((option) => option.selected)?.id ?? null;
      this.shown.resolve({
        methodName: 'sandbox-wallet',
        details: { token },
        ...payer,
        shippingAddress: this.options.requestShipping ? address : null,
        shippingOption: this.shippingOption ?? selected,
        complete: async (result: string) => void (this.completed = result),
      });
    }
    close(): void {
      this.shown.reject(new DOMException('closed', 'AbortError'));
    }
  }
  Object.defineProperty(window, 'PaymentRequest', { value: Sheet, configurable: true });
}

/**
 * Gives the browser a wallet, before the first page is opened. Its tokens are the card provider's own; only the sheet,
 * which no test can press, is the test's.
 */
export async function giveWallet(page: Page): Promise<void> {
  await page.exposeFunction('walletToken', async (kronor: string, behaviour: Behaviour) => {
    const response = await fetch(`${process.env['CARD_SANDBOX_URL']}/wallet/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ amountOre: Math.round(Number(kronor) * 100), behaviour }),
    });
    return ((await response.json()) as { token: string }).token;
  });
  await page.addInitScript(standIn);
}

/** What the shopper does in the sheet that is open. */
export function walletSheet(page: Page) {
  const isOpen = () => page.waitForFunction(() => (window as unknown as WalletWindow).walletSheet !== undefined);
  return {
    async lookAt(address: WalletAddress): Promise<PaymentDetailsUpdate> {
      await isOpen();
      return page.evaluate(async (at) => {
        const { walletSheet: sheet } = window as unknown as WalletWindow;
        await sheet?.lookAt(at);
        return sheet?.details ?? {};
      }, address);
    },
    choose: (option: string): Promise<PaymentDetailsUpdate> =>
      page.evaluate(async (id) => {
        const { walletSheet: sheet } = window as unknown as WalletWindow;
        await sheet?.choose(id);
        return sheet?.details ?? {};
      }, option),
    async approve({ email, mobile }: Buyer, behaviour: Behaviour = 'approve'): Promise<void> {
      await isOpen();
      const payer = { payerName: GRETAS_HOME.recipient, payerEmail: email, payerPhone: mobile };
      await page.evaluate(
        ([who, where, how]) => (window as unknown as WalletWindow).walletSheet?.approve(who, where, how),
        [payer, GRETAS_HOME, behaviour] as const,
      );
    },
    async close(): Promise<void> {
      await isOpen();
      await page.evaluate(() => {
        const own = window as unknown as WalletWindow;
        own.walletSheet?.close();
        delete own.walletSheet;
      });
    },
  };
}
