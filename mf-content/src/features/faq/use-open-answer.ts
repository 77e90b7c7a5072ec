import { useEffect } from 'react';

/** Opens the answer that the URL's fragment names: a browser does so by itself only for a page that it loads. */
export function useOpenAnswer(hash: string): void {
  useEffect(() => {
    const open = (): void => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const details = id === '' ? null : document.getElementById(id)?.closest('details');
      if (!details) return;
      details.open = true;
      details.scrollIntoView?.({ block: 'start' });
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [hash]);
}
