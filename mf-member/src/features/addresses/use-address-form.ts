import type { AddressFields, StreetSuggestion } from '@shop/contracts/api/address';
import { getDeliveryDates } from '@shop/contracts/api/user';
import { wallClockAt } from '@shop/domain/dates';
import { cleanTypedValue } from '@shop/domain/validation/field-limits';
import { normaliseZip } from '@shop/domain/validation/normalise';
import { isApiError, usePlatform, useShared } from '@shop/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { dropSectionDraft, readSectionDraft, storeSectionDraft } from '../drafts/section-drafts.ts';
import {
  ADDRESS_FIELDS,
  addressError,
  addressErrors,
  type AddressErrors,
  type AddressField,
  type AddressFieldName,
} from './address-fields.ts';

const FULL_ZIP = /^[1-9]\d{4}$/;

const focusFirst = (form: HTMLFormElement, errors: AddressErrors): void => {
  const first = ADDRESS_FIELDS.find(({ name }) => errors[name] !== undefined);
  if (first) form.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
};

/** Values that were typed and not saved, over those that the form begins with. */
const withDraft = (start: AddressFields, draft: Readonly<Record<string, unknown>>): AddressFields => {
  const texts = ADDRESS_FIELDS.flatMap(({ name }) => (typeof draft[name] === 'string' ? [[name, draft[name]]] : []));
  const { isDefault = start.isDefault } = draft;
  return { ...start, ...(Object.fromEntries(texts) as Partial<AddressFields>), isDefault: isDefault === true };
};

export interface AddressFormOptions {
  /** Names the draft: 'new', or the id of the address. */
  readonly id: string;
  readonly start: AddressFields;
  /** Rejects with an ApiError when the address is refused. */
  readonly onSave: (address: AddressFields) => Promise<void>;
  readonly onCancel: () => void;
}

/** What stands in the fields; it outlives a reload until it is dropped. */
function useTyped(id: string, start: AddressFields) {
  const memberId = useShared('user')?.id ?? 0;
  const draftId = `address-${id}`;
  const [typed, setTyped] = useState(() => withDraft(start, readSectionDraft(sessionStorage, memberId, draftId) ?? {}));
  const isTouched = useRef(false);
  useEffect(() => {
    if (isTouched.current) storeSectionDraft(sessionStorage, memberId, draftId, { ...typed });
  }, [memberId, draftId, typed]);
  return {
    typed,
    change(values: Partial<AddressFields>): void {
      isTouched.current = true;
      setTyped((before) => ({ ...before, ...values }));
    },
    drop: (): void => dropSectionDraft(sessionStorage, memberId, draftId),
  };
}

/** State and actions of the form of one address. What is typed outlives a reload until it is saved or given up. */
export function useAddressForm({ id, start, onSave, onCancel }: AddressFormOptions) {
  const { api, now } = usePlatform();
  const { typed, change, drop } = useTyped(id, start);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isTownTyped = useRef(typed.city !== '');
  const zip = useRef(typed.zipCode);
  const year = wallClockAt(now()).year;

  const forgive = (names: readonly AddressFieldName[]): void =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.some((n) => n === name))),
    );

  /** [O5-18] The zip code fills in the town, unless the member has typed one. */
  const fillTown = (typedZip: string): void => {
    const zipCode = normaliseZip(typedZip);
    zip.current = zipCode;
    if (!FULL_ZIP.test(zipCode) || isTownTyped.current) return;
    api.call(getDeliveryDates, { params: { zipCode } }, { requestName: 'town-of-address' }).then(
      ({ data }) => {
        if (data.city !== null && !isTownTyped.current && zip.current === zipCode) change({ city: data.city });
      },
      // The member types the town instead.
      () => undefined,
    );
  };

  return {
    typed,
    errors,
    failure,
    isBusy,
    type(field: AddressField, text: string) {
      const { name } = field;
      change({ [name]: cleanTypedValue(field, text) });
      forgive([name]);
      if (name === 'city') isTownTyped.current = true;
      if (name === 'zipCode') fillTown(text);
    },
    setDefault: (isDefault: boolean) => change({ isDefault }),
    pick({ street, zipCode, city }: StreetSuggestion) {
      change({ street, zipCode, city });
      forgive(['street', 'zipCode', 'city']);
      isTownTyped.current = true;
    },
    leave(field: AddressField) {
      if (typed[field.name] === '') return;
      const error = addressError(field, typed[field.name], year);
      if (error !== null) setErrors((before) => ({ ...before, [field.name]: error }));
    },
    cancel() {
      drop();
      onCancel();
    },
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      const refuse = (found: AddressErrors, message: string | null): void => {
        setErrors(found);
        setFailure(message);
        focusFirst(form, found);
      };
      const found = addressErrors(typed, year);
      refuse(found, null);
      if (Object.keys(found).length > 0) return;
      setIsBusy(true);
      try {
        await onSave(typed);
        drop();
      } catch (error) {
        if (!isApiError(error)) throw error;
        const fields: AddressErrors = error.response?.fields ?? {};
        refuse(fields, Object.keys(fields).length > 0 ? null : error.userMessage);
      } finally {
        setIsBusy(false);
      }
    },
  };
}
