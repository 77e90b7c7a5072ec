import type { InvoiceAddress } from '@shop/contracts/api/checkout';
import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { CartRows } from '../../features/cart-rows/cart-rows.tsx';
import { useUndo } from '../../features/cart-rows/use-undo.ts';
import { openProblems } from '../../features/checkout/checkout-reducer.ts';
import { useSavedAddresses } from '../../features/checkout/use-saved-addresses.ts';
import { chosenShipping, isZipUnknown, needsAddress } from '../../features/checkout/order-problems.ts';
import { DigitalDelivery } from '../../features/digital/digital-delivery.tsx';
import { isAllDigital } from '../../features/digital/digital-rows.ts';
import { FreeShippingInfo } from '../../features/free-shipping/free-shipping-info.tsx';
import { CardChoice } from '../../features/payment/card-choice.tsx';
import { cartErrors } from '../../features/codes/code-text.ts';
import { AddressChoice, SaveAddress } from './address-choice.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';
import classes from './checkout-page.module.css';
import { CodesSection } from './codes-section.tsx';
import { CustomerForm } from './customer-form.tsx';
import { Notes } from './delivery-notes.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormSection } from './form-section.tsx';
import { InvoiceAddressFields } from './invoice-address.tsx';
import { PaymentSection } from './payment-section.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import type { OrderForm } from './use-order-form.ts';

/** A message about the order as a whole; it is focused when it appears. */
function CheckoutAlert({ message }: { readonly message: string | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== null) alert.current?.focus();
  }, [message]);
  return (
    <div ref={alert} tabIndex={-1} className={classes.alert}>
      {message === null ? null : (
        <Alert tone="warning" live="alert">
          {message}
        </Alert>
      )}
    </div>
  );
}

function LoginButton() {
  const { bus } = usePlatform();
  return (
    <Button variant="quiet" className={classes.flush} onClick={() => bus.emit('login.open', { mode: 'login' })}>
      Redan medlem? Logga in
    </Button>
  );
}

function CardOfForm({ form: { model, state, dispatch } }: { readonly form: OrderForm }) {
  return (
    <CardChoice
      checkout={model.checkout}
      wish={state.card}
      onWish={(card) => dispatch({ type: 'card', card })}
      onRemoved={() => void model.reload()}
    />
  );
}

/** The steps of the form: rows, buyer, shipping, payment. */
export function CheckoutSteps({ form }: { readonly form: OrderForm }) {
  const { model, state, dispatch, cart } = form;
  const { checkout, customer, choices } = model;
  const user = useShared('user');
  const undo = useUndo(cart.rows);
  const saved = useSavedAddresses(model);
  const problems = openProblems(state, choices.shippingMethodId);
  const [foundInvoice, setFoundInvoice] = useState<InvoiceAddress>();
  const touch = (fields: readonly string[]): void => dispatch({ type: 'touched', fields });
  return (
    <div className={classes.steps}>
      <CheckoutAlert message={state.message} />
      <ErrorSummary problems={problems} />
      <CheckoutNotices corrections={checkout.corrections} errors={cartErrors(checkout)} />
      <FormSection id="rows" title="Varukorg">
        <CartRows rows={cart.rows} undo={undo} />
        <FreeShippingInfo cart={cart} />
      </FormSection>
      <FormSection id="customer" title="Dina uppgifter" action={user === null ? <LoginButton /> : undefined}>
        {isAllDigital(cart.rows) ? null : <AddressChoice saved={saved} />}
        <CustomerForm
          key={model.generation}
          customer={customer}
          isAddressNeeded={needsAddress(checkout, choices)}
          isDigital={isAllDigital(cart.rows)}
          isZipUnknown={isZipUnknown(checkout, customer)}
          problems={problems}
          onChange={(change, isUrgent) => {
            touch(Object.keys(change));
            model.setCustomer(change, isUrgent);
          }}
          onInvoiceFilled={(invoiceAddress) => {
            model.setCustomer({ invoiceAddress });
            setFoundInvoice(invoiceAddress);
          }}
        />
        {isAllDigital(cart.rows) ? null : <SaveAddress saved={saved} />}
        <InvoiceAddressFields
          key={`invoice-${model.generation}`}
          found={foundInvoice}
          customer={customer}
          problems={problems}
          onChange={(change, changed) => {
            touch(changed);
            model.setCustomer(change);
          }}
        />
      </FormSection>
      <FormSection id="shipping" title="Leverans">
        {isAllDigital(cart.rows) ? null : (
          <ShippingChoice
            methods={checkout.shippingMethods}
            rows={cart.rows}
            choices={choices}
            zipCode={customer.zipCode}
            problems={problems}
            onChoose={(change) => {
              touch(['shipping', 'store']);
              model.choose(change);
            }}
          />
        )}
        <DigitalDelivery rows={cart.rows} />
        <Notes
          key={model.generation}
          notes={model.extras.notes}
          isHome={!isAllDigital(cart.rows) && chosenShipping(checkout, choices)?.kind === 'home'}
          onTell={model.tell}
        />
      </FormSection>
      <CodesSection form={form} problems={problems} />
      <PaymentSection
        form={form}
        problems={problems}
        cardDetails={form.mayKeepCards ? <CardOfForm form={form} /> : undefined}
        onTouched={touch}
      />
    </div>
  );
}
