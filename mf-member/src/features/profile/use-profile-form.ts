import { postProfileSettings } from '@shop/contracts/api/profile';
import { usePlatform, useShared } from '@shop/platform';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { changedFields, changesOf, fieldErrors, type FieldErrors, shownValues, typedValues } from './profile-fields.ts';
import type { ProfileForm } from './profile-forms.ts';
import { dropSectionDraft, type FormValues, readSectionDraft, storeSectionDraft } from '../drafts/section-drafts.ts';
import { controlsOf, useForm } from './use-form.ts';
import type { Profile } from './use-profile.ts';

const UNCHANGED = 'Du har inte ändrat något.';

type Control = ReturnType<typeof controlsOf>[number];

const valueOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/** Fills the fields in; `unless` leaves those alone that show something else by now. */
function showValues(form: HTMLFormElement, values: FormValues, unless?: FormValues): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || (unless !== undefined && valueOf(control) !== unless[control.name])) continue;
    if (typeof value === 'string') control.value = value;
    else if (control instanceof HTMLInputElement) control.checked = value;
  }
}

/** Text that was typed into the form and not saved, after a reload or another page: filled in again. */
function useDraft(form: RefObject<HTMLFormElement | null>, { id, fields }: ProfileForm, saved: FormValues) {
  const memberId = useShared('user')?.id ?? null;
  const [isUnsaved, setIsUnsaved] = useState(false);
  const first = useRef({ id, fields, saved });

  useEffect(() => {
    const { current } = form;
    if (current === null || memberId === null) return;
    const { saved: shown, ...own } = first.current;
    // What was typed before the page could answer is newer than a draft.
    const draft = readSectionDraft(sessionStorage, memberId, own.id);
    if (draft !== null) showValues(current, draft, shown);
    const typed = typedValues(own.fields, new FormData(current));
    setIsUnsaved(changedFields(own.fields, shown, typed).length > 0);
  }, [form, memberId]);

  return {
    isUnsaved,
    keep(typed: FormValues): void {
      const isChanged = changedFields(fields, saved, typed).length > 0;
      setIsUnsaved(isChanged);
      if (memberId === null) return;
      if (isChanged) storeSectionDraft(sessionStorage, memberId, id, typed);
      else dropSectionDraft(sessionStorage, memberId, id);
    },
    drop(): void {
      setIsUnsaved(false);
      if (memberId !== null) dropSectionDraft(sessionStorage, memberId, id);
    },
  };
}

/** A setting that another part of the page has changed is shown here as well, unless it is being edited. */
function useSavedElsewhere(form: RefObject<HTMLFormElement | null>, saved: FormValues): void {
  const before = useRef(saved);
  useEffect(() => {
    if (form.current) showValues(form.current, saved, before.current);
    before.current = saved;
  });
}

export interface ProfileFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly saved: FormValues;
  readonly errors: FieldErrors;
  readonly failure: string | null;
  readonly note: string | null;
  readonly isBusy: boolean;
  readonly isUnsaved: boolean;
  /** A field has been changed. */
  onInput(name: string): void;
  /** A field has been left: what is wrong with it is said at once. */
  onLeave(name: string): void;
  setError(name: string, error: string | undefined): void;
  /** Shows what is saved again. */
  reset(): void;
  submit(event: FormEvent<HTMLFormElement>): Promise<void>;
}

export interface ProfileFormOptions {
  readonly profile: Profile;
  readonly description: ProfileForm;
  /** What to say beside the names of what was saved. */
  readonly remark?: (settings: Profile['settings'], changed: readonly string[]) => string | null;
}

/** State and actions of a form that saves settings [7.3-14]: only what was changed is sent. */
export function useProfileForm({ profile, description, remark }: ProfileFormOptions): ProfileFormState {
  const { api, now } = usePlatform();
  const { fields } = description;
  const form = useRef<HTMLFormElement>(null);
  const saved = shownValues(fields, profile.settings);
  const state = useForm();
  const draft = useDraft(form, description, saved);
  useSavedElsewhere(form, saved);
  const typedIn = (element: HTMLFormElement): FormValues => typedValues(fields, new FormData(element));

  const act = async (element: HTMLFormElement): Promise<string> => {
    const typed = typedIn(element);
    const changed = changedFields(fields, saved, typed);
    if (changed.length === 0) return UNCHANGED;
    const body = changesOf(changed, typed);
    await api.call(postProfileSettings, { body });
    const settings = await profile.saved(body);
    const shown = shownValues(fields, settings);
    showValues(element, shown, typed);
    // What was typed while the form was on its way is not saved yet.
    const typedSince = typedIn(element);
    if (changedFields(fields, shown, typedSince).length > 0) draft.keep(typedSince);
    else draft.drop();
    const names = changed.map(({ name }) => name);
    return [`Sparat: ${changed.map(({ label }) => label).join(', ')}.`, remark?.(settings, names) ?? '']
      .join(' ')
      .trim();
  };

  return {
    form,
    saved,
    errors: state.errors,
    failure: state.failure,
    note: state.note,
    isBusy: state.isBusy,
    isUnsaved: draft.isUnsaved,
    setError: state.setError,
    onInput(name) {
      if (form.current) draft.keep(typedIn(form.current));
      state.setError(name, undefined);
      state.setNote(null);
    },
    onLeave(name) {
      if (form.current === null) return;
      const typed = typedIn(form.current);
      const [field] = changedFields(
        fields.filter((each) => each.name === name),
        saved,
        typed,
      );
      if (field !== undefined) state.setError(name, fieldErrors([field], typed, now())[name]);
    },
    reset() {
      if (form.current) showValues(form.current, saved);
      draft.drop();
    },
    submit: (event) => state.submit(event, { check: (element) => fieldErrors(fields, typedIn(element), now()), act }),
  };
}
