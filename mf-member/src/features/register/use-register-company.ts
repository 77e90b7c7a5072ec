import { type FoundCompany, postCompanyLookup } from '@shop/contracts/api/address';
import { wallClockAt } from '@shop/domain/dates';
import { fieldsToFill, fieldsToRestore } from '@shop/domain/fill-fields';
import { usePlatform } from '@shop/platform';
import { useCompanyLookup } from '@shop/ui/company-lookup/use-company-lookup.ts';
import { type RefObject, useRef } from 'react';

type Field = 'companyName' | 'zipCode';
type Values = Readonly<Record<Field, string>>;

const FIELDS: readonly Field[] = ['companyName', 'zipCode'];
const GROUPS = FIELDS.map((field) => [field]);

const inputOf = (form: HTMLFormElement, name: string): HTMLInputElement | null => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

const read = (form: HTMLFormElement): Values => ({
  companyName: inputOf(form, 'companyName')?.value ?? '',
  zipCode: inputOf(form, 'zipCode')?.value ?? '',
});

function write(form: HTMLFormElement, values: Partial<Values>): void {
  for (const field of FIELDS) {
    const [input, value] = [inputOf(form, field), values[field]];
    if (input !== null && value !== undefined) input.value = value;
  }
}

/**
 * The organisation number fills in the company's name and zip code, unless they have been typed. `onFilled` is told of
 * each change.
 */
export function useRegisterCompany(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (form: HTMLFormElement, names: readonly Field[]) => void,
) {
  const { api, now } = usePlatform();
  const former = useRef<Partial<Values>>({});
  const fill = ({ name: companyName, zipCode }: FoundCompany): (() => void) | null => {
    const { current } = form;
    if (current === null) return null;
    const before = read(current);
    const filled = fieldsToFill<Field>(GROUPS, before, { companyName, zipCode }, former.current);
    const names = FIELDS.filter((field) => filled[field] !== undefined);
    if (names.length === 0) return null;
    former.current = { ...former.current, ...filled };
    write(current, filled);
    onFilled(current, names);
    return () => {
      write(current, fieldsToRestore<Field>(read(current), filled, before));
      onFilled(current, names);
      inputOf(current, 'corpNumber')?.focus();
    };
  };
  return useCompanyLookup({
    find: async (corpNumber, signal) => (await api.call(postCompanyLookup, { body: { corpNumber } }, { signal })).data,
    currentYear: wallClockAt(now()).year,
    onFound: fill,
  });
}
