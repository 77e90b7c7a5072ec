import { useIsHydrated, usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { formDraft } from '../drafts/form-draft.ts';
import { useFocusRequest } from '../drafts/use-focus-request.ts';
import { forgetOrderLink, heldOrderLink } from '../register/order-link.ts';
import { logIn } from '../session/session-actions.ts';
import { CodeField, type CodeStep, codeStepOf } from './code-field.tsx';
import { loginMessage, noteMessage } from './login-message.ts';
import { type LoginField, LOGIN_FIELDS, missingFields } from './login-fields.ts';
import classes from './login-form.module.css';

export interface LoginFormProps {
  /** Text above the form before the first attempt, e.g. 'Du har redan blivit medlem!'. */
  readonly message?: string | undefined;
  /** Rises when the shopper asks for the form: its first empty field is focused. */
  readonly focusRequest?: number;
  /** Called after the login, before the page is rendered again. */
  readonly onDone?: () => void;
}

/** Where the shell's server takes a login without script, and its note of a failure. */
const NO_JS_ACTION = '/se/logga-in';
const FAILURE_QUERY = 'fel';

/** [2.10-08] The login form. Works as a plain form before and without JavaScript; what was typed is never lost. */
export function LoginForm({ message, focusRequest, onDone }: LoginFormProps) {
  const platform = usePlatform();
  const { path, query } = useRoute();
  const isHydrated = useIsHydrated();
  const [failure, setFailure] = useState(() => noteMessage(query[FAILURE_QUERY]));
  const [missing, setMissing] = useState<readonly LoginField[]>([]);
  const [code, setCode] = useState<CodeStep>({ isAsked: false, error: undefined });
  const [isBusy, setIsBusy] = useState(false);
  // Of the dropdown and of pages alike: what is typed in one is there in the other.
  const draft = formDraft(platform.store, 'login');
  const [start] = useState(() => draft.values());
  const element = useRef<HTMLFormElement>(null);
  useFocusRequest(element, focusRequest);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const username = String(fields.get('username') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    const typedCode = String(fields.get('code') ?? '').trim();
    const empty = missingFields({ username, password });
    setMissing(empty);
    setFailure(null);
    if (empty[0]) return form.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus();
    setIsBusy(true);
    try {
      const order = heldOrderLink();
      // [5-06] The order of the link that brought the buyer here comes along.
      const pair = order === null ? {} : { orderId: order.orderId, secret: order.secret };
      await logIn(platform, { username, password, ...pair, ...(typedCode !== '' && { code: typedCode }) });
      forgetOrderLink();
      draft.forget();
      onDone?.();
    } catch (error) {
      const step = codeStepOf(error);
      if (step !== null) return setCode(step);
      setFailure(loginMessage(error));
      form.querySelector<HTMLInputElement>('[name=password]')?.focus();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      ref={element}
      className={classes.form}
      method="post"
      action={NO_JS_ACTION}
      noValidate={isHydrated}
      onSubmit={submit}
      onInput={({ currentTarget }) => draft.keep(currentTarget)}
    >
      <input type="hidden" name="returnTo" value={path} />
      {message && !failure ? <Alert tone="info">{message}</Alert> : null}
      <div role="alert">{failure ? <Alert tone="error">{failure}</Alert> : null}</div>
      {LOGIN_FIELDS.map(({ label, error, ...field }) => (
        <Input
          key={field.name}
          {...field}
          label={label}
          defaultValue={start[field.name]}
          onChange={() => setMissing((before) => before.filter((name) => name !== field.name))}
          {...(missing.includes(field.name) && { state: 'error' as const, message: error })}
        />
      ))}
      <CodeField step={code} />
      <Button type="submit" variant="primary" size="large" block isLoading={isBusy}>
        Logga in
      </Button>
    </form>
  );
}
