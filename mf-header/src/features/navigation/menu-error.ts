import { isApiError } from '@shop/platform';

/** [8-23] Message of a menu that could not be loaded. */
export const MENU_ERROR = 'Fel vid laddning av menyn.';
/** [O4-24] Milliseconds before each automatic retry. */
export const MENU_RETRY_MS = [2000, 10_000, 30_000] as const;

/** The server's message when it sent one [8-23]. */
export const menuErrorOf = (error: unknown): string =>
  isApiError(error) && error.response ? error.userMessage : MENU_ERROR;
