import { BREAKPOINTS } from '@shop/domain/breakpoints';
import { isServer } from '@shop/platform/is-server';
import { type ComponentProps, type ComponentType, lazy } from 'react';
import { FilterForm } from './filter-form.tsx';

const WIDE = `(width >= ${BREAKPOINTS.lg}px)`;
const isWide = (): boolean => matchMedia(WIDE).matches;

/** Resolves when the window is wide enough for the panel. */
const whenWide = (): Promise<void> =>
  new Promise((resolve) => {
    if (isWide()) resolve();
    else matchMedia(WIDE).addEventListener('change', () => resolve(), { once: true });
  });

/**
 * The fields of the panel beside the list. On a small screen, where nobody sees them, they stay the HTML that the
 * server sent, until the panel goes: to hydrate some hundred elements in vain costs a phone a tenth of a second. Needs
 * a `Suspense` around it.
 */
export const PanelForm: ComponentType<ComponentProps<typeof FilterForm>> =
  isServer || isWide()
    ? FilterForm
    : lazy(async () => {
        await whenWide();
        return { default: FilterForm };
      });
