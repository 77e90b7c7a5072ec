import { href, useRoute, usePlatform, useOnUrlChange } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyOr, Nothing } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Search } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldWiring } from './field-wiring.ts';
import { searchedText } from './searched-text.ts';
import classes from './search-box.module.css';

const loadSuggestions = async () => ({ default: (await import('./search-suggestions.tsx')).SearchSuggestions });
/** Without them the search is still a form. */
const SearchSuggestions = lazyOr(loadSuggestions, Nothing);

interface SearchFormProps {
  field?: ComponentProps<'input'>;
  onSubmit?: () => void;
  children?: ReactNode;
}

/** [2.4-03], [2.8-06] The search as a plain form: complete without script. */
export function SearchForm({ field, onSubmit, children }: SearchFormProps) {
  return (
    <form
      role="search"
      aria-label="Sök produkter"
      method="get"
      action={href('search')}
      onSubmit={onSubmit}
      className={classes.form}
    >
      <input
        type="search"
        name="searchString"
        aria-label="Sök i butiken"
        placeholder="Vad letar du efter?"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        className={classes.input}
        {...field}
      />
      <button type="submit" aria-label="Sök" className={classes.submit}>
        <Icon of={Search} />
      </button>
      {children}
    </form>
  );
}

const isPointerDevice = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** §2.8 Quick search. The field works from the first paint; suggestions are loaded at the first sign of typing. */
export function SearchBox() {
  const { bus } = usePlatform();
  const route = useRoute();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState<false | 'typed' | 'asked'>(false);
  const [wiring, setWiring] = useState<FieldWiring | null>(null);
  const term = searchedText(route);
  // The field's text when its page was loaded, or of its last search. Any other text is still being typed.
  const doneWith = useRef(term);
  const finish = useCallback(() => {
    doneWith.current = input.current?.value ?? '';
  }, []);
  const want = (how: 'typed' | 'asked'): void => {
    setIsWanted((before) => (how === 'asked' ? how : before || how));
    loadSuggestions().catch(() => undefined);
  };

  // [2.8-09] Only for a mouse: a focused field would open a phone's keyboard. Never takes the focus from another
  // element.
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (route.name !== 'search' && isFree && isPointerDevice()) input.current?.focus({ preventScroll: true });
    // Once per visit, not with every page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A new page starts with its own term; text that is being typed stays, as it is not meant for the page before.
  useOnUrlChange(() => {
    const field = input.current;
    if (field === null || (field === document.activeElement && field.value !== doneWith.current)) return;
    field.value = term;
    doneWith.current = term;
  });

  const isExpanded = wiring?.['aria-expanded'];
  useEffect(() => {
    if (isExpanded) bus.emit('dropdown.opened', { name: 'quick-search' });
  }, [bus, isExpanded]);

  return (
    <SearchForm
      onSubmit={finish}
      field={{
        defaultValue: term,
        onPointerDown: () => want('typed'),
        // Only until the list is there, which then has the click for itself.
        onClick: () => want('asked'),
        onKeyDown: ({ key }) => want(key === 'ArrowDown' ? 'asked' : 'typed'),
        onInput: () => want('typed'),
        ...wiring,
        ref: wiring?.ref ?? input,
      }}
    >
      {isWanted ? (
        <Suspense fallback={null}>
          <SearchSuggestions input={input} onWiring={setWiring} onChosen={finish} isAskedFor={isWanted === 'asked'} />
        </Suspense>
      ) : null}
    </SearchForm>
  );
}
