import type { ErrorResponse, ErrorCode } from '@shop/contracts/errors';
import type { ApiError } from '@shop/contracts/platform';

/** What shoppers read when the api sends no text of its own [O8-01]. */
export const GENERAL_MESSAGE = 'Något gick fel. Försök igen om en stund.';
/** What shoppers read when no response arrives. */
export const NO_RESPONSE_MESSAGE = 'Vi når inte butiken just nu. Kontrollera din anslutning och försök igen.';

interface Details {
  status: number;
  response?: ErrorResponse | null;
  userMessage?: string;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/**
 * Creates the error that every failed call rejects with. `message` is for developers, `userMessage` for the shopper.
 */
export const createApiError = (message: string, details: Details): ApiError =>
  Object.assign(new Error(message, { cause: details.cause }), {
    name: 'ApiError' as const,
    status: details.status,
    response: details.response ?? null,
    userMessage: details.userMessage ?? details.response?.error ?? GENERAL_MESSAGE,
    retryAfterSeconds: details.retryAfterSeconds ?? null,
  });

/**
 * Whether a call failed (and, when given, with this code). Compared by name, since every remote has its own copy of
 * this class.
 */
export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  (code === undefined || (error as ApiError).response?.code === code);

/**
 * For `catch` of a removal: what is not there any more has been removed, by another tab or by a try whose response was
 * lost. Throws every other error.
 */
export function unlessGone(error: unknown): undefined {
  if (isApiError(error, 'NOT_FOUND')) return undefined;
  throw error;
}

/** Whether a call was aborted: nothing to show, nothing to report. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || isAborted(error.cause));
