import { useEffect, useRef, useState, type RefObject } from 'react';
import { afterScroll, AT_TOP } from './scroll-visibility.ts';

const isBusy = (header: HTMLElement): boolean =>
  header.contains(document.activeElement) || header.querySelector('[aria-expanded="true"]') !== null;

/** Whether the header has given way to reading; any focus inside brings it back. */
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
    header.addEventListener('focusin', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      header.removeEventListener('focusin', follow);
    };
  }, [ref]);

  return isHidden;
};
