import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useCombobox, type UseComboboxPropGetters } from 'downshift';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { FieldWiring } from './field-wiring.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { GROUPS } from './suggestion-groups.ts';
import type { SuggestionRow } from './suggestion-rows.ts';
import { useSuggestions } from './use-suggestions.ts';
import classes from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  onWiring: (wiring: FieldWiring) => void;
  /** A row has been selected: the typed text is done with. */
  onChosen: () => void;
}

interface SuggestionGroupsProps {
  rows: readonly SuggestionRow[];
  highlightedIndex: number;
  viewer: ComponentProps<typeof SuggestionOption>['viewer'];
  getItemProps: UseComboboxPropGetters<SuggestionRow>['getItemProps'];
}

/** The rows by kind; a group without rows has no heading either. */
function SuggestionGroups({ rows, highlightedIndex, viewer, getItemProps }: SuggestionGroupsProps) {
  return GROUPS.map(({ name, look, kinds }) => {
    const own = rows.map((row, index) => ({ row, index })).filter(({ row }) => kinds.includes(row.kind));
    return own.length === 0 ? null : (
      <div key={name} role="group" aria-label={name} className={classes[look]}>
        {own.map(({ row, index }) => (
          <SuggestionOption
            key={row.id}
            row={row}
            viewer={viewer}
            isHighlighted={index === highlightedIndex}
            {...getItemProps({ item: row, index })}
          />
        ))}
      </div>
    );
  });
}

/** What may change the text that the list knows. */
const { InputChange, FunctionSetInputValue } = useCombobox.stateChangeTypes;
const TYPING: readonly unknown[] = [InputChange, FunctionSetInputValue];

/**
 * §2.8 The dropdown under the search field: a combobox's list. The field itself is not remounted and keeps its text,
 * so that text typed before this code was loaded is not lost; it gets downshift's handlers.
 */
export const SearchSuggestions = memo(function SearchSuggestions({
  input,
  onWiring,
  onChosen,
}: SearchSuggestionsProps) {
  const platform = usePlatform();
  const { fullPath } = useRoute();
  const isLoggedIn = Boolean(useShared('user'));
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const { term, rows, hasFailed } = useSuggestions(typed);

  const combobox = useCombobox<SuggestionRow>({
    items: rows,
    itemToString: (row) => row?.text ?? '',
    initialInputValue: typed,
    // The rows are where the shopper is, not what was chosen before.
    selectedItem: null,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    stateReducer: (state, { type, changes }) =>
      // Leaving the field or choosing a row must not rewrite what is typed.
      TYPING.includes(type) ? changes : { ...changes, inputValue: state.inputValue },
    onSelectedItemChange: ({ selectedItem, type }) => {
      onChosen();
      // A click follows the row's own link; Enter needs its URL [O2.8-03].
      if (selectedItem && type === useCombobox.stateChangeTypes.InputKeyDownEnter)
        void platform.navigate(selectedItem.href);
    },
  });
  const { isOpen, closeMenu, openMenu, setInputValue, highlightedIndex, getInputProps, getItemProps, getMenuProps } =
    combobox;

  // [2.8-06] The list handles Enter only for a row; otherwise the form does and searches for the typed text.
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent): void => {
    if (key !== 'Enter' || nativeEvent.isComposing || rows[highlightedIndex]) return;
    Object.assign(nativeEvent, { preventDownshiftDefault: true });
    closeMenu();
  };

  const {
    value: _value,
    ref,
    ...wiring
  } = getInputProps(
    {
      'aria-label': 'Sök i butiken',
      onKeyDown,
      ref: (element: HTMLInputElement | null) => void (input.current = element),
    },
    { suppressRefError: true },
  ) as FieldWiring & { value?: string };
  useLayoutEffect(() => onWiring({ ...wiring, ref }));

  useEffect(() => {
    // Text typed before this code was loaded opens the list, also while it was rendered; later keystrokes do so
    // themselves.
    const value = input.current?.value ?? '';
    setInputValue(value);
    if (value !== '') openMenu();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const shownPath = useRef(fullPath);
  useEffect(() => {
    if (shownPath.current !== fullPath) closeMenu();
    shownPath.current = fullPath;
  }, [fullPath, closeMenu]);
  useEffect(
    () => platform.bus.on('dropdown.opened', ({ name }) => (name === 'quick-search' ? undefined : closeMenu())),
    [platform, closeMenu],
  );

  const isShown = isOpen && term !== null;
  const viewer = { isLoggedIn, showExcludingVat, now: platform.now() };
  return (
    <div className={classes.dropdown} hidden={!isShown}>
      <p role="status" className={rows.length > 0 ? classes.unseen : classes.message}>
        {isShown ? statusText(rows.length, term, hasFailed) : ''}
      </p>
      <div {...getMenuProps({ 'aria-label': 'Sökförslag' })} className={classes.list}>
        {isShown ? (
          <SuggestionGroups
            rows={rows}
            highlightedIndex={highlightedIndex}
            viewer={viewer}
            getItemProps={getItemProps}
          />
        ) : null}
      </div>
    </div>
  );
});

/** [O2.8-05] Number of results for screen readers. */
function statusText(count: number, term: string, hasFailed: boolean): string {
  if (hasFailed) return 'Det gick inte att hämta förslag. Tryck på Enter för att söka.';
  return count === 0 ? `Inga träffar på "${term}"` : `${count} förslag`;
}
