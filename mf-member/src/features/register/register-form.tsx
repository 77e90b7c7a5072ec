import { formatQuery } from '@shop/contracts/routing';
import { useIsHydrated, usePlatform } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { CompanyNote } from '@shop/ui/company-lookup/company-note.tsx';
import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { useRef } from 'react';
import { useFocusRequest } from '../drafts/use-focus-request.ts';
import { KindChoice } from './kind-choice.tsx';
import type { OrderLink } from './order-link.ts';
import { REGISTER_FIELDS, type RegisterFieldDescription } from './register-fields.ts';
import { RegisterInput } from './register-input.tsx';
import { REGISTER_FORM, REGISTER_PATH } from './register-path.ts';
import { RegisterTerms } from './register-terms.tsx';
import { useRegisterCompany } from './use-register-company.ts';
import { useRegisterForm } from './use-register-form.ts';
import classes from './register-form.module.css';

export interface RegisterFormProps {
  /** The order that the buyer takes along. */
  readonly order: OrderLink | null;
  /** Rises when the shopper asks for the form: its first empty field is focused. */
  readonly focusRequest?: number;
  /** Why a registration without JavaScript has failed. */
  readonly note?: string | null;
  /** Called when the account is made, before the page is rendered again for its member. */
  readonly onRegistered?: () => void;
}

/** The page again, with the order: a form without JavaScript comes back to it when it is rejected. */
const returnTo = (order: OrderLink | null): string => `${REGISTER_PATH}${order ? formatQuery({ ...order }) : ''}`;

const ofCompany = REGISTER_FIELDS.filter(({ isOfCompany }) => isOfCompany);
const ofAll = REGISTER_FIELDS.filter(({ isOfCompany }) => isOfCompany !== true);

/** [2.10-06], [O2.10-01] The register form. Works as a plain form before and without JavaScript. */
export function RegisterForm({ order, focusRequest, note = null, onRegistered }: RegisterFormProps) {
  const { href } = usePlatform();
  const isHydrated = useIsHydrated();
  const element = useRef<HTMLFormElement>(null);
  const form = useRegisterForm(order, onRegistered);
  const company = useRegisterCompany(element, form.onFilled);
  useFocusRequest(element, focusRequest);

  const input = (field: RegisterFieldDescription) => (
    <RegisterInput
      key={field.name}
      field={field}
      defaultValue={form.valueOf(field.name)}
      error={form.errors[field.name]}
      // Without JavaScript the browser itself says what is wrong, and a private person leaves a company's fields empty.
      isRequired={!field.isOptional && (!field.isOfCompany || form.kind === 'company')}
      onLeave={form.check}
      onInput={(event) => {
        form.onInput(event);
        if (field.name === 'corpNumber') company.onNumber(event.currentTarget.value);
      }}
    />
  );
  return (
    <form
      ref={element}
      className={classes.form}
      aria-label="Bli medlem"
      method="post"
      action={`/se/${REGISTER_FORM}`}
      noValidate={isHydrated}
      onSubmit={form.submit}
    >
      <input type="hidden" name="returnTo" value={returnTo(order)} />
      {order ? (
        <>
          <input type="hidden" name="orderId" value={order.orderId} />
          <input type="hidden" name="secret" value={order.secret} />
          <Alert tone="info">Beställning {order.orderId} följer med till ditt konto.</Alert>
        </>
      ) : null}
      {note === null || form.failure ? null : <Alert tone="error">{note}</Alert>}
      <KindChoice value={form.kind} onChange={form.chooseKind} />
      <div className={classes.company} hidden={isHydrated && form.kind !== 'company'}>
        <p className={classes.note}>
          Vi granskar företaget innan ni handlar som företag. Tills det är godkänt handlar du som privatperson, med alla
          konsumenträttigheter.
        </p>
        {ofCompany.map(input)}
        <CompanyNote state={company.state} />
      </div>
      {ofAll.map(input)}
      <div className={classes.scripted}>
        <Checkbox
          name="newsletter"
          label="Ja tack, mejla mig erbjudanden och nyheter."
          hint="Börjar när du har bekräftat din e-postadress. Du avslutar när du vill."
          defaultChecked={form.valueOf('newsletter') !== ''}
          onInput={form.onInput}
        />
      </div>
      <RegisterTerms href={href} />
      <div role="alert">{form.failure ? <Alert tone="error">{form.failure}</Alert> : null}</div>
      <Button type="submit" variant="primary" size="large" block isLoading={form.isBusy}>
        Bli medlem
      </Button>
    </form>
  );
}
