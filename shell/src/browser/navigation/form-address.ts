import { isPagePath } from './click-decision.ts';

export interface SubmittedForm {
  method: string;
  action: string;
  target: string;
  fields: Iterable<readonly [string, unknown]>;
}

/**
 * The address that a GET form leads to, so that it can be shown without a new document; null when the form is not ours to
 * take: another method, another origin, another window. Empty fields are left out of the address.
 */
export function formAddress({ method, action, target, fields }: SubmittedForm, current: string): string | null {
  if (method.toLowerCase() !== 'get' || (target !== '' && target !== '_self')) return null;
  const url = new URL(action, current);
  if (url.origin !== new URL(current).origin || !isPagePath(url.pathname)) return null;
  const query = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === 'string' && value !== '') query.append(name, value);
  const text = query.toString();
  return `${url.pathname}${text === '' ? '' : `?${text}`}`;
}
