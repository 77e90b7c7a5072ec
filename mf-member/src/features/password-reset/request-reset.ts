import { postPasswordReset } from '@shop/contracts/api/account';
import type { Platform } from '@shop/contracts/platform';
import { isApiError } from '@shop/platform';

/**
 * The name in this document's last request for a link, for another one; never in a URL or in storage, since it may be
 * an e-mail address.
 */
let lastUsername: string | null = null;

export const lastResetUsername = (): string | null => lastUsername;

/** [O7-22] Has a link mailed. Resolves alike whether the account exists or not. */
export async function requestReset({ api }: Pick<Platform, 'api'>, username: string): Promise<void> {
  await api.call(postPasswordReset, { body: { username } });
  lastUsername = username;
}

const FAILED = 'Det gick inte att skicka mejlet. Försök igen.';

/** The shopper's message when that has failed. */
export const requestFailure = (error: unknown): string =>
  isApiError(error) ? (error.status === 429 ? 'Försök igen om en stund!' : error.userMessage) : FAILED;
