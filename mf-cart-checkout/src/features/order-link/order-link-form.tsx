import { postOrderLink } from '@shop/contracts/api/order-return';
import { orderNumberOf } from '@shop/domain/order-number';
import { isEmail } from '@shop/domain/validation/email';
import { isApiError, useIsHydrated, usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useState } from 'react';
import { LINK_SENT_KEY, ORDER_LINK_ACTION } from './order-link-action.ts';
import classes from './order-link-form.module.css';

export interface OrderLinkFormProps {
  /** The page that the mailed link opens. */
  readonly purpose: 'order' | 'withdrawal' | 'complaint';
  /** The number in the URL, as far as it has one. */
  readonly orderId: string;
}

const ERRORS = {
  orderId: 'Skriv ordernumret, till exempel PX-7K3M-9Q2T',
  email: 'Skriv e-postadressen som du beställde med',
} as const;
type FieldName = keyof typeof ERRORS;

const FAILED = 'Det gick inte att skicka länken. Försök igen.';

const textOf = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '').trim();

/** Neutral on purpose: whether there is such an order, only its buyer's mailbox learns. */
function Sent() {
  return (
    <Alert tone="info" live="status" title="Titta i din mejl">
      Stämmer uppgifterna med en beställning har vi nu mejlat en länk till den. Titta också i skräpposten. Kommer inget
      mejl, kontrollera numret och adressen, eller kontakta kundservice.
    </Alert>
  );
}

/** Has the link to an order mailed to its buyer, who names number and e-mail. Works without JavaScript. */
export function OrderLinkForm({ purpose, orderId }: OrderLinkFormProps) {
  const { api } = usePlatform();
  const { path, query } = useRoute();
  const isHydrated = useIsHydrated();
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [failure, setFailure] = useState<string | null>(query['fel'] === 'lank' ? FAILED : null);
  const [isSent, setIsSent] = useState(query[LINK_SENT_KEY] !== undefined && query['fel'] === undefined);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = { orderId: textOf(form, 'orderId'), email: textOf(form, 'email') };
    const errors: FieldName[] = [
      ...(orderNumberOf(typed.orderId) === null ? (['orderId'] as const) : []),
      ...(isEmail(typed.email) ? [] : (['email'] as const)),
    ];
    setWrong(errors);
    setFailure(null);
    setIsSent(false);
    if (errors[0]) return form.querySelector<HTMLInputElement>(`[name=${errors[0]}]`)?.focus();
    setIsBusy(true);
    try {
      await api.call(postOrderLink, { body: { ...typed, purpose } });
      setIsSent(true);
    } catch (error) {
      setFailure(isApiError(error) ? error.userMessage : FAILED);
    } finally {
      setIsBusy(false);
    }
  };
  const stateOf = (name: FieldName) => (wrong.includes(name) ? { state: 'error' as const, message: ERRORS[name] } : {});

  return (
    <form
      className={classes.form}
      method="post"
      action={ORDER_LINK_ACTION}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="returnTo" value={`${path}?${LINK_SENT_KEY}=1`} />
      <div className={classes.fields}>
        <Input
          label="Ordernummer"
          name="orderId"
          hint="Står i orderbekräftelsen, till exempel PX-7K3M-9Q2T"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          defaultValue={orderId}
          {...stateOf('orderId')}
        />
        <Input
          label="E-postadress"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={100}
          {...stateOf('email')}
        />
      </div>
      <div role="alert">{failure === null ? null : <Alert tone="error">{failure}</Alert>}</div>
      {isSent ? <Sent /> : null}
      <Button type="submit" isLoading={isBusy}>
        Mejla mig en länk
      </Button>
    </form>
  );
}
