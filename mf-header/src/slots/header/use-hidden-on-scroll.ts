import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterScroll, AT_TOP } from './scroll-visibility.ts';

/** The search field has the focus from the start where there is no touch; until it is used, nobody is in it. */
const isUntouched = (element: Element | null): boolean => element instanceof HTMLInputElement && element.value === '';

const isBusy = (header: HTMLElement): boolean => {
  const { activeElement } = document;
  if (header.querySelector('[aria-expanded="true"]') !== null) return true;
  return header.contains(activeElement) && !isUntouched(activeElement);
};

/** Whether the header has given way to reading; a focus inside, and what is typed into it, brings it back. */
export const useHiddenOnScroll = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isHidden, setIsHidden] = useState(false);
  const state = useRef(AT_TOP);

  useEffect(() => {
    const header = ref.current;
    if (!header) return undefined;
    state.current = { ...AT_TOP, turn: window.scrollY, y: window.scrollY };
    const follow = (): void => {
      state.current = afterScroll(state.current, window.scrollY, isBusy(header));
      setIsHidden(state.current.isHidden);
    };
    window.addEventListener('scroll', follow, { passive: true });
    const show = (): void => {
      state.current = afterScroll(state.current, window.scrollY, true);
      setIsHidden(false);
    };
    header.addEventListener('focusin', show);
    header.addEventListener('input', show);
    return () => {
      window.removeEventListener('scroll', follow);
      header.removeEventListener('focusin', show);
      header.removeEventListener('input', show);
    };
  }, [ref]);

  return isHidden;
};
