import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import { MISSING_PASSWORD } from './fresh-login.ts';
import { FormOutcome } from './form-outcome.tsx';
import { OwnUsername, SecretInput, textIn } from './secret-input.tsx';
import { useForm } from './use-form.ts';
import classes from './profile-page.module.css';

export interface PasswordDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly isDestructive?: boolean;
  readonly onConfirm: (password: string) => Promise<void>;
  readonly onClose: () => void;
}

const check = (form: HTMLFormElement) =>
  textIn(form, 'currentPassword') === '' ? { currentPassword: MISSING_PASSWORD } : {};

/** Asks for the password before something that an open browser alone may not do [O7-02]. */
export default function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, submitLabel, cancelLabel = 'Avbryt', isDestructive = false, onConfirm, onClose } = props;
  const state = useForm();
  const act = async (form: HTMLFormElement) => {
    await onConfirm(textIn(form, 'currentPassword'));
    return null;
  };
  return (
    <Dialog isOpen title={title} size="small" closesOnBackdrop={false} onClose={onClose}>
      <form
        method="post"
        noValidate
        className={classes.parts}
        onSubmit={(event) => void state.submit(event, { check, act })}
      >
        {children}
        <OwnUsername />
        <SecretInput state={state} name="currentPassword" label="Ditt lösenord" />
        <FormOutcome failure={state.failure} note={state.note} isBusy={state.isBusy} busyText="Vänta…">
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" variant={isDestructive ? 'destructive' : 'primary'} isLoading={state.isBusy}>
            {submitLabel}
          </Button>
        </FormOutcome>
      </form>
    </Dialog>
  );
}
