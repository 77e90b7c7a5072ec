/** [O5-14] The rules of a password, told before they fail. */
export const PASSWORD_HINT =
  'Minst 8 tecken, gärna en mening. Vanliga lösenord, ditt användarnamn och din e-postadress går inte.';
