import { STREET_MIN_LENGTH, type StreetSuggestion } from '@shop/contracts/api/address';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after a keystroke before streets are fetched. */
export const STREET_DELAY_MS = 200;

/** Fetches streets that begin like the text; rejections mean that there are none. */
export type SuggestStreets = (
  query: { readonly text: string; readonly zipCode: string },
  signal: AbortSignal,
) => Promise<readonly StreetSuggestion[]>;

const NONE: readonly StreetSuggestion[] = [];

/**
 * Streets for what is typed: after a pause, cancelled by the next letter, and each text fetched once. Null, a short
 * text and a failure have none.
 */
export function useStreets(
  typed: string | null,
  zipCode: string,
  suggest: SuggestStreets,
): readonly StreetSuggestion[] {
  const [streets, setStreets] = useState(NONE);
  const fetched = useRef(new Map<string, readonly StreetSuggestion[]>());
  const latest = useRef(suggest);
  useEffect(() => {
    latest.current = suggest;
  });
  const text = (typed ?? '').trim();

  useEffect(() => {
    if (text.length < STREET_MIN_LENGTH) {
      setStreets(NONE);
      return undefined;
    }
    const key = `${text}|${zipCode}`;
    const known = fetched.current.get(key);
    if (known !== undefined) {
      setStreets(known);
      return undefined;
    }
    const controller = new AbortController();
    const request = async (): Promise<void> => {
      const found = await latest.current({ text, zipCode }, controller.signal).catch(() => null);
      if (controller.signal.aborted) return;
      if (found !== null) fetched.current.set(key, found);
      setStreets(found ?? NONE);
    };
    const timer = setTimeout(() => void request(), STREET_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, zipCode]);

  return streets;
}
