import type { Checkout, Customer, PickupStore } from '@shop/contracts';
import { INVOICE_FIELDS, invoiceProblems } from './invoice-fields.ts';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { customerProblems, shownFields, type Problem } from './customer-fields.ts';

export type Choices = Pick<Checkout, 'shippingMethodId' | 'paymentMethodId' | 'storeId' | 'pickupPointId' | 'isSplit'>;
type Offers = Pick<Checkout, 'shippingMethods' | 'paymentMethods' | 'isZipKnown'>;

/** Whether everything is in the store, or can be brought there. */
export const canHandOut = ({ inStock, canOrder }: PickupStore): boolean => inStock || canOrder === true;

/** The method chosen, if it is still offered. */
export const chosenShipping = ({ shippingMethods }: Offers, { shippingMethodId }: Choices) =>
  shippingMethods.find(({ id }) => id === shippingMethodId) ?? null;

/** Whether the order is to be paid by a plan. */
export const isInstalment = ({ paymentMethods }: Offers, { paymentMethodId }: Choices): boolean =>
  paymentMethods.some(({ id, type }) => id === paymentMethodId && type === 'instalment');

/** Whether the server has said of this very zip code that there is none; not of the one before it. */
export const isZipUnknown = (checkout: Checkout, { zipCode }: Pick<Customer, 'zipCode'>): boolean =>
  checkout.isZipKnown === false && normaliseZip(checkout.customer.zipCode) === normaliseZip(zipCode);

/** False without a delivery: pickup in a store, downloads. Then the postal address is optional. */
export const needsAddress = (offers: Offers, choices: Choices): boolean => {
  const kind = chosenShipping(offers, choices)?.kind;
  return kind !== 'store' && kind !== 'digital';
};

function choiceProblems(offers: Offers, choices: Choices): Problem[] {
  const shipping = chosenShipping(offers, choices);
  const problems: Problem[] = [];
  if (!shipping) problems.push({ at: 'shipping', message: 'Välj ett leveranssätt' });
  if (
    shipping?.kind === 'store' &&
    !shipping.stores.some((store) => store.id === choices.storeId && canHandOut(store))
  ) {
    problems.push({ at: 'store', message: 'Välj en butik' });
  }
  if (!offers.paymentMethods.some(({ id }) => id === choices.paymentMethodId)) {
    problems.push({ at: 'payment', message: 'Välj ett betalsätt' });
  }
  return problems;
}

/** All problems of the order, in the order of the page. */
export const orderProblems = (offers: Offers, customer: Customer, choices: Choices, currentYear: number): Problem[] => [
  ...customerProblems(customer, {
    needsAddress: needsAddress(offers, choices),
    currentYear,
    isZipKnown: offers.isZipKnown,
  }),
  ...invoiceProblems(customer, currentYear),
  ...choiceProblems(offers, choices),
];

/**
 * The server's errors (422 `fields`), at the fields of the page. An error of a field that the page does not have is
 * shown at the top.
 */
export function refusedFields(fields: Readonly<Record<string, string>>, kind: Customer['kind']): Problem[] {
  const places: Readonly<Record<string, Problem['at']>> = {
    ...Object.fromEntries(shownFields(kind).map(({ field }) => [`customer.${field}`, field])),
    ...Object.fromEntries(INVOICE_FIELDS.map(({ name, at }) => [`customer.invoiceAddress.${name}`, at])),
    shippingMethodId: 'shipping',
    storeId: 'store',
    paymentMethodId: 'payment',
    'instalment.months': 'instalmentMonths',
    'instalment.reference': 'instalmentReference',
  };
  return Object.entries(fields).flatMap(([name, message]) => {
    const at = places[name];
    return at === undefined ? [] : [{ at, message }];
  });
}
