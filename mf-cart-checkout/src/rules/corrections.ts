import { formatWholeNumber } from '@shop/domain/money';

/** One item of `data.corrections` [3-12]. The type decides the meaning of `value`; `name` is the product's name. */
export interface CartCorrection {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string | null | undefined;
  /** Units before and after, where their number has changed. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** ' Antalet är ändrat från 5 till 2.', or that nothing is left; empty where the server does not say. */
function changeOf({ from, to }: CartCorrection): string {
  if (from === undefined || to === undefined) return '';
  return to === 0 ? ' Den är borttagen ur varukorgen.' : ` Antalet är ändrat från ${from} till ${to}.`;
}

const maxPerCustomer = (correction: CartCorrection): string =>
  `Din kundvagn har korrigerats, du får max köpa ${correction.value} st ${correction.name ?? ''}.`;

const maxPerCustomerEver = (correction: CartCorrection): string =>
  correction.to === 0
    ? `${maxPerCustomer(correction)} Du har redan köpt så många, så den är borttagen ur varukorgen.`
    : `${maxPerCustomer(correction)}${changeOf(correction)}`;

/** The specification's text names no product; with the numbers comes the name. */
const stockText = (text: string) => (correction: CartCorrection) => {
  const change = changeOf(correction);
  return change === '' ? text : `${correction.name}: ${text}.${change}`;
};

const levelText = (correction: CartCorrection): string => {
  const text = `Din kundvagn har korrigerats, tillgång till ${correction.name ?? ''} har begränsats`;
  if (correction.to !== 0) return text;
  const level = Number(correction.value);
  return level > 0
    ? `${text}. Den kräver nivå ${level} och är borttagen ur varukorgen.`
    : `${text}.${changeOf(correction)}`;
};

/** The product, before a text of the specification that names none. */
const label = (name: CartCorrection['name']): string => (name ? `${name}: ` : '');

const things = (count: number): string => (count === 1 ? 'varan' : `de ${count} varor`);

/** [O4-06] Two carts became one at login: what came from where. */
const mergedText = ({ value, from = 0 }: CartCorrection): string =>
  `Välkommen tillbaka! Vi har lagt ihop ${things(Number(value))} du just valt med ${things(from)} som väntade i din varukorg.`;

const MESSAGES = {
  MAX_X_PER_CUSTOMER: maxPerCustomerEver,
  MAX_X_PER_CUSTOMER_PRICE: (correction) => `${maxPerCustomer(correction)} för det här priset.${changeOf(correction)}`,
  OFFER_ORIGIN_MISSING: ({ value, name }) =>
    `${label(name)}Produkten som krävs för erbjudandepriset ${formatWholeNumber(Number(value))} kr saknas i din kundvagn.`,
  INSURED_TOGGLE: ({ value, name }) => `${label(name)}Alla exemplar av produkten har ${value ? '' : 'av-'}försäkrats`,
  MAX_STOCK_REACHED: stockText('Den här produkten finns inte tillgänglig i ditt valda antal'),
  MAX_STOCK_LIMITED: stockText('Den här produkten har begränsad försäljning och kan inte säljas i ditt valda antal'),
  LVL_RULE_NOT_FURFILLED: levelText,
  CART_MERGED: mergedText,
} satisfies Record<string, (correction: CartCorrection) => string>;

function isCorrectionType(type: string): type is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, type);
}

/** [5-12..18] The shopper's text. An unknown type still says that something changed [O5-10]. */
export function correctionMessage(correction: CartCorrection): string {
  return isCorrectionType(correction.type) ? MESSAGES[correction.type](correction) : 'Din kundvagn har korrigerats.';
}
