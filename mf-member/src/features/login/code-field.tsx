import { isApiError } from '@shop/platform';
import { Input } from '@shop/ui/input/input.tsx';
import { useEffect, useState } from 'react';

/** What a failed login says of its second step. */
export interface CodeStep {
  readonly isAsked: boolean;
  readonly error: string | undefined;
}

/** The step that follows from a failed login; null when it failed for another reason. */
export function codeStepOf(error: unknown): CodeStep | null {
  if (isApiError(error, 'SECOND_FACTOR_NEEDED')) return { isAsked: true, error: undefined };
  const message = isApiError(error) ? error.response?.fields?.['code'] : undefined;
  return message === undefined ? null : { isAsked: true, error: message };
}

/**
 * The code of an authenticator app. It takes the focus, since it is asked for after the password was right. Without
 * JavaScript it is there from the start: nobody can be asked for it later.
 */
export function CodeField({ step }: { readonly step: CodeStep }) {
  const { isAsked, error } = step;
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => field?.focus(), [field, step]);
  if (!isAsked) {
    return (
      <noscript>
        <label>
          Kod från din app, om du har tvåstegsverifiering
          <br />
          <input name="code" autoComplete="one-time-code" maxLength={60} />
        </label>
      </noscript>
    );
  }
  return (
    <Input
      ref={setField}
      name="code"
      label="Kod från din app"
      hint="Sex siffror. Har du inte appen: skriv en av dina reservkoder."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={60}
      {...(error !== undefined && { state: 'error' as const, message: error })}
    />
  );
}
