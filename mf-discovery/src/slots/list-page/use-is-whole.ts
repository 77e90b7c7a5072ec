import type { RouteSnapshot } from '@shop/contracts/routes';
import { useRoute } from '@shop/platform';
import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { useDeferredValue, useEffect, useState } from 'react';

/** Cards that a first screen shows: four rows of a phone, two of a wide window. */
export const FIRST_SCREEN_CARDS = 8;

/** URLs of the lists that this document has shown: only these can be stepped back to with a scroll position. */
const shown = new Set<string>();

/** The scroll target must be rendered when the list replaces the old page. */
const mayScroll = ({ fullPath, hash }: Pick<RouteSnapshot, 'fullPath' | 'hash'>): boolean =>
  hash !== '' || shown.has(fullPath);

/**
 * Whether the whole list is rendered. False only for the first render of a list that the shopper opens here: all cards
 * take a phone half a second, and the page is shown with the first of them. The server and the hydration of its HTML
 * render all.
 */
export function useIsWhole(): boolean {
  const route = useRoute();
  const isBrowserRendered = useIsBrowserRendered();
  const [startsWhole] = useState(() => !isBrowserRendered || mayScroll(route));
  useEffect(() => void shown.add(route.fullPath), [route.fullPath]);
  // A first value, even the same one, costs a second render.
  return useDeferredValue(true, startsWhole ? undefined : false);
}
