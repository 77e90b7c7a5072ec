import { type FormEvent, useState } from 'react';
import type { FieldErrors } from './profile-fields.ts';
import { WrongPasswordError } from './fresh-login.ts';
import { refusalOf } from './form-refusal.ts';

export interface FormState {
  readonly errors: FieldErrors;
  /** Why the form was not taken, where no field says it. */
  readonly failure: string | null;
  /** What the form has done. */
  readonly note: string | null;
  readonly isBusy: boolean;
  setNote(note: string | null): void;
  setError(name: string, error: string | undefined): void;
  /**
   * Checks the form, then does what it is for. `act` returns what to say of it; what was typed stays when it rejects.
   */
  submit(event: FormEvent<HTMLFormElement>, steps: FormSteps): Promise<void>;
}

export interface FormSteps {
  readonly check: (form: HTMLFormElement) => FieldErrors;
  readonly act: (form: HTMLFormElement) => Promise<string | null>;
}

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** The fields of a form, in their order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element): element is Control => isControl(element) && element.name !== '');

const focusFirst = (form: HTMLFormElement, errors: FieldErrors): void =>
  controlsOf(form)
    .find(({ name }) => errors[name] !== undefined)
    ?.focus();

/** State of one form of the profile: errors beside their fields, what failed, what was done, and that it is pending. */
export function useForm(): FormState {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const refuse = (form: HTMLFormElement, found: FieldErrors, message: string | null) => {
    setErrors(found);
    setFailure(message);
    focusFirst(form, found);
  };

  const submit = async (event: FormEvent<HTMLFormElement>, { check, act }: FormSteps) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setNote(null);
    const found = check(form);
    refuse(form, found, null);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    try {
      setNote(await act(form));
    } catch (error) {
      if (error instanceof WrongPasswordError) return refuse(form, { currentPassword: error.message }, null);
      const { errors: refused, message } = refusalOf(
        error,
        controlsOf(form).map(({ name }) => name),
      );
      refuse(form, refused, message);
    } finally {
      setIsBusy(false);
    }
  };

  return {
    errors,
    failure,
    note,
    isBusy,
    setNote,
    setError: (name, error) => setErrors((before) => ({ ...before, [name]: error })),
    submit,
  };
}
