import { isEmail } from '@shop/domain/validation/email';
import { useIsHydrated, usePlatform, useRoute } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { Textarea } from '@shop/ui/textarea/textarea.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { RefundSums } from './refund-sums.tsx';
import { readDraft, storeDraft, type StatementDraft } from './statement-draft.ts';
import { type StatementErrors, useWithdraw } from './use-withdraw.ts';
import { WITHDRAWAL_ACTION, WITHDRAWAL_NOTE } from './withdrawal-action.ts';
import { DONE_KEY, selectedUnits, UNITS_KEY, unitsOf, type Withdrawal } from './withdrawal-selection.ts';
import classes from './withdrawal.module.css';

const REJECTED = 'Ångeranmälan togs inte emot. Kontrollera uppgifterna och försök igen.';
const MISSING = { name: 'Skriv ditt namn', email: 'Skriv en e-postadress som vi kan mejla till' } as const;

const draftOf = (form: HTMLFormElement): StatementDraft => {
  const fields = new FormData(form);
  const text = (name: string): string => String(fields.get(name) ?? '').trim();
  return { name: text('name'), email: text('email'), reason: text('reason') };
};

const problemsOf = ({ name, email }: StatementDraft): StatementErrors['fields'] => ({
  ...(name === '' && { name: MISSING.name }),
  ...(!isEmail(email) && { email: MISSING.email }),
});

const focusFirst = (form: HTMLFormElement, fields: StatementErrors['fields']): void =>
  form
    .querySelector<HTMLElement>(
      ['name', 'email', 'reason']
        .filter((name) => name in fields)
        .map((name) => `[name=${name}]`)
        .join(',') || '[role=alert]',
    )
    ?.focus();

/** Fills in what was typed before a reload or a step back. */
function useStoredDraft(id: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const draft = readDraft(sessionStorage, id);
    if (draft === null || form.current === null) return;
    for (const [name, value] of Object.entries(draft)) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
    }
  }, [id]);
  return form;
}

export interface ConfirmStatementProps {
  readonly id: string;
  readonly secret: string | null;
  readonly withdrawal: Withdrawal;
  readonly selection: string;
}

/** Name, mail and reason of the statement. */
function StatementFields({
  withdrawal,
  fields,
}: {
  readonly withdrawal: Withdrawal;
  readonly fields: StatementErrors['fields'];
}) {
  const stateOf = (name: string) => (fields[name] ? { state: 'error' as const, message: fields[name] } : {});
  return (
    <div className={classes.fields}>
      <Input
        label="Namn"
        name="name"
        autoComplete="name"
        maxLength={100}
        defaultValue={withdrawal.contact?.name}
        {...stateOf('name')}
      />
      <Input
        label="E-postadress"
        name="email"
        type="email"
        autoComplete="email"
        hint="Hit mejlar vi kvittot på din ångeranmälan"
        maxLength={100}
        defaultValue={withdrawal.contact?.email}
        {...stateOf('email')}
      />
      <Textarea
        label="Varför ångrar du dig?"
        name="reason"
        optional
        maxLength={1000}
        rows={3}
        className={classes.wide}
        {...stateOf('reason')}
      />
    </div>
  );
}

/** The second step: what it gives back, who makes the statement, and the confirmation (directive 2023/2673). */
export function ConfirmStatement({ id, secret, withdrawal, selection }: ConfirmStatementProps) {
  const { href } = usePlatform();
  const { query } = useRoute();
  const isHydrated = useIsHydrated();
  const form = useStoredDraft(id);
  const { withdraw, errors, setErrors, isBusy } = useWithdraw(id, secret);
  const units = selectedUnits(withdrawal.rows, selection);
  const rejected = query['fel'] === WITHDRAWAL_NOTE ? REJECTED : null;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const target = event.currentTarget;
    const draft = draftOf(target);
    const fields = problemsOf(draft);
    if (Object.keys(fields).length > 0) {
      setErrors({ fields, general: null });
      return focusFirst(target, fields);
    }
    const rows = [...units].map(([rowId, quantity]) => ({ rowId, quantity }));
    const found = await withdraw({ ...draft, rows });
    if (found.general !== null || Object.keys(found.fields).length > 0) focusFirst(target, found.fields);
  };
  const returnTo = href('withdrawal', { id, secret }, { [UNITS_KEY]: unitsOf(selection), [DONE_KEY]: '1' });
  const message = errors.general ?? rejected;
  return (
    <form
      ref={form}
      className={classes.steps}
      method="post"
      action={WITHDRAWAL_ACTION}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      onChange={({ currentTarget }) => storeDraft(sessionStorage, id, draftOf(currentTarget))}
    >
      <input type="hidden" name="orderId" value={id} />
      {secret === null ? null : <input type="hidden" name="secret" value={secret} />}
      <input type="hidden" name="rows" value={selection} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Card as="section" labelledBy="withdrawal-sums">
        <h2 id="withdrawal-sums" className={classes.title}>
          Det här ångrar du
        </h2>
        <RefundSums withdrawal={withdrawal} units={units} />
      </Card>
      <Card as="section" labelledBy="withdrawal-who">
        <h2 id="withdrawal-who" className={classes.title}>
          Vem ångrar köpet?
        </h2>
        <StatementFields withdrawal={withdrawal} fields={errors.fields} />
      </Card>
      <div role="alert" tabIndex={-1} className={classes.alert}>
        {message === null ? null : <Alert tone="error">{message}</Alert>}
      </div>
      <div className={classes.actions}>
        <Button type="submit" variant="primary" size="large" isLoading={isBusy}>
          Bekräfta ångra köpet
        </Button>
        <Button href={href('withdrawal', { id, secret })} size="large">
          Ändra vad du ångrar
        </Button>
      </div>
    </form>
  );
}
