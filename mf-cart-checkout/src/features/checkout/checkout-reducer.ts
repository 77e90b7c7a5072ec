import { type CardWish, NO_WISH } from '../payment/card-wish.ts';
import type { StagedOrder } from '../payment/staged-order.ts';
import type { Problem } from './customer-fields.ts';
import type { OrderBody } from './place-order.ts';

/** An order attempt without a response, with its content. */
export type UnsureOrder = Pick<StagedOrder, 'rows' | 'totals'> & { readonly body: OrderBody };

/** State of the checkout form beside its data: the order's progress and its problems. */
export interface CheckoutFormState {
  readonly problems: readonly Problem[];
  readonly message: string | null;
  /** The button was pressed; the order is placed as soon as the sums on the page are right. */
  readonly isRequested: boolean;
  /** A gift card or discount code that is typed, but not added yet. */
  readonly code: string;
  readonly card: CardWish;
  /** The wallet to pay by, while the card is the chosen method; null for the card itself. */
  readonly wallet: string | null;
  readonly unsure: UnsureOrder | null;
}

export type CheckoutFormAction =
  | { readonly type: 'pressed' }
  /** The requested order is being placed now. */
  | { readonly type: 'submitted' }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'card'; readonly card: CardWish }
  | { readonly type: 'wallet'; readonly wallet: string | null }
  /** The buyer has changed these fields or choices: they are no longer refused. */
  | { readonly type: 'touched'; readonly fields: readonly string[] }
  /** Problems at their fields, or a message when they have no field; both empty while an order is in flight. */
  | { readonly type: 'refused'; readonly problems: readonly Problem[]; readonly message: string | null }
  /** The attempt got no response: the order may exist. */
  | { readonly type: 'unanswered'; readonly order: UnsureOrder; readonly message: string }
  /** The attempt got its response. */
  | { readonly type: 'answered' };

export const INITIAL_FORM: CheckoutFormState = {
  problems: [],
  message: null,
  isRequested: false,
  code: '',
  card: NO_WISH,
  wallet: null,
  unsure: null,
};

/** The form after an action. */
export function checkoutReducer(state: CheckoutFormState, action: CheckoutFormAction): CheckoutFormState {
  switch (action.type) {
    case 'pressed':
      return { ...state, isRequested: true };
    case 'submitted':
      return { ...state, isRequested: false };
    case 'code':
      return { ...state, code: action.code, problems: state.problems.filter(({ at }) => at !== 'code') };
    case 'card':
      return { ...state, card: action.card };
    case 'wallet':
      return { ...state, wallet: action.wallet };
    case 'touched':
      return { ...state, problems: state.problems.filter(({ at }) => !action.fields.includes(at)) };
    case 'refused':
      return { ...state, problems: action.problems, message: action.message };
    case 'unanswered':
      return { ...state, problems: [], message: action.message, unsure: action.order };
    case 'answered':
      return { ...state, unsure: null };
  }
}

/**
 * The remaining problems: once a zip code has brought methods, the cheapest is selected and shipping is not missing.
 */
export const openProblems = ({ problems }: CheckoutFormState, shippingMethodId: number | null): readonly Problem[] =>
  problems.filter(({ at }) => at !== 'shipping' || shippingMethodId === null);

/** The order attempt without a response, once the cart is empty: the server has taken its rows. */
export const takenOrder = ({ unsure }: CheckoutFormState, rowCount: number): UnsureOrder | null =>
  rowCount === 0 ? unsure : null;
