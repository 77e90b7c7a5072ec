import { type RefObject, useEffect } from 'react';

const FIELDS = 'input:not([type=hidden], [type=radio], [type=checkbox])';

/**
 * Focuses the first empty field of a form, else its first, each time `request` rises above zero: the shopper has asked
 * for this form. One that opens by itself, or by an arrow in its tabs, takes no focus.
 */
export const useFocusRequest = (form: RefObject<HTMLFormElement | null>, request = 0): void => {
  useEffect(() => {
    if (request === 0) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])].filter(
      (field) => field.closest('[hidden]') === null,
    );
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [form, request]);
};
