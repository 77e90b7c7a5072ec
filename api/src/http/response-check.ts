import type * as z from 'zod/mini';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first key of the response that its schema does not declare: this is how internal columns leak. */
function findUndeclaredKey(response: unknown, declared: unknown, path: string): string | undefined {
  if (!isObject(response) || !isObject(declared)) return undefined;
  for (const [key, value] of Object.entries(response)) {
    if (value === undefined) continue;
    const here = path === '' ? key : `${path}.${key}`;
    if (!(key in declared)) return here;
    const deeper = findUndeclaredKey(value, declared[key], here);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** The violation of the contract by a response, in English for the log; undefined when there is none. */
export function findContractViolation(schema: z.ZodMiniType, response: unknown): string | undefined {
  const result = schema.safeParse(response);
  if (!result.success) {
    return result.error.issues
      .slice(0, 5)
      .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
      .join('; ');
  }
  const undeclared = findUndeclaredKey(response, result.data, '');
  return undeclared === undefined ? undefined : `undeclared field ${undeclared}`;
}
