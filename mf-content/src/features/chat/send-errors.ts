import { isApiError } from '@shop/platform';

/** Why something was not sent: by the form's fields, or in general. */
export interface SendErrors {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly general: string | null;
}

export const NO_ERRORS: SendErrors = { fields: {}, general: null };
const FAILED = 'Det gick inte att skicka. Texten finns kvar, försök igen.';

/** What the shopper reads of a message that was not sent. */
export function sendErrorsOf(error: unknown): SendErrors {
  if (!isApiError(error)) return { fields: {}, general: FAILED };
  const fields = error.response?.fields ?? {};
  if (Object.keys(fields).length > 0) return { fields, general: null };
  return { fields, general: error.status === 0 ? FAILED : error.userMessage };
}

/** Whether the api may have received it: then it is sent again under the same key. */
export const mayHaveArrived = (error: unknown): boolean => !isApiError(error) || error.status === 0;
