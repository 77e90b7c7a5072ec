import { validateField } from '@shop/domain/validation/validate-field';
import { isCommonPassword } from './common-passwords.ts';

/** Why this member cannot have the password, in Swedish [O5-14]; null when it is allowed. */
export function passwordError(password: string, owner: { readonly username: string; readonly email: string }) {
  const { state, message } = validateField({ name: 'newPassword' }, password, {
    placeholder: 'Lösenord',
    required: true,
  });
  if (state === 'error') return message;
  const lower = password.trim().toLowerCase();
  if ([owner.username, owner.email].some((each) => each.trim().toLowerCase() === lower)) {
    return 'Lösenordet får inte vara ditt användarnamn eller din e-postadress';
  }
  return isCommonPassword(password) ? 'Lösenordet är för vanligt, välj ett annat' : null;
}
