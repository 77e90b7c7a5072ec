import { Suspense } from 'react';
import { DialogMissing } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import type { SecureAction } from './use-secure-action.ts';

const PasswordDialog = lazyOr(() => import('./password-dialog.tsx'), DialogMissing);

/** The question for the password, while an action waits for it. */
export function SecurePrompt({ action }: { readonly action: Pick<SecureAction, 'confirm' | 'cancel'> }) {
  const { confirm, cancel } = action;
  if (confirm === null) return null;
  return (
    <Suspense fallback={null}>
      <PasswordDialog title="Bekräfta att det är du" submitLabel="Fortsätt" onConfirm={confirm} onClose={cancel}>
        <p>Det var ett tag sedan du loggade in. Skriv ditt lösenord, så att ingen annan kan göra det här.</p>
      </PasswordDialog>
    </Suspense>
  );
}
