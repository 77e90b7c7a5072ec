import { usePlatform, useRoute, useShared } from '@shop/platform';
import { useCombobox, type UseComboboxPropGetters } from 'downshift';
import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { FieldWiring } from './field-wiring.ts';
import { idleRows } from './idle-rows.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { GROUPS } from './suggestion-groups.ts';
import type { SuggestionRow } from './suggestion-rows.ts';
import { useExtraData, type ExtraData } from './use-extra-data.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSponsoredRows } from './use-sponsored-rows.ts';
import { useSuggestions } from './use-suggestions.ts';
import classes from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  onWiring: (wiring: FieldWiring) => void;
  /** The shopper has turned to the field: it opens although nothing is typed. */
  isAskedFor?: boolean;
  /** A row has been selected: the typed text is done with. */
  onChosen: () => void;
}

interface SuggestionGroupsProps {
  rows: readonly SuggestionRow[];
  highlightedIndex: number;
  viewer: ComponentProps<typeof SuggestionOption>['viewer'];
  extra: ExtraData;
  getItemProps: UseComboboxPropGetters<SuggestionRow>['getItemProps'];
}

/** The rows by kind; a group without rows has no heading either. */
function SuggestionGroups({ rows, highlightedIndex, viewer, extra, getItemProps }: SuggestionGroupsProps) {
  return GROUPS.map(({ name, look, kinds, hasHeading }) => {
    const own = rows.map((row, index) => ({ row, index })).filter(({ row }) => kinds.includes(row.kind));
    return own.length === 0 ? null : (
      <div key={name} role="group" aria-label={name} className={classes[look]}>
        {hasHeading ? (
          <p aria-hidden="true" className={classes.heading}>
            {name}
          </p>
        ) : null}
        {own.map(({ row, index }) => (
          <SuggestionOption
            key={row.id}
            row={row}
            viewer={viewer}
            extra={row.kind === 'product' ? extra[row.product.id] : undefined}
            isHighlighted={index === highlightedIndex}
            {...getItemProps({ item: row, index })}
          />
        ))}
      </div>
    );
  });
}

/** The list closes on another page, and when another dropdown opens. */
function useCloseElsewhere(closeMenu: () => void): void {
  const platform = usePlatform();
  const { fullPath } = useRoute();
  const shownPath = useRef(fullPath);
  useEffect(() => {
    if (shownPath.current !== fullPath) closeMenu();
    shownPath.current = fullPath;
  }, [fullPath, closeMenu]);
  useEffect(
    () => platform.bus.on('dropdown.opened', ({ name }) => (name === 'quick-search' ? undefined : closeMenu())),
    [platform, closeMenu],
  );
}

/** The rows for what is typed, or those of an empty field. */
function useRows(typed: string) {
  const { href } = usePlatform();
  const { term, rows: found, notice, hasFailed, popular } = useSuggestions(typed);
  const { terms: recent, forget } = useRecentSearches();
  const isEmpty = typed.trim() === '';
  const rows = useMemo(
    () => (isEmpty ? idleRows({ recent, popular, href }) : found),
    [isEmpty, recent, popular, href, found],
  );
  return { term: isEmpty && rows.length > 0 ? '' : term, rows, notice: isEmpty ? '' : notice, hasFailed, forget };
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
  isAskedFor = false,
}: SearchSuggestionsProps) {
  const platform = usePlatform();
  const isLoggedIn = Boolean(useShared('user'));
  const { show_prices_excluding_vat: showExcludingVat } = useShared('settings');
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const { term, rows, notice, hasFailed, forget } = useRows(typed);

  const reportClick = useSponsoredRows(rows);
  const extra = useExtraData(rows);

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
      reportClick(selectedItem);
      if (selectedItem?.kind === 'forget') return forget();
      // A click follows the row's own link; Enter needs its URL [O2.8-03].
      if (selectedItem && type === useCombobox.stateChangeTypes.InputKeyDownEnter)
        void platform.navigate(selectedItem.href);
      return undefined;
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
    // themselves. Whoever has left the field by now must not have another menu closed by it.
    const value = input.current?.value ?? '';
    setInputValue(value);
    if ((value !== '' || isAskedFor) && input.current === document.activeElement) openMenu();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useCloseElsewhere(closeMenu);

  const isShown = isOpen && term !== null;
  const viewer = { isLoggedIn, showExcludingVat, now: platform.now() };
  return (
    <div className={classes.dropdown} hidden={!isShown}>
      <p role="status" className={rows.length > 0 && notice === '' ? classes.unseen : classes.message}>
        {isShown ? notice || statusText(rows.length, term, hasFailed) : ''}
      </p>
      <div {...getMenuProps({ 'aria-label': 'Sökförslag' })} className={classes.list}>
        {isShown ? (
          <SuggestionGroups
            rows={rows}
            highlightedIndex={highlightedIndex}
            viewer={viewer}
            extra={extra}
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
