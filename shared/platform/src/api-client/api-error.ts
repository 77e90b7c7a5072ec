import type { ErrorResponse, ErrorCode } from '@shop/contracts/errors';
import type { ApiError } from '@shop/contracts/platform';

/** [O8-01] */
export const GENERAL_MESSAGE = 'Något gick fel. Försök igen om en stund.';
export const NO_RESPONSE_MESSAGE = 'Vi når inte butiken just nu. Kontrollera din anslutning och försök igen.';

interface Details {
  status: number;
  response?: ErrorResponse | null;
  userMessage?: string;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** The one shape of a failed call. `message` is for developers, `userMessage` for the shopper. */
export const createApiError = (message: string, details: Details): ApiError =>
  Object.assign(new Error(message, { cause: details.cause }), {
    name: 'ApiError' as const,
    status: details.status,
    response: details.response ?? null,
    userMessage: details.userMessage ?? details.response?.error ?? GENERAL_MESSAGE,
    retryAfterSeconds: details.retryAfterSeconds ?? null,
  });

/**
 * Whether a call failed (and, when given, with this code). By name, since every remote holds its own copy of this file.
 */
export const isApiError = (error: unknown, code?: ErrorCode): error is ApiError =>
  error instanceof Error &&
  error.name === 'ApiError' &&
  (code === undefined || (error as ApiError).response?.code === code);

/** Whether a call ended because somebody aborted it: nothing to show, nothing to report. */
export const isAborted = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || isAborted(error.cause));
