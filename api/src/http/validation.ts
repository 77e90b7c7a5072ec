import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

type Schema = z.ZodMiniType;
type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Swedish texts of the rules that contracts state without one. A text in the contract takes precedence. */
function describeIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Fyll i fältet.' : 'Värdet har fel form.';
    case 'too_small':
      if (issue.origin !== 'string') return `Värdet måste vara minst ${issue.minimum}.`;
      return issue.minimum === 1 ? 'Fyll i fältet.' : `Skriv minst ${issue.minimum} tecken.`;
    case 'too_big':
      if (issue.origin !== 'string') return `Värdet får vara högst ${issue.maximum}.`;
      return `Skriv högst ${issue.maximum} tecken.`;
    case 'unrecognized_keys':
      return 'Okänt fält.';
    default:
      return 'Värdet är inte giltigt.';
  }
}

function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= issue.message;
  return fields;
}

const UNSTORABLE = 'Texten innehåller tecken som inte går att spara.';

/** Path of text that PostgreSQL cannot store: a NUL or half a surrogate pair. No keyboard types either. */
function findUnstorableText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const here = path === '' ? key : `${path}.${key}`;
    const found = findUnstorableText(key, path) ?? findUnstorableText(each, here);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Parses one part of a request by its schema. A malformed URL is 400; a form that can be corrected is 422 with one
 * message per field.
 */
export function parsePart(schema: Schema | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { error: describeIssue });
  const status = part === 'body' ? 422 : 400;
  if (!result.success)
    throw new ApiError('VALIDATION', undefined, { status, fields: fieldMessages(result.error.issues) });
  const unstorable = findUnstorableText(result.data, '');
  if (unstorable !== undefined)
    throw new ApiError('VALIDATION', UNSTORABLE, { status, fields: { [unstorable]: UNSTORABLE } });
  return result.data;
}
