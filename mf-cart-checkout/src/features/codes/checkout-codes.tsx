import type { CheckoutCode } from '@shop/contracts/api/checkout';
import { formatKronor } from '@shop/domain/money';
import { Button } from '@shop/ui/button/button.tsx';
import { BUTTON_LABELS } from '@shop/ui/icon-button/button-labels.ts';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { VisuallyHidden } from '@shop/ui/visually-hidden/visually-hidden.tsx';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import classes from './checkout-codes.module.css';
import { codeNote } from './code-text.ts';
import { type Update, useCodes } from './use-codes.ts';

/** Longest code that the api takes. */
const MAX_LENGTH = 40;

export interface CheckoutCodesProps {
  readonly id: string;
  readonly codes: readonly CheckoutCode[];
  /** What stands in the field: part of the form, so that an order does not forget a code that waits there. */
  readonly typed: string;
  readonly problem: string | undefined;
  readonly onType: (typed: string) => void;
  readonly update: Update;
}

interface CodeItemProps {
  readonly code: CheckoutCode;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

function CodeItem({ code, isRemoving, onRemove }: CodeItemProps) {
  const note = codeNote(code);
  return (
    <li className={classes.code} aria-busy={isRemoving || undefined}>
      <span className={classes.words}>
        <span className={classes.name}>{code.name}</span>
        {note === null ? null : (
          <span className={classes.note} data-problem={code.problem != null}>
            {note}
          </span>
        )}
      </span>
      {code.amount > 0 ? <span className={classes.amount}>{formatKronor(-code.amount)}</span> : null}
      <IconButton icon={Trash2} label={`${BUTTON_LABELS.remove} ${code.name}`} size="small" onClick={onRemove} />
    </li>
  );
}

/** One field for gift cards and discount codes, and each one that is added, with what it gives [O2.17-16], [1-20]. */
export function CheckoutCodes({ id, codes, typed, problem, onType, update }: CheckoutCodesProps) {
  const { refusal, news, pending, add, remove, forgetRefusal } = useCodes(codes, update);
  const field = useRef<HTMLInputElement>(null);
  const message = refusal ?? problem;

  const submit = async (): Promise<void> => {
    if (await add(typed)) onType('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The field lies in the form of the order: Enter adds the code and orders nothing.
    event.preventDefault();
    void submit();
  };

  return (
    <>
      <div className={classes.entry}>
        <Input
          ref={field}
          id={id}
          name="code"
          label="Presentkort eller rabattkod"
          required={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          state={message === undefined ? 'neutral' : 'error'}
          message={message}
          value={typed}
          onChange={({ target }) => {
            forgetRefusal();
            onType(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Button className={classes.add} isLoading={pending === 'add'} onClick={() => void submit()}>
          Använd
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {codes.length === 0 ? null : (
        <ul role="list" aria-label="Tillagda koder" className={classes.codes}>
          {codes.map((code) => (
            <CodeItem
              key={code.id}
              code={code}
              isRemoving={pending === code.id}
              onRemove={() => {
                // The pressed button disappears with its code.
                void remove(code).then(() => field.current?.focus());
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
