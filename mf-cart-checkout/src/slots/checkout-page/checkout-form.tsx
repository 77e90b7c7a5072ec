import { getOrder, type Checkout } from '@shop/contracts/api/checkout';
import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CartRows } from '../../features/cart-rows/cart-rows.tsx';
import type { Problem } from '../../features/checkout/customer-fields.ts';
import { needsAddress, orderProblems, refusedFields } from '../../features/checkout/order-problems.ts';
import type { OrderBody, PlaceOutcome } from '../../features/checkout/place-order.ts';
import { pressSteadily } from '../../features/checkout/steady-press.ts';
import { useCheckout } from '../../features/checkout/use-checkout.ts';
import { orderBody, usePlaceOrder } from '../../features/checkout/use-place-order.ts';
import { keepOrderSecret } from '../../features/order/order-secret.ts';
import { FreeShippingInfo } from '../../features/free-shipping/free-shipping-info.tsx';
import type { StagedOrder } from '../../features/payment/staged-order.ts';
import { TotalsList } from '../../features/totals/totals-list.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';
import classes from './checkout-page.module.css';
import { Consents } from './consents.tsx';
import { CustomerForm } from './customer-form.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { ErrorSummary, focusProblem } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import { PaymentChoice } from '../../features/payment/payment-choice.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import { UnsureCheckout } from './unsure-checkout.tsx';

export interface CheckoutFormProps {
  readonly initial: Checkout;
  readonly onPlaced: (order: StagedOrder) => void;
}

/** A try to place an order whose answer has not come. */
type UnsureOrder = Pick<StagedOrder, 'rows' | 'totals'> & { readonly body: OrderBody };

