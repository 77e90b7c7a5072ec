import type * as z from 'zod/mini';
import { ApiError } from './errors.ts';

type Schema = z.ZodMiniType;
type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** Swedish for the rules that contracts state without a text of their own. A text in the contract wins over these. */
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

/**
 * Reads one part of a request through its schema. An address that cannot be right is 400, a form that can be
 * corrected is 422 with one message per field.
 */
export function parsePart(schema: Schema | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return result.data;
  throw new ApiError('VALIDATION', undefined, {
    status: part === 'body' ? 422 : 400,
    fields: fieldMessages(result.error.issues),
  });
}
