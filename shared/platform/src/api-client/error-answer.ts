import { ERROR_CODES, type ErrorAnswer } from '@shop/contracts/errors';

const LEVELS: readonly unknown[] = ['user', 'secure', 'always', 'employee', 'admin'] satisfies ErrorAnswer['level'][];
const CODES: readonly unknown[] = ERROR_CODES;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => isTable(value) && Object.values(value).every(isText);
const isLeftOutOr = (value: unknown, test: (value: unknown) => boolean): boolean => value === undefined || test(value);

/**
 * The body of an error answer, or null when it is none of the api's own. By hand rather than by `ErrorAnswer`, the schema: a call may
 * fail before the schemas have come, and a failure is the wrong moment to load something.
 */
export const readErrorAnswer = (body: unknown): ErrorAnswer | null => {
  if (!isTable(body)) return null;
  const { error, code, fields, level, requestId } = body;
  const isAnswer =
    isText(error) &&
    CODES.includes(code) &&
    isLeftOutOr(fields, isTexts) &&
    isLeftOutOr(level, (value) => LEVELS.includes(value)) &&
    isLeftOutOr(requestId, isText);
  return isAnswer ? ({ error, code, fields, level, requestId } as ErrorAnswer) : null;
};
