import { usePlatform, whenDue } from '@shop/platform';
import { useIsBrowserRendered } from '@shop/ui/image/use-is-browser-rendered.ts';
import { startTransition, useEffect, useState, type RefObject } from 'react';

/**
 * Whether a part that comes after the page is due. On a new visitor's first page that is when the page is first used,
 * or at once for what is in the window, or where the address points at a part; else as soon as the page has hydrated.
 *
 * @param element in the place of the part
 */
export function useIsDue(element: RefObject<Element | null>): boolean {
  const platform = usePlatform();
  const [isDue, setIsDue] = useState(useIsBrowserRendered());
  useEffect(() => {
    if (isDue || element.current === null) return;
    let isGone = false;
    const come = () => {
      if (!isGone) startTransition(() => setIsDue(true));
    };
    void (location.hash === '' ? whenDue(platform) : Promise.resolve()).then(come);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) come();
    });
    observer.observe(element.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [platform, element, isDue]);
  return isDue;
}
