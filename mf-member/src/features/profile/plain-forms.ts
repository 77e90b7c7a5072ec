import { postProfileSettings } from '@shop/contracts/api/profile';
import { href } from '@shop/contracts/routing';
import type { FormAction, FormField } from '@shop/contracts/slot-description';
import type { ProfileField } from './profile-fields.ts';
import { COMPANY_FORM, CONTACT_FORM, type ProfileForm, REFERENCE_FORM, VISIBILITY_FORM } from './profile-forms.ts';

/** Key of the URL that names the form which was saved without JavaScript. */
export const SAVED_KEY = 'sparat';

const PREFIX = 'min-profil-';

/** The forms without switches, which a plain form leaves out when they are off. */
const PLAIN_FORMS: readonly ProfileForm[] = [CONTACT_FORM, REFERENCE_FORM, COMPANY_FORM, VISIBILITY_FORM];

const plainField = (field: ProfileField): FormField =>
  field.kind === 'text' ? { kind: 'text', min: 0, max: field.maxLength, default: '' } : { kind: 'text' };

const toAction = ({ id, fields }: ProfileForm): FormAction => ({
  path: `${PREFIX}${id}`,
  call: postProfileSettings.path,
  fields: Object.fromEntries(fields.map((field) => [field.name, plainField(field)])),
  body: Object.fromEntries(fields.map(({ name }) => [name, { $field: name }])),
  note: id,
  to: href('member.profile', {}, { [SAVED_KEY]: id }),
  readAt: href('member.profile'),
});

/** What the shell does with these forms without JavaScript. */
export const PLAIN_ACTIONS: readonly FormAction[] = PLAIN_FORMS.map(toAction);

/** Where a form posts to without JavaScript; null for one that needs it. */
export const plainActionOf = (form: ProfileForm): string | null =>
  PLAIN_FORMS.includes(form) ? `/se/${PREFIX}${form.id}` : null;

/** What the URL says of a form that was sent without JavaScript. */
export const plainOutcome = (
  id: string,
  query: Readonly<Record<string, unknown>>,
): { readonly note: string | null; readonly failure: string | null } => ({
  note: query[SAVED_KEY] === id ? 'Ändringarna har sparats!' : null,
  failure: query['fel'] === id ? 'Misslyckades med sparning! Kontrollera uppgifterna.' : null,
});
