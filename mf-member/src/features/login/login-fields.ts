export type LoginField = 'username' | 'password';

/**
 * The fields of the login. Their only rule is that they are filled in: the rules for a new username would reject the
 * e-mail address that the login accepts as well [O2.10-02].
 */
export const LOGIN_FIELDS = [
  {
    name: 'username',
    type: 'text',
    label: 'Användarnamn eller e-post',
    error: 'Fyll i ditt användarnamn eller din e-postadress',
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  {
    name: 'password',
    type: 'password',
    label: 'Lösenord',
    error: 'Fyll i ditt lösenord',
    autoComplete: 'current-password',
  },
] as const satisfies readonly { name: LoginField; [attribute: string]: unknown }[];

/** The fields that are still empty, in their order. */
export const missingFields = (values: Readonly<Record<LoginField, string>>): LoginField[] =>
  LOGIN_FIELDS.map(({ name }) => name).filter((name) => values[name] === '');
