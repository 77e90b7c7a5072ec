import { type RefObject, useEffect } from 'react';

/**
 * Lifts an element with `popover="manual"` into the top layer, and over a modal dialog that has opened since, whenever
 * `news` changes. Otherwise a toast after an action in a dialog would be under its backdrop.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, news: unknown) {
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof element.showPopover !== 'function') return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && document.querySelector('dialog:modal') === null) return;
    if (isOpen) element.hidePopover();
    element.showPopover();
  }, [ref, news]);
}
