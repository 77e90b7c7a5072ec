import { getOrder, type Checkout } from '@shop/contracts/api/checkout';
import { wallClockAt } from '@shop/domain/dates';
import { usePlatform, useShared } from '@shop/platform';
import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import {
  type CheckoutFormAction,
  checkoutReducer,
  type CheckoutFormState,
  INITIAL_FORM,
  takenOrder,
  type UnsureOrder,
} from '../../features/checkout/checkout-reducer.ts';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import { isInstalment, orderProblems, refusedFields } from '../../features/checkout/order-problems.ts';
import type { Payment, PlaceOutcome } from '../../features/checkout/place-order.ts';
import { typedCodeProblems } from '../../features/codes/code-text.ts';
import { type CheckoutModel, useCheckout } from '../../features/checkout/use-checkout.ts';
import { orderBody, usePlaceOrder } from '../../features/checkout/use-place-order.ts';
import { type Instalment, useInstalment } from '../../features/instalment/use-instalment.ts';
import { type ChosenWallet, useChosenWallet } from '../../features/wallet/use-chosen-wallet.ts';
import type { WalletAnswer } from '../../features/wallet/ask-wallet.ts';
import { storeOrderSecret } from '../../features/order/order-secret.ts';
import { cardOfOrder } from '../../features/payment/card-wish.ts';
import type { StagedOrder } from '../../features/payment/staged-order.ts';
import { focusProblem } from './error-summary.tsx';

export interface OrderForm extends Omit<ChosenWallet, 'ask'> {
  readonly model: CheckoutModel;
  readonly state: CheckoutFormState;
  readonly dispatch: Dispatch<CheckoutFormAction>;
  readonly cart: Checkout['cart'];
  readonly instalment: Instalment;
  /** The order whose rows the server has taken although its response was lost. */
  readonly taken: UnsureOrder | null;
  /** The order is requested or being placed. */
  readonly isPlacing: boolean;
  /** [O4-09] Members have saved cards, but not where the next person has the same screen. */
  readonly mayKeepCards: boolean;
}

const isPaymentOpen = ({ sessionToken, redirectUrl, reference }: Payment): boolean =>
  sessionToken !== null || redirectUrl !== null || reference !== null;

type Refuse = (problems: readonly Problem[], message?: string | null) => void;

/** Starts the payment of a stored order. */
type Stage = (orderId: string, attempt: UnsureOrder, payment: StagedOrder['payment'], problem: string | null) => void;

/** Handles the result of an attempt: continues to the payment, or shows the errors. */
function useFollow(
  model: CheckoutModel,
  { dispatch, refuse, stage }: Pick<OrderForm, 'dispatch'> & { readonly refuse: Refuse; readonly stage: Stage },
): (outcome: PlaceOutcome, attempt: UnsureOrder) => Promise<void> {
  const { api, bus, href, navigate } = usePlatform();
  return async (outcome, attempt) => {
    if (outcome.kind !== 'unknown') dispatch({ type: 'answered' });
    switch (outcome.kind) {
      case 'placed':
        storeOrderSecret(sessionStorage, outcome.order.id, outcome.order.secret);
        // Codes have paid it all: there is no payment to show [O2.17-16].
        if (attempt.totals.toPay === 0 && !isPaymentOpen(outcome.payment)) {
          void navigate(href('checkout-complete', { id: outcome.order.id }), { replace: true });
        } else stage(outcome.order.id, attempt, outcome.payment, null);
        // The server has emptied the cart with the order.
        bus.emit('cart.refresh', {});
        return;
      case 'unpaid': {
        const { data } = await api.call(getOrder, { params: { id: 'latest' } }, { fresh: true });
        stage(data.order.id, attempt, null, outcome.message);
        bus.emit('cart.refresh', {});
        return;
      }
      case 'changed':
        dispatch({ type: 'refused', problems: [], message: outcome.message });
        await model.reload();
        return;
      case 'refused': {
        const refused = refusedFields(outcome.fields, model.customer.kind);
        refuse(refused, refused.length > 0 ? null : outcome.message);
        return;
      }
      case 'unknown':
        dispatch({ type: 'unanswered', order: attempt, message: outcome.message });
    }
  };
}

/** Runs `submit` once the press is there and nothing on the page is being updated: the buyer orders what is shown. */
function useRequestedSubmit(isRequested: boolean, isBusy: boolean, submit: () => void): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (isRequested && !isBusy) latest.current();
  }, [isRequested, isBusy]);
}

/** Behaviour of the checkout form: its data, its state, and the order that it places [O2.17-16]. */
export function useOrderForm(initial: Checkout, onPlaced: (order: StagedOrder) => void): OrderForm {
  const { now } = usePlatform();
  const cartState = useShared('cart');
  const model = useCheckout(initial);
  const isMember = useShared('user') !== null;
  const mayKeepCards = !useShared('kiosk') && isMember;
  const { checkout, customer, choices } = model;
  const [state, dispatch] = useReducer(checkoutReducer, INITIAL_FORM);
  const { isPlacing, place } = usePlaceOrder();
  const instalment = useInstalment();
  const { ask, ...paying } = useChosenWallet(checkout, choices.paymentMethodId, state.wallet);
  const cart = cartState.cart ?? checkout.cart;
  const taken = takenOrder(state, cart.rows.length);

  const refuse: Refuse = (problems, message = null) => {
    dispatch({ type: 'refused', problems, message });
    const [first] = problems;
    if (first) focusProblem(first.at);
  };
  const stage: Stage = (orderId, { rows, totals }, payment, problem) =>
    onPlaced({ reference: orderId, orderId, rows, totals, isOwn: true, payment, problem });
  const follow = useFollow(model, { dispatch, refuse, stage });

  const attempt = async (order: UnsureOrder, answer?: WalletAnswer | null): Promise<void> => {
    const outcome = await place(order.body);
    await answer?.complete(outcome?.kind === 'placed');
    if (outcome?.kind === 'refused' && 'instalment.reference' in outcome.fields) instalment.forgetSigning();
    if (outcome) await follow(outcome, order);
  };
  const submit = async (): Promise<void> => {
    dispatch({ type: 'submitted' });
    if (taken) return attempt(taken);
    const byPlan = isInstalment(checkout, choices);
    const missing = [
      ...orderProblems(checkout, customer, choices, wallClockAt(now()).year),
      ...(byPlan ? instalment.problems() : []),
      ...typedCodeProblems(state.code),
    ];
    const chosen = orderBody(checkout, customer, choices, model.extras);
    const card = cardOfOrder(checkout, choices.paymentMethodId, state.card, mayKeepCards);
    refuse(missing);
    if (missing.length > 0 || chosen === null) return undefined;
    const answer = await ask();
    if (answer === undefined) return undefined;
    if (typeof answer === 'string') return refuse([], answer);
    const means = answer === null ? card : { wallet: answer.wallet };
    const body = { ...chosen, ...means, ...(byPlan && { instalment: instalment.body() }) };
    await attempt({ body, rows: cart.rows, totals: checkout.totals }, answer);
  };
  useRequestedSubmit(state.isRequested, model.isBusy, () => void submit());

  // The server has taken the rows, so there is an order: its response is requested again automatically.
  const isTaken = taken !== null;
  useEffect(() => {
    if (isTaken) dispatch({ type: 'pressed' });
  }, [isTaken]);

  const isBusy = isPlacing || state.isRequested;
  return { model, state, dispatch, cart, instalment, taken, isPlacing: isBusy, mayKeepCards, ...paying };
}
