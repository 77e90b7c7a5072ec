import type { FormAction, JsonTemplate } from '@shop/contracts/slot-description';
import { readFields } from '../../forms/read-fields.ts';

type Values = Readonly<Record<string, string | number | null>>;

const isList = (template: JsonTemplate): template is readonly JsonTemplate[] => Array.isArray(template);

function fill(template: JsonTemplate, values: Values): unknown {
  if (typeof template !== 'object' || template === null) return template;
  if (isList(template)) return template.map((item) => fill(item, values));
  const { $field: field } = template;
  if (typeof field === 'string') return values[field] ?? null;
  return Object.fromEntries(Object.entries(template).map(([key, item]) => [key, fill(item, values)]));
}

/** Request body for the api from a form's texts; null when a field is missing or invalid. */
export function bodyOfForm({ fields, body }: FormAction, texts: Readonly<Record<string, string>>): unknown {
  const values = readFields(fields, texts);
  return values === null ? null : fill(body, values);
}
