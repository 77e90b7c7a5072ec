import { postChatLetter } from '@shop/contracts/api/chat';
import { CONTACT_LENGTHS, contactProblems } from '@shop/domain/contact';
import { usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useRef, useState } from 'react';
import classes from './chat-panel.module.css';
import { mayHaveArrived, NO_ERRORS, sendErrorsOf, type SendErrors } from './send-errors.ts';

export interface LetterFormProps {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  /** Called with the number of the case. */
  readonly onSent: (caseId: string) => void;
}

const FIELDS = ['message', 'email'] as const;

const focusFirst = (form: HTMLFormElement, { fields }: SendErrors): void =>
  form.querySelector<HTMLElement>(`[name=${FIELDS.find((name) => fields[name] !== undefined) ?? 'message'}]`)?.focus();

/** Leaves the question to be answered by mail. */
export function LetterForm({ draft, onDraft, onSent }: LetterFormProps) {
  const { api } = usePlatform();
  const user = useShared('user');
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const text = (name: string): string => String(entered.get(name)).trim();
    const letter = { message: draft, email: text('email'), firstName: text('firstName') };
    const fields = contactProblems({ ...letter, subject: 'other', orderNumber: '', lastName: '' });
    const refuse = (found: SendErrors): void => {
      setErrors(found);
      focusFirst(form, found);
    };
    if (Object.keys(fields).length > 0) return refuse({ fields, general: null });
    setIsBusy(true);
    setErrors(NO_ERRORS);
    key.current ??= crypto.randomUUID();
    try {
      const { data } = await api.call(postChatLetter, { body: letter }, { idempotencyKey: key.current });
      onDraft('');
      onSent(data.case.id);
    } catch (error) {
      if (!mayHaveArrived(error)) key.current = null;
      refuse(sendErrorsOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  const stateOf = (field: string) => {
    const message = errors.fields[field];
    return message === undefined ? {} : { state: 'error' as const, message };
  };
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>Lämna din fråga, så mejlar vi svaret inom ett dygn, oftast samma dag.</p>
      <Textarea
        label="Din fråga"
        name="message"
        rows={4}
        minLength={CONTACT_LENGTHS.minMessage}
        maxLength={CONTACT_LENGTHS.message}
        value={draft}
        readOnly={isBusy}
        onChange={(event) => onDraft(event.target.value)}
        {...stateOf('message')}
      />
      <Input
        label="Förnamn"
        name="firstName"
        optional
        autoComplete="given-name"
        maxLength={CONTACT_LENGTHS.name}
        defaultValue={user?.firstName}
      />
      <Input
        label="E-postadress"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={CONTACT_LENGTHS.email}
        defaultValue={user?.email}
        {...stateOf('email')}
      />
      <div role="alert">{errors.general === null ? null : <Alert tone="error">{errors.general}</Alert>}</div>
      <Button type="submit" variant="primary" block isLoading={isBusy}>
        Skicka frågan
      </Button>
      <p className={classes.note}>
        Frågan sparas i ett år för att vi ska kunna svara dig. Bara vår kundservice läser den.
      </p>
    </form>
  );
}
