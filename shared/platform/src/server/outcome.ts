import { EMPTY_RESULT, failedResult } from '@shop/contracts/render-result';
import type { RenderResult } from '@shop/contracts/rendering';
import { isMissingPage, isRedirect } from '../common/signals.ts';

/** Result of a slot that redirects its page. */
export const redirectOutcome = (to: string, permanent: boolean): RenderResult => ({
  ...EMPTY_RESULT,
  redirect: { to, permanent },
});

/** Result for a thrown value: a redirect, a 404 or an error. */
export const outcomeOf = (thrown: unknown): RenderResult => {
  if (isRedirect(thrown)) return redirectOutcome(thrown.to, thrown.permanent);
  if (isMissingPage(thrown)) return { ...EMPTY_RESULT, status: 404 };
  return failedResult(thrown);
};
