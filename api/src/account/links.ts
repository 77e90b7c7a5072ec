/** Paths and URLs that mails link to. */

/** Confirms an e-mail address. The page waits for a button, as mail programs open links too. */
export const CONFIRMATION_PATH = '/api/email/confirm/:token';

export const confirmationLink = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${CONFIRMATION_PATH.replace(':token', token)}`;

/** The shop's page for a new password, with the username filled in [O2.17-26]. */
export const passwordResetLink = (publicOrigin: string, username: string, token: string): string =>
  `${publicOrigin}/se/reset-password?${new URLSearchParams({ username, token }).toString()}`;
