import { usePlatform } from '@shop/platform';
import { getDeliveryDates } from '@shop/contracts/api/user';
import { UNKNOWN_ZIP_MESSAGE } from '@shop/domain/validation/customer-words';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { useRef } from 'react';
import { CONTACT_FORM } from './profile-forms.ts';
import type { SectionProps } from './section-props.ts';
import { SavedForm } from './saved-form.tsx';
import type { ProfileFormState } from './use-profile-form.ts';

const FULL_ZIP = /^[1-9]\d{4}$/;

const fieldOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

/** [O5-18] The zip code fills in the town, unless the member has typed one. */
function useTown(): (name: string, state: ProfileFormState) => void {
  const { api } = usePlatform();
  const isTyped = useRef(false);
  return (name, state) => {
    if (name === 'city') isTyped.current = true;
    const typedZip = (): string => normaliseZip(fieldOf(state.form.current, 'zipCode')?.value ?? '');
    const zipCode = typedZip();
    if (name !== 'zipCode' || !FULL_ZIP.test(zipCode)) return;
    api.call(getDeliveryDates, { params: { zipCode } }, { requestName: 'town-of-profile' }).then(
      ({ data }) => {
        const city = fieldOf(state.form.current, 'city');
        if (typedZip() !== zipCode || city === null) return;
        if (data.city === null) return state.setError('zipCode', UNKNOWN_ZIP_MESSAGE);
        if (isTyped.current) return;
        city.value = data.city;
        state.onInput('city');
      },
      // The member types the town instead.
      () => undefined,
    );
  };
}

/** Name, phone and address, which checkout is filled in with. */
export function ContactSection({ profile }: SectionProps) {
  const fillTown = useTown();
  return <SavedForm profile={profile} description={CONTACT_FORM} onFieldInput={fillTown} />;
}
