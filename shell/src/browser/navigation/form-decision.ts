import { isPagePath } from './click-decision.ts';

export interface SubmittedForm {
  method: string;
  action: string;
  target: string;
}

/** Whether a form leads to a page that can be shown without a new document: not with another method, origin or window. */
export function isOwnForm({ method, action, target }: SubmittedForm, current: string): boolean {
  if (method.toLowerCase() !== 'get' || (target !== '' && target !== '_self')) return false;
  const url = new URL(action, current);
  return url.origin === new URL(current).origin && isPagePath(url.pathname);
}

/** What of a form goes into the URL: texts that are not empty. */
export function filledFields(fields: Iterable<readonly [string, unknown]>): FormData {
  const filled = new FormData();
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') filled.append(name, value);
  return filled;
}
