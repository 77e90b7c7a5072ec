import { isApiError } from '@shop/platform';
import type { FieldErrors } from './profile-fields.ts';

const TOO_OFTEN = 'Försök igen om en stund!';
const GENERAL = 'Det gick inte. Försök igen.';

/** Why a form was not taken: texts beside its fields, and one for the form itself unless a field has said it. */
export interface Refusal {
  readonly errors: FieldErrors;
  readonly message: string | null;
}

/** What to say of a failed call, in Swedish. `names`: the fields of the form. */
export function refusalOf(error: unknown, names: readonly string[]): Refusal {
  if (!isApiError(error)) return { errors: {}, message: GENERAL };
  if (error.status === 429) return { errors: {}, message: TOO_OFTEN };
  const fields = Object.entries(error.response?.fields ?? {}).filter(([name]) => names.includes(name));
  return { errors: Object.fromEntries(fields), message: fields.length > 0 ? null : error.userMessage };
}
