import { isApiError } from '@shop/platform';

/**
 * For `catch` of a removal: what is not there any more has been removed, by another tab or by a try whose response was
 * lost. Throws every other error.
 */
export function unlessGone(error: unknown): undefined {
  if (isApiError(error, 'NOT_FOUND')) return undefined;
  throw error;
}
