import { useEffect } from 'react';

/**
 * Scrolls to what the address points at, once it has come: the browser has found nothing to scroll to. Not for who has
 * scrolled on meanwhile.
 *
 * @param isLate the part has come after the page
 */
export function useLateAnchor(isLate: boolean): void {
  useEffect(() => {
    // As it stands there: ids of ours need no encoding, and '#%' cannot be decoded.
    const id = location.hash.slice(1);
    if (isLate && id !== '' && window.scrollY < window.innerHeight) document.getElementById(id)?.scrollIntoView();
  }, [isLate]);
}
