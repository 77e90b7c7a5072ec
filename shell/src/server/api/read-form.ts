import type { FormAction, FormField, JsonTemplate } from '@shop/contracts/slot-description';

type Value = string | number | null;

const MAX_TEXT_LENGTH = 200;

function readNumber(text: string, { kind, min = Number.NEGATIVE_INFINITY, max = Number.MAX_SAFE_INTEGER }: FormField) {
  const value = Number(text.trim().replace(',', '.'));
  const isNumber = text.trim() !== '' && Number.isFinite(value) && (kind !== 'integer' || Number.isSafeInteger(value));
  return isNumber && value >= min && value <= max ? value : undefined;
}

function readText(text: string, { min = 1, max = MAX_TEXT_LENGTH }: FormField) {
  return text.length >= min && text.length <= max ? text : undefined;
}

/** Undefined for a value that the field does not allow. */
function readField(text: string | undefined, field: FormField): Value | undefined {
  if (text === undefined || text === '') return field.default;
  return field.kind === 'text' ? readText(text, field) : readNumber(text, field);
}

const isList = (template: JsonTemplate): template is readonly JsonTemplate[] => Array.isArray(template);

function fill(template: JsonTemplate, values: ReadonlyMap<string, Value>): unknown {
  if (typeof template !== 'object' || template === null) return template;
  if (isList(template)) return template.map((item) => fill(item, values));
  const { $field: field } = template;
  if (typeof field === 'string') return values.get(field) ?? null;
  return Object.fromEntries(Object.entries(template).map(([key, item]) => [key, fill(item, values)]));
}

/** The api's request body that a form's texts make; null when a field is missing or wrong. */
export function bodyOfForm({ fields, body }: FormAction, texts: Readonly<Record<string, string>>): unknown {
  const values = new Map<string, Value>();
  for (const [name, field] of Object.entries(fields)) {
    const value = readField(Object.hasOwn(texts, name) ? texts[name] : undefined, field);
    if (value === undefined) return null;
    values.set(name, value);
  }
  return fill(body, values);
}
