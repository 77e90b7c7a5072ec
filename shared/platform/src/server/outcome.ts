import { EMPTY_RESULT, failedResult } from '@shop/contracts/render-result';
import type { RenderResult } from '@shop/contracts/rendering';
import { isMissingPage, isRedirect } from '../common/signals.ts';

/** A page that leads elsewhere. */
export const redirectOutcome = (to: string, permanent: boolean): RenderResult => ({
  ...EMPTY_RESULT,
  redirect: { to, permanent },
});

/** What a thrown value means for the page. */
export const outcomeOf = (thrown: unknown): RenderResult => {
  if (isRedirect(thrown)) return redirectOutcome(thrown.to, thrown.permanent);
  if (isMissingPage(thrown)) return { ...EMPTY_RESULT, status: 404 };
  return failedResult(thrown);
};
