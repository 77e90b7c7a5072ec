import type { Registration } from '@shop/contracts/api/account';
import { usePlatform } from '@shop/platform';
import { type FormEvent, useState } from 'react';
import { formDraft } from '../drafts/form-draft.ts';
import { beginSession } from '../session/session-actions.ts';
import type { OrderLink } from './order-link.ts';
import {
  REGISTER_FIELDS,
  registerError,
  type RegisterErrors,
  registerErrors,
  type RegisterField,
  registerValuesOf,
} from './register-fields.ts';
import { registerMember, RegisterError } from './register-member.ts';

const kindOf = (text: string | undefined): Registration['kind'] => (text === 'company' ? 'company' : 'private');

const focusFirst = (form: HTMLFormElement, errors: RegisterErrors): boolean => {
  const first = REGISTER_FIELDS.find(({ name }) => errors[name] !== undefined);
  if (first) form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
  return first !== undefined;
};

export interface RegisterFormState {
  readonly kind: Registration['kind'];
  readonly errors: RegisterErrors;
  /** The text of the rejected registration, shown under the form [O8-10]. */
  readonly failure: string | null;
  readonly isBusy: boolean;
  valueOf(name: string): string;
  chooseKind(kind: Registration['kind']): void;
  /** A field has been left: what is wrong with it is said at once, unless it is empty. */
  check(name: RegisterField, form: HTMLFormElement | null): void;
  onInput(event: FormEvent<HTMLInputElement>): void;
  /** Fields whose values came from elsewhere, e.g. a look-up. */
  onFilled(form: HTMLFormElement, names: readonly RegisterField[]): void;
  submit(event: FormEvent<HTMLFormElement>): Promise<void>;
}

/** State and actions of the register form. */
export function useRegisterForm(order: OrderLink | null, onRegistered?: () => void): RegisterFormState {
  const platform = usePlatform();
  // Of the dropdown and of the page alike: what is typed in one is there in the other.
  const draft = formDraft(platform.store, 'register');
  const [start] = useState(() => draft.values());
  const [kind, setKind] = useState(() => kindOf(start['kind']));
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const change = (name: string, error: string | undefined) => setErrors((before) => ({ ...before, [name]: error }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const values = registerValuesOf(new FormData(form));
    const found = registerErrors(values, platform.now());
    setErrors(found);
    setFailure(null);
    if (focusFirst(form, found)) return;
    setIsBusy(true);
    try {
      const user = await registerMember(platform, values);
      draft.forget();
      onRegistered?.();
      beginSession(platform, user);
      platform.toasts.show(`Välkommen, ${user.firstName}! Ditt konto är klart.`);
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error;
      setErrors(error.fields);
      setFailure(error.message);
      focusFirst(form, error.fields);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    kind,
    errors,
    failure,
    isBusy,
    valueOf: (name) => start[name] || (name === 'email' ? (order?.email ?? '') : ''),
    chooseKind: setKind,
    check(name, form) {
      const field = REGISTER_FIELDS.find((each) => each.name === name);
      if (form === null || field === undefined) return;
      const values = registerValuesOf(new FormData(form));
      if (values[name] !== '') change(name, registerError(field, values, platform.now()) ?? undefined);
    },
    onInput({ currentTarget }) {
      if (currentTarget.form) draft.keep(currentTarget.form);
      change(currentTarget.name, undefined);
    },
    onFilled(form, names) {
      draft.keep(form);
      for (const name of names) change(name, undefined);
    },
    submit,
  };
}
