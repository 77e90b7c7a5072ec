import type { RenderResult } from '@shop/contracts/rendering';
import { isApiError } from '../api-client/api-error.ts';
import { isNotFound, isRedirect } from '../common/signals.ts';

const EMPTY: RenderResult = { html: '', data: null, head: null, status: null, redirect: null, error: null };

export const redirectOutcome = (to: string, permanent: boolean): RenderResult => ({
  ...EMPTY,
  redirect: { to, permanent },
});

/** What a thrown value means for the page. An api answer 404 that `load` let through means that the page does not exist. */
export const outcomeOf = (thrown: unknown): RenderResult => {
  if (isRedirect(thrown)) return redirectOutcome(thrown.to, thrown.permanent);
  if (isNotFound(thrown) || (isApiError(thrown) && thrown.status === 404)) return { ...EMPTY, status: 404 };
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { ...EMPTY, error: { message: error.message, stack: error.stack ?? '' } };
};
