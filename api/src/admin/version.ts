import { createHash } from 'node:crypto';
import { ApiError } from '../http/errors.ts';

const inKeyOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same content, whatever the order of its fields. */
export const canonicalText = (content: unknown): string => JSON.stringify(content, inKeyOrder) ?? '';

/** Version of a content: equal for two employees who see the same. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(canonicalText(content)).digest('base64url').slice(0, 22);

/** Refuses a change based on an outdated version. The row must be locked. */
export function checkVersion(current: unknown, seen: string): void {
  if (versionOf(current) === seen) return;
  throw new ApiError('CONFLICT', 'Någon annan har ändrat det här. Ladda om och gör din ändring igen.');
}
