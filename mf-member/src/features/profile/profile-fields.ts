import type { ProfileChanges } from '@shop/contracts/api/profile';
import { wallClockAt } from '@shop/domain/dates';
import { formatZip, normaliseCorpNumber, normalisePhone, normaliseZip } from '@shop/domain/validation/normalise';
import { validateField } from '@shop/domain/validation/validate-field';
import type { FormValues } from '../drafts/section-drafts.ts';

type ChangeName = keyof ProfileChanges;
type NameOf<Value> = {
  [Name in ChangeName]-?: NonNullable<ProfileChanges[Name]> extends Value ? Name : never;
}[ChangeName];

/** A line of text. */
export interface TextField {
  readonly kind: 'text';
  readonly name: Exclude<NameOf<string>, 'profileVisibility'>;
  readonly label: string;
  readonly type: 'text' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
  readonly inputMode?: 'numeric';
  /** Name by which the rules know it, when it is another. */
  readonly rule?: string;
  /** What it says when it is left empty; without it, the field is optional. */
  readonly missing?: string;
  readonly hint?: string;
  readonly isHalf?: boolean;
}

/** One of several values. The key of an option is what the form sends. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly name: Extract<
    ChangeName,
    'notification_settings_level' | 'product_list_mode' | 'isDark' | 'profileVisibility'
  >;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly { readonly key: string; readonly value: unknown; readonly label: string }[];
}

/** On or off. */
export interface SwitchField {
  readonly kind: 'switch';
  readonly name: NameOf<boolean>;
  readonly label: string;
  readonly hint?: string;
}

/** One field of a section's form: what the browser has to know of it, and the rules that it follows. */
export type ProfileField = TextField | ChoiceField | SwitchField;
/** What is wrong, in Swedish, by the name of the field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const shownText = (name: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return name === 'zipCode' ? formatZip(text) : text;
};

function shownValue(field: ProfileField, value: unknown): string | boolean {
  if (field.kind === 'switch') return value === true;
  if (field.kind === 'text') return shownText(field.name, value);
  return field.options.find((option) => option.value === value)?.key ?? '';
}

/** The saved settings as the fields show them. */
export const shownValues = (fields: readonly ProfileField[], settings: ProfileChanges): FormValues =>
  Object.fromEntries(fields.map((field) => [field.name, shownValue(field, settings[field.name])]));

/** What stands in the fields of a form now. */
export const typedValues = (fields: readonly ProfileField[], form: FormData): FormValues =>
  Object.fromEntries(
    fields.map(({ kind, name }) => [name, kind === 'switch' ? form.has(name) : String(form.get(name) ?? '')]),
  );

const NORMALISED: ReadonlyMap<string, (value: string) => string> = new Map([
  ['zipCode', normaliseZip],
  ['phoneNumber', normalisePhone],
  ['corpNumber', normaliseCorpNumber],
]);

/** As the api stores it, so that another way to write the same is no change. */
function normalised({ name, kind }: ProfileField, value: string | boolean | undefined): string | boolean {
  if (typeof value !== 'string') return value === true;
  if (kind !== 'text') return value;
  return NORMALISED.get(name)?.(value) ?? value.trim();
}

/** The fields that have been changed, in their order. */
export const changedFields = <Field extends ProfileField>(
  fields: readonly Field[],
  saved: FormValues,
  typed: FormValues,
): Field[] => fields.filter((field) => normalised(field, saved[field.name]) !== normalised(field, typed[field.name]));

/** What is wrong with the text that was typed; empty when nothing is. The server repeats every rule [O5-12]. */
export function fieldErrors(fields: readonly ProfileField[], typed: FormValues, now: Date): FieldErrors {
  const currentYear = wallClockAt(now).year;
  const found = fields.flatMap((field): [string, string][] => {
    if (field.kind !== 'text') return [];
    const { name, rule = name, type, label, missing } = field;
    const result = validateField({ name: rule, type }, String(typed[name] ?? ''), {
      placeholder: label,
      emptyMessage: missing,
      required: missing !== undefined,
      currentYear,
    });
    return result.state === 'error' ? [[name, result.message]] : [];
  });
  return Object.fromEntries(found);
}

const sentValue = (field: ProfileField, typed: string | boolean | undefined): unknown => {
  if (field.kind !== 'choice') return normalised(field, typed);
  return field.options.find(({ key }) => key === typed)?.value;
};

/** The body that saves these fields [7.3-14]. */
export const changesOf = (fields: readonly ProfileField[], typed: FormValues): ProfileChanges =>
  Object.fromEntries(fields.map((field) => [field.name, sentValue(field, typed[field.name])])) as ProfileChanges;
