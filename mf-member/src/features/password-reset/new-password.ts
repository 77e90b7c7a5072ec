import { putPasswordReset } from '@shop/contracts/api/account';
import type { Platform } from '@shop/contracts/platform';
import { validateField } from '@shop/domain/validation/validate-field';
import { isApiError } from '@shop/platform';

export type PasswordField = 'newPassword' | 'newPasswordRepeat';
export type PasswordErrors = Partial<Record<PasswordField, string>>;
export type PasswordValues = Record<PasswordField, string>;

/** What is wrong with the two fields, in their order; empty when nothing is [5-51]. */
export function passwordErrors({ newPassword, newPasswordRepeat }: PasswordValues): PasswordErrors {
  const first = validateField({ name: 'newPassword' }, newPassword, {
    placeholder: 'Fyll i ett nytt lösenord',
    required: true,
  });
  const second = validateField({ name: 'newPasswordRepeat' }, newPasswordRepeat, {
    placeholder: 'Upprepa lösenordet',
    required: true,
    comparison: newPassword,
  });
  return {
    ...(first.state === 'error' && { newPassword: first.message }),
    ...(second.state === 'error' && { newPasswordRepeat: second.message }),
  };
}

/** Result of setting a password: the link has expired, the password is rejected, or another error. */
export type PasswordOutcome =
  { kind: 'done' } | { kind: 'expired' } | { kind: 'refused'; message: string } | { kind: 'failed'; message: string };

/** [O7-22] Sets the password with a mailed link. Never rejects. */
export async function setNewPassword(
  { api }: Pick<Platform, 'api'>,
  token: string,
  password: string,
): Promise<PasswordOutcome> {
  try {
    await api.call(putPasswordReset, { params: { token }, body: { password } });
    return { kind: 'done' };
  } catch (error) {
    if (isApiError(error, 'GONE')) return { kind: 'expired' };
    const refused = isApiError(error) ? error.response?.fields?.password : undefined;
    if (refused !== undefined) return { kind: 'refused', message: refused };
    return {
      kind: 'failed',
      message: isApiError(error) ? error.userMessage : 'Det gick inte att byta lösenord. Försök igen.',
    };
  }
}
