import { isPagePath } from './click-decision.ts';

export interface SubmittedForm {
  method: string;
  action: string;
  target: string;
}

/** Whether a form can be submitted without a new document: a GET form to a page of this origin in this window. */
export function isOwnForm({ method, action, target }: SubmittedForm, current: string): boolean {
  if (method.toLowerCase() !== 'get' || (target !== '' && target !== '_self')) return false;
  const url = new URL(action, current);
  return url.origin === new URL(current).origin && isPagePath(url.pathname);
}

/** The fields of a form that belong in the URL: texts that are not empty, no files. */
export function filledFields(fields: Iterable<readonly [string, unknown]>): FormData {
  const filled = new FormData();
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') filled.append(name, value);
  return filled;
}
