import { isApiError } from '@shop/shared/remote';

const GENERAL = 'Det gick inte att logga in. Försök igen.';

/** [8-01], [8-02] What a failed login says. The texts for 403 and 429 are fixed; anything else comes from the api. */
export const loginMessage = (error: unknown): string => {
  if (!isApiError(error)) return GENERAL;
  if (error.status === 403 && error.answer?.code === 'LOGIN_FAILED')
    return 'Användarnamnet och/eller lösenordet är fel!';
  if (error.status === 429) return 'Försök igen om en stund!';
  return error.userMessage;
};