/** Everything that an order needs, on one page [O2.17-16]. */
export function CheckoutForm({ initial, onPlaced }: CheckoutFormProps) {
  const { api, bus, now } = usePlatform();
  const user = useShared('user');
  const cartState = useShared('cart');
  const model = useCheckout(initial);
  const { checkout, customer, choices, isBusy } = model;
  const { isPlacing, place } = usePlaceOrder();
  const [found, setProblems] = useState<readonly Problem[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [newsletter, setNewsletter] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const [unsure, setUnsure] = useState<UnsureOrder | null>(null);
  const cart = cartState.cart ?? checkout.cart;
  // The order has taken the rows, and the browser has not been told.
  const isTaken = unsure !== null && cart.rows.length === 0;
  // A zip code brings methods, and the cheapest is chosen for the buyer: then nothing is missing any more.
  const problems = found.filter(({ at }) => at !== 'shipping' || choices.shippingMethodId === null);

  useEffect(() => {
    if (message !== null) alert.current?.focus();
  }, [message]);

  const refuse = (refused: readonly Problem[], text: string | null = null) => {
    setProblems(refused);
    setMessage(text);
    const [first] = refused;
    if (first) focusProblem(first.at);
  };

  /** What the buyer has touched since is no longer refused. */
  const forgive = (touched: readonly string[]) =>
    setProblems((current) => current.filter(({ at }) => !touched.includes(at)));
  const changeCustomer: typeof model.setCustomer = (change, isUrgent) => {
    forgive(Object.keys(change));
    model.setCustomer(change, isUrgent);
  };
  const chooseShipping: typeof model.choose = (change) => {
    forgive(['shipping', 'store']);
    model.choose(change);
  };
  const choosePayment = (paymentMethodId: number) => {
    forgive(['payment']);
    model.choose({ paymentMethodId });
  };

  const stage = (orderId: string, payment: StagedOrder['payment'], problem: string | null): StagedOrder => ({
    reference: orderId,
    orderId,
    rows: cart.rows,
    totals: checkout.totals,
    ...(isTaken && { rows: unsure.rows, totals: unsure.totals }),
    isOwn: true,
    payment,
    problem,
  });

  const follow = async (outcome: PlaceOutcome): Promise<void> => {
    if (outcome.kind !== 'unknown') setUnsure(null);
    switch (outcome.kind) {
      case 'placed':
        keepOrderSecret(sessionStorage, outcome.order.id, outcome.order.secret);
        onPlaced(stage(outcome.order.id, outcome.payment, null));
        // The server has emptied the cart with the order.
        bus.emit('cart.refresh', {});
        return;
      case 'unpaid': {
        const { data } = await api.call(getOrder, { params: { id: 'latest' } }, { fresh: true });
        onPlaced(stage(data.order.id, null, outcome.message));
        bus.emit('cart.refresh', {});
        return;
      }
      case 'changed':
        setProblems([]);
        setMessage(outcome.message);
        await model.reload();
        return;
      case 'refused': {
        const refused = refusedFields(outcome.fields, customer.kind);
        refuse(refused, refused.length > 0 ? null : outcome.message);
        return;
      }
      case 'unknown':
        refuse([], outcome.message);
    }
  };

  const submit = async (): Promise<void> => {
    if (isTaken) {
      const outcome = await place(unsure.body);
      if (outcome) await follow(outcome);
      return;
    }
    const missing = orderProblems(checkout, customer, choices, now().getFullYear());
    const body = orderBody(checkout, customer, choices, newsletter);
    if (missing.length > 0 || body === null) {
      refuse(missing);
      return;
    }
    refuse([]);
    const outcome = await place(body);
    if (outcome?.kind === 'unknown') setUnsure({ body, rows: cart.rows, totals: checkout.totals });
    if (outcome) await follow(outcome);
  };

  // A press while the sums are still on their way is kept until they are there: the buyer orders what is shown.
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (!isWanted || isBusy) return;
    setIsWanted(false);
    void latest.current();
  }, [isWanted, isBusy]);
  useEffect(() => {
    if (isTaken) setIsWanted(true);
  }, [isTaken]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setIsWanted(true);
  };

  if (isTaken) {
    return <UnsureCheckout message={message} isAsking={isPlacing || isWanted} onAsk={() => setIsWanted(true)} />;
  }
  if (cart.rows.length === 0) return <EmptyCheckout />;
  return (
    <form method="post" noValidate className={classes.columns} onSubmit={onSubmit}>
      <div className={classes.steps}>
        <div ref={alert} tabIndex={-1} className={classes.alert}>
          {message === null ? null : (
            <Alert tone="warning" live="alert">
              {message}
            </Alert>
          )}
        </div>
        <ErrorSummary problems={problems} />
        <CheckoutNotices corrections={checkout.corrections} errors={checkout.errors} />
        <FormSection id="rows" title="Varukorg">
          <CartRows rows={cart.rows} />
          <FreeShippingInfo cart={cart} />
        </FormSection>
        <FormSection
          id="customer"
          title="Dina uppgifter"
          action={
            user === null ? (
              <Button
                variant="quiet"
                className={classes.flush}
                onClick={() => bus.emit('login.open', { mode: 'login' })}
              >
                Redan medlem? Logga in
              </Button>
            ) : undefined
          }
        >
          <CustomerForm
            key={model.generation}
            customer={customer}
            isAddressNeeded={needsAddress(checkout, choices)}
            problems={problems}
            onChange={changeCustomer}
          />
        </FormSection>
        <FormSection id="shipping" title="Leverans">
          <ShippingChoice
            methods={checkout.shippingMethods}
            choices={choices}
            zipCode={customer.zipCode}
            problems={problems}
            onChoose={chooseShipping}
          />
        </FormSection>
        <FormSection id="payment" title="Betalning">
          <PaymentChoice
            methods={checkout.paymentMethods}
            value={choices.paymentMethodId}
            problem={problems.find(({ at }) => at === 'payment')?.message}
            onChoose={choosePayment}
          />
        </FormSection>
      </div>
      <aside className={classes.summary} aria-label="Summering">
        <Card padding="medium" className={classes.summaryCard}>
          <h2 className={classes.summaryTitle}>Summering</h2>
          <TotalsList totals={checkout.totals} isBusy={isBusy} isShippingKnown={choices.shippingMethodId !== null} />
          <Consents newsletter={newsletter} onNewsletter={setNewsletter} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            isLoading={isPlacing || isWanted}
            onPointerDown={pressSteadily}
          >
            Beställ och betala
          </Button>
          <noscript>
            <p className={classes.noscript}>Slå på JavaScript i webbläsaren för att slutföra köpet.</p>
          </noscript>
        </Card>
      </aside>
    </form>
  );
}
