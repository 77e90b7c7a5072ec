import { ApiError } from '../http/errors.ts';

/** A form that can be corrected: the error of one of its fields, in Swedish. */
export const refused = (field: string, text: string): ApiError =>
  new ApiError('VALIDATION', text, { fields: { [field]: text } });

interface Window {
  readonly from: number | null;
  readonly to: number | null;
}

/** A window ends after it begins. */
export function checkWindow({ from, to }: Window, field = 'to'): void {
  if (from !== null && to !== null && to < from) throw refused(field, 'Slutet måste komma efter början.');
}
