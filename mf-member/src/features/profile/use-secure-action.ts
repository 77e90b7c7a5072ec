import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';
import { refusalOf } from './form-refusal.ts';
import { logInAgain } from './fresh-login.ts';

type Act = () => Promise<void>;

export interface SecureAction {
  /** Name of what is on its way; null for nothing. */
  readonly pending: string | null;
  /** Set while the member is asked for the password: continues with it, or rejects with what is wrong. */
  readonly confirm: ((password: string) => Promise<void>) | null;
  cancel(): void;
  /** Does it; a login that is too old asks for the password first [O7-02]. Resolves when it has been asked, too. */
  run(name: string, act: Act): Promise<void>;
}

/** An action that needs a fresh login and has no password field of its own. A failure is said in a toast. */
export function useSecureAction(username: string): SecureAction {
  const platform = usePlatform();
  const [pending, setPending] = useState<string | null>(null);
  const [asked, setAsked] = useState<Act | null>(null);

  const run = async (name: string, act: Act): Promise<void> => {
    if (pending !== null) return;
    setPending(name);
    try {
      await act();
    } catch (error) {
      if (isApiError(error, 'REAUTHENTICATION_NEEDED')) setAsked(() => act);
      else platform.toasts.show(refusalOf(error, []).message ?? '', 'error');
    } finally {
      setPending(null);
    }
  };

  const confirm = async (password: string): Promise<void> => {
    await logInAgain(platform, { username, password });
    await asked?.();
    setAsked(null);
  };

  return { pending, confirm: asked === null ? null : confirm, cancel: () => setAsked(null), run };
}
