import { ERROR_CODES, type ErrorResponse } from '@shop/contracts/errors';

const LEVELS: readonly unknown[] = ['user', 'secure', 'always', 'employee', 'admin'] satisfies ErrorResponse['level'][];
const CODES: readonly unknown[] = ERROR_CODES;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isLeftOutOr = (value: unknown, test: (value: unknown) => boolean): boolean => value === undefined || test(value);

/** A copy without the key `__proto__`, which the schema leaves out, too; null when another value is no string. */
const readTexts = (value: unknown): Record<string, string> | null => {
  if (!isTable(value)) return null;
  const texts = Object.entries(value).filter(([key]) => key !== '__proto__');
  return texts.every((entry): entry is [string, string] => isText(entry[1])) ? Object.fromEntries(texts) : null;
};

/**
 * The body of an error response, or null when it is not in the api's format. Checked by hand, not by the schema
 * `ErrorResponse`: a call may fail before the schemas are loaded.
 */
export const readErrorResponse = (body: unknown): ErrorResponse | null => {
  if (!isTable(body)) return null;
  const { error, code, level, requestId } = body;
  const fields = body['fields'] === undefined ? undefined : readTexts(body['fields']);
  const isResponse =
    isText(error) &&
    CODES.includes(code) &&
    fields !== null &&
    isLeftOutOr(level, (value) => LEVELS.includes(value)) &&
    isLeftOutOr(requestId, isText);
  return isResponse ? ({ error, code, fields, level, requestId } as ErrorResponse) : null;
};
