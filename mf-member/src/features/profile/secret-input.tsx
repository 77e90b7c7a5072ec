import { Input } from '@shop/ui/input/input.tsx';
import { useShared } from '@shop/platform';
import type { FormState } from './use-form.ts';
import classes from './profile-page.module.css';

export interface SecretInputProps {
  readonly state: Pick<FormState, 'errors' | 'setError' | 'setNote'>;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isNew?: boolean;
}

/** A password; never stored, not even as a draft. */
export function SecretInput({ state, name, label, hint, isNew = false }: SecretInputProps) {
  const error = state.errors[name];
  return (
    <Input
      name={name}
      type="password"
      label={label}
      maxLength={128}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      className={classes.wide}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { state: 'error' as const, message: error })}
      onChange={() => {
        state.setError(name, undefined);
        state.setNote(null);
      }}
    />
  );
}

/** Tells a password manager whose password it is. */
export function OwnUsername() {
  const user = useShared('user');
  return <input type="text" name="username" autoComplete="username" readOnly hidden value={user?.username ?? ''} />;
}

/** What stands in a field of a form, as it was typed. */
export const textIn = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '');
