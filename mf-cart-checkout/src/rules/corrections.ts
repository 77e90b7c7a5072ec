import { formatWholeNumber } from '@shop/domain/money';

/** One item of `data.corrections` [3-12]. The type decides the meaning of `value`; `name` is the product's name. */
export interface CartCorrection {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string | null | undefined;
}

const maxPerCustomer = (correction: CartCorrection): string =>
  `Din kundvagn har korrigerats, du får max köpa ${correction.value} st ${correction.name ?? ''}.`;

const MESSAGES = {
  MAX_X_PER_CUSTOMER: maxPerCustomer,
  MAX_X_PER_CUSTOMER_PRICE: (correction) => `${maxPerCustomer(correction)} för det här priset.`,
  OFFER_ORIGIN_MISSING: ({ value }) =>
    `Produkten som krävs för erbjudandepriset ${formatWholeNumber(Number(value))} kr saknas i din kundvagn.`,
  INSURED_TOGGLE: ({ value }) => `Alla exemplar av produkten har ${value ? '' : 'av-'}försäkrats`,
  MAX_STOCK_REACHED: () => 'Den här produkten finns inte tillgänglig i ditt valda antal',
  MAX_STOCK_LIMITED: () => 'Den här produkten har begränsad försäljning och kan inte säljas i ditt valda antal',
  LVL_RULE_NOT_FURFILLED: ({ name }) => `Din kundvagn har korrigerats, tillgång till ${name ?? ''} har begränsats`,
} satisfies Record<string, (correction: CartCorrection) => string>;

function isCorrectionType(type: string): type is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, type);
}

/** [5-12..18] The shopper's text. An unknown type still says that something changed [O5-10]. */
export function correctionMessage(correction: CartCorrection): string {
  return isCorrectionType(correction.type) ? MESSAGES[correction.type](correction) : 'Din kundvagn har korrigerats.';
}
