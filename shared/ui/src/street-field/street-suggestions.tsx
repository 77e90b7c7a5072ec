import type { StreetSuggestion } from '@shop/contracts/api/address';
import { formatZip } from '@shop/domain/validation/normalise';
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { type ComponentProps, memo, type RefCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type SuggestStreets, useStreets } from './use-streets.ts';
import styles from './street-field.module.css';

/** Attributes and handlers that the list lends to the field; its label, id and `autocomplete` stay its own. */
export type StreetWiring = Pick<
  ComponentProps<'input'>,
  | 'role'
  | 'aria-activedescendant'
  | 'aria-autocomplete'
  | 'aria-controls'
  | 'aria-expanded'
  | 'onBlur'
  | 'onChange'
  | 'onKeyDown'
> & { readonly ref: RefCallback<HTMLInputElement> };

/** Props of `StreetSuggestions`. The callbacks must be stable. */
export interface StreetSuggestionsProps {
  readonly value: string;
  /** What was typed by hand last; null when the browser or a choice has filled the field in. */
  readonly typed: string | null;
  readonly zipCode: string;
  readonly suggest: SuggestStreets;
  readonly onPick: (street: StreetSuggestion) => void;
  readonly onWiring: (wiring: StreetWiring) => void;
  /** Whether the field has the focus. */
  readonly hasFocus: () => boolean;
}

const { InputBlur, InputClick } = useCombobox.stateChangeTypes;

const placeOf = ({ zipCode, city }: StreetSuggestion): string => `${formatZip(zipCode)} ${city}`;

function statusOf(isShown: boolean, count: number, picked: StreetSuggestion | null): string {
  if (isShown) return count === 1 ? '1 adressförslag' : `${count} adressförslag`;
  return picked === null ? '' : `Ifyllt: ${picked.street}, ${placeOf(picked)}`;
}

/**
 * The list under a street field: an ARIA 1.2 combobox. It opens only for what is typed by hand, so that it never lies
 * over the browser's own list, and leaving the field chooses nothing.
 */
const StreetSuggestions = memo(function StreetSuggestions(props: StreetSuggestionsProps) {
  const { value, typed, zipCode, suggest, onPick, onWiring, hasFocus } = props;
  const streets = useStreets(typed, zipCode, suggest);
  const [picked, setPicked] = useState<StreetSuggestion | null>(null);
  const { isOpen, openMenu, highlightedIndex, getInputProps, getItemProps, getMenuProps } =
    useCombobox<StreetSuggestion>({
      items: [...streets],
      itemToString: (street) => street?.street ?? '',
      inputValue: value,
      selectedItem: null,
      stateReducer: (state, { type, changes }) => {
        if (type === InputClick) return state;
        return type === InputBlur ? { ...changes, selectedItem: state.selectedItem } : changes;
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem === null) return;
        setPicked(selectedItem);
        onPick(selectedItem);
      },
    });
  const isShown = isOpen && typed !== null && streets.length > 0;

  const own = getInputProps({ 'aria-label': 'Gatuadress' }, { suppressRefError: true }) as StreetWiring;
  useLayoutEffect(() =>
    onWiring({
      role: own.role,
      'aria-activedescendant': isShown ? own['aria-activedescendant'] || undefined : undefined,
      'aria-autocomplete': own['aria-autocomplete'],
      'aria-controls': own['aria-controls'],
      'aria-expanded': isShown,
      onBlur: own.onBlur,
      onChange: own.onChange,
      onKeyDown: own.onKeyDown,
      ref: own.ref,
    }),
  );
  useEffect(() => {
    // Typed while this code was loading. A field that was left stays left: an opened list takes the focus to it.
    if (typed !== null && hasFocus()) openMenu();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <p aria-live="polite" className="visually-hidden">
        {statusOf(isShown, streets.length, picked)}
      </p>
      <ul {...getMenuProps({ 'aria-label': 'Adressförslag' })} className={styles.list} hidden={!isShown}>
        {isShown
          ? streets.map((street, index) => (
              <li
                key={`${street.street}|${street.zipCode}`}
                {...getItemProps({ item: street, index })}
                className={clsx(styles.option, index === highlightedIndex && styles.highlighted)}
              >
                <span className={styles.street}>{street.street}</span> <span>{placeOf(street)}</span>
              </li>
            ))
          : null}
      </ul>
    </>
  );
});

export default StreetSuggestions;
