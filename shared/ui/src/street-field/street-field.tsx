import type { StreetSuggestion } from '@shop/contracts/api/address';
import { clsx } from 'clsx';
import { type ComponentType, lazy, type Ref, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Input, type InputProps } from '../input/input.tsx';
import type { StreetSuggestionsProps, StreetWiring } from './street-suggestions.tsx';
import type { SuggestStreets } from './use-streets.ts';
import styles from './street-field.module.css';

/** Props of `StreetField`: those of an `Input`, controlled or not, and where its suggestions come from. */
export interface StreetFieldProps extends Omit<InputProps, 'value'> {
  readonly value?: string;
  /** What the zip code's field holds: streets near it come first. */
  readonly zipCode: string;
  readonly suggest: SuggestStreets;
  /** A suggestion was chosen: street, zip code and town are to be filled in. */
  readonly onPick: (street: StreetSuggestion) => void;
}

/** A list that cannot be loaded costs the suggestions, never the form. */
const Suggestions = lazy((): Promise<{ default: ComponentType<StreetSuggestionsProps> }> =>
  import('./street-suggestions.tsx').catch(() => ({ default: () => null })),
);

/** Letters typed, pasted or removed by hand; what the browser fills in has another type or none. */
const isTypedByHand = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean =>
  nativeEvent instanceof InputEvent && /^(?:insert(?!Replacement)|delete)/.test(nativeEvent.inputType);

const assignRef = (ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null): void => {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
};

/**
 * A street with suggestions. A text field as any other until it is focused: then the list is loaded. Typing never waits
 * for it, and `autoComplete` stays what it is.
 */
export function StreetField(props: StreetFieldProps) {
  const { value, zipCode, suggest, onPick, className, ref, onFocus, onBlur, onChange, onKeyDown, ...input } = props;
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [wiring, setWiring] = useState<StreetWiring | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasFocus = useCallback(() => field.current !== null && field.current === document.activeElement, []);
  const latest = useRef({ suggest, onPick });
  useEffect(() => {
    latest.current = { suggest, onPick };
  });
  const fetchStreets = useCallback<SuggestStreets>((query, signal) => latest.current.suggest(query, signal), []);
  const pick = useCallback((street: StreetSuggestion) => {
    setTyped(null);
    latest.current.onPick(street);
  }, []);
  const { ref: listRef, onBlur: leave, onChange: change, onKeyDown: press, ...aria } = wiring ?? {};

  return (
    <div className={clsx(styles.anchor, className)}>
      <Input
        {...input}
        {...aria}
        {...(value !== undefined && { value })}
        ref={(element) => {
          field.current = element;
          assignRef(ref, element);
          listRef?.(element);
        }}
        onFocus={(event) => {
          setWanted(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          leave?.(event);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          press?.(event);
          onKeyDown?.(event);
        }}
        onChange={(event) => {
          const isTyped = isTypedByHand(event);
          setTyped(isTyped ? event.target.value : null);
          if (isTyped) change?.(event);
          onChange?.(event);
        }}
      />
      {isWanted ? (
        <Suspense fallback={null}>
          <Suggestions
            value={value ?? typed ?? ''}
            typed={typed}
            zipCode={zipCode}
            suggest={fetchStreets}
            onPick={pick}
            onWiring={setWiring}
            hasFocus={hasFocus}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
