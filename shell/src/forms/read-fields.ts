import type { FormField } from '@shop/contracts/slot-description';

const MAX_TEXT_LENGTH = 200;

/** Type of the value that a field's text is parsed to. */
export type FieldValue<Field extends FormField> =
  | (Field['kind'] extends 'text' ? string : Field['kind'] extends 'integer' | 'number' ? number : string | number)
  | (Field extends { default: null } ? null : FormField extends Field ? null : never);

function readNumber(text: string, { kind, min = Number.NEGATIVE_INFINITY, max = Number.MAX_SAFE_INTEGER }: FormField) {
  const value = Number(text.trim().replace(',', '.'));
  const isNumber = text.trim() !== '' && Number.isFinite(value) && (kind !== 'integer' || Number.isSafeInteger(value));
  return isNumber && value >= min && value <= max ? value : undefined;
}

function readText(text: string, { min = 1, max = MAX_TEXT_LENGTH }: FormField) {
  return text.length >= min && text.length <= max ? text : undefined;
}

/** Undefined for an invalid value. */
function readField(text: string | undefined, field: FormField): string | number | null | undefined {
  if (text === undefined || text === '') return field.default;
  return field.kind === 'text' ? readText(text, field) : readNumber(text, field);
}

const textOf = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** Names of the fields that are missing or invalid. */
export const wrongFields = (
  fields: Readonly<Record<string, FormField>>,
  texts: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    readField(textOf(texts, name), field) === undefined ? [name] : [],
  );

/**
 * Parses the texts of a form by its field descriptions; null when a required field is missing or one is invalid.
 * Unknown texts are ignored.
 */
export function readFields<Fields extends Readonly<Record<string, FormField>>>(
  fields: Fields,
  texts: Readonly<Record<string, string>>,
): { [Name in keyof Fields]: FieldValue<Fields[Name]> } | null {
  const values: Record<string, string | number | null> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(textOf(texts, name), field);
    if (value === undefined) return null;
    values[name] = value;
  }
  return values as { [Name in keyof Fields]: FieldValue<Fields[Name]> };
}
