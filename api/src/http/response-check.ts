import type * as z from 'zod/mini';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first key that the answer carries and its schema does not know. Such keys are how internal columns leak. */
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

/** What is wrong with an answer, in English for the log, or undefined when it keeps its contract. */
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
