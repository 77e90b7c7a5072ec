import { useIsHydrated, useRoute } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import type { ReactNode } from 'react';
import { FormOutcome } from './form-outcome.tsx';
import { ProfileFieldInput } from './profile-field.tsx';
import type { ProfileForm } from './profile-forms.ts';
import { plainActionOf, plainOutcome } from './plain-forms.ts';
import { type ProfileFormState, useProfileForm, type ProfileFormOptions } from './use-profile-form.ts';
import classes from './profile-page.module.css';

export interface SavedFormProps extends Omit<ProfileFormOptions, 'description'> {
  readonly description: ProfileForm;
  readonly submitLabel?: string;
  /** Above the buttons. */
  readonly children?: ReactNode;
  /** After a field has been changed, e.g. to fill in another one. */
  readonly onFieldInput?: (name: string, state: ProfileFormState) => void;
}

/**
 * A form of settings, from its table of fields: it saves alone, says what it saved, and keeps what was typed. Texts and
 * choices are saved without JavaScript, too.
 */
export function SavedForm(props: SavedFormProps) {
  const { description, submitLabel = 'Spara', children, onFieldInput, ...options } = props;
  const { id, label, fields } = description;
  const isHydrated = useIsHydrated();
  const { query } = useRoute();
  const state = useProfileForm({ ...options, description });
  const action = plainActionOf(description);
  const plain = plainOutcome(id, query);
  const { note, failure, isBusy, isUnsaved } = state;
  return (
    <form
      ref={state.form}
      aria-label={label}
      method="post"
      action={action ?? undefined}
      noValidate={isHydrated}
      className={action === null ? classes.scripted : undefined}
      onSubmit={(event) => void state.submit(event)}
    >
      <div className={classes.fields}>
        {fields.map((field) => (
          <ProfileFieldInput
            key={field.name}
            field={field}
            saved={state.saved[field.name]}
            error={state.errors[field.name]}
            onInput={(name) => {
              state.onInput(name);
              onFieldInput?.(name, state);
            }}
            onLeave={state.onLeave}
          />
        ))}
      </div>
      {children}
      <FormOutcome
        failure={failure ?? (isHydrated ? null : plain.failure)}
        note={note ?? (isUnsaved ? 'Du har ändringar som inte är sparade.' : plain.note)}
        isBusy={isBusy}
      >
        <Button type="submit" isLoading={isBusy}>
          {submitLabel}
        </Button>
        {isUnsaved && !isBusy ? (
          <Button variant="quiet" onClick={state.reset}>
            Ångra ändringarna
          </Button>
        ) : null}
      </FormOutcome>
    </form>
  );
}
