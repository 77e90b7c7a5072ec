import { isAborted, isApiError } from '@shop/platform';

/**
 * For `catch` of what a page can be without: a failure costs its own part. A page cannot be without its member, nor
 * when nobody waits for it any more: these errors are thrown.
 */
export function orNull(error: unknown): null {
  if (isAborted(error) || isApiError(error, 'UNAUTHORIZED')) throw error;
  return null;
}
