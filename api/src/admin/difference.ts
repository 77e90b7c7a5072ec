import { canonicalText } from './version.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const pick = (fields: Fields, keys: readonly string[]): Fields =>
  Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]]));

/** The fields that differ between two states of an entity, for readers of the log. */
export function difference(before: unknown, after: unknown): { before: unknown; after: unknown } {
  if (!isFields(before) || !isFields(after)) return { before, after };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.filter((key) => canonicalText(before[key]) !== canonicalText(after[key]));
  return { before: pick(before, changed), after: pick(after, changed) };
}
