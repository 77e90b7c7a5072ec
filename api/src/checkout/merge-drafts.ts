import type { Customer, DeliveryNotes } from '@shop/contracts';
import type { Draft } from './draft.ts';

/** Fields that make sense together only: a street of one address does not go with the zip code of another. */
const GROUPS: readonly (readonly (keyof Customer)[])[] = [
  ['street', 'zipCode', 'city'],
  ['firstName', 'lastName'],
  ['companyName', 'corpNumber', 'invoiceReference', 'invoiceAddress', 'kind'],
  ['email'],
  ['mobile'],
];

/** The field that decides whose group it is. */
const isTyped = (customer: Partial<Customer>, group: readonly (keyof Customer)[]): boolean =>
  group.some((field) => {
    const value = customer[field];
    return field !== 'kind' && field !== 'zipCode' && typeof value === 'string' && value.trim() !== '';
  });

const pick = (customer: Partial<Customer>, group: readonly (keyof Customer)[]): Partial<Customer> =>
  Object.fromEntries(group.flatMap((field) => (customer[field] === undefined ? [] : [[field, customer[field]]])));

const mergeNotes = (own: Partial<DeliveryNotes>, brought: Partial<DeliveryNotes>): Partial<DeliveryNotes> => ({
  ...own,
  ...Object.fromEntries(Object.entries(brought).filter(([, value]) => value !== '' && value !== 'asUsual')),
});

/**
 * The draft after a login: what was typed and chosen just now on this device wins, group by group; everything else is
 * as the member left it elsewhere. Fields that nobody typed come from the member's profile later.
 */
export function mergeDrafts(own: Draft, brought: Draft): Draft {
  const customer = GROUPS.reduce<Partial<Customer>>(
    (merged, group) => ({
      ...merged,
      ...pick(isTyped(brought.customer, group) ? brought.customer : own.customer, group),
    }),
    {},
  );
  return {
    customer,
    shippingMethodId: brought.shippingMethodId ?? own.shippingMethodId,
    paymentMethodId: brought.paymentMethodId ?? own.paymentMethodId,
    storeId: brought.storeId ?? own.storeId,
    pickupPointId: brought.pickupPointId ?? own.pickupPointId,
    isSplit: brought.isSplit || own.isSplit,
    newsletter: brought.newsletter || own.newsletter,
    notes: mergeNotes(own.notes, brought.notes),
    discountCodeId: brought.discountCodeId ?? own.discountCodeId,
    giftCardIds: [...new Set([...own.giftCardIds, ...brought.giftCardIds])],
  };
}
