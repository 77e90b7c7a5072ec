/** Addresses in mails. */

/** Confirms an e-mail address: a page of ours asks, as mail programs open links too. */
export const CONFIRMATION_PATH = '/api/email/confirm/:token';

export const confirmationLink = (publicOrigin: string, token: string): string =>
  `${publicOrigin}${CONFIRMATION_PATH.replace(':token', token)}`;

/** [O2.17-26] The shop's page for a new password, with the name filled in. */
export const passwordResetLink = (publicOrigin: string, username: string, token: string): string =>
  `${publicOrigin}/se/reset-password?${new URLSearchParams({ username, token }).toString()}`;
