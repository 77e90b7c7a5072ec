import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this element was rendered by the browser, not by the server. Constant from the first render on, so unlike a
 * "has hydrated" state it needs no second render, which took a quarter of the time to interactive on a page of many
 * images.
 */
export function useIsBrowserRendered(): boolean {
  // React reads the server snapshot only while hydrating.
  const [firstRender] = useState<{ value?: boolean }>(() => ({}));
  return useSyncExternalStore(
    never,
    () => (firstRender.value ??= true),
    () => (firstRender.value = false),
  );
}
