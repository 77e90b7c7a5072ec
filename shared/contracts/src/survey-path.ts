import { pathTo } from './routing/path-to.ts';

/** Path of the customer survey below the region: the order's number, and the secret of its mailed link. */
export const SURVEY_ROUTE = 'tyck-till/:id/:secret?';

/** URL of the survey of an order; with the secret it works without an account [O9-31]. */
export const surveyPath = (id: string, secret: string | null = null): string =>
  pathTo(SURVEY_ROUTE, { id, ...(secret !== null && { secret }) });
