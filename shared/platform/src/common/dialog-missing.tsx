import { useEffect } from 'react';
import { usePlatform } from './hooks.ts';

/** Stands for a dialog whose code could not be fetched: says so, and counts as closed, to be tried again. */
export function DialogMissing({ onClose }: { readonly onClose: () => void }): null {
  const { toasts } = usePlatform();
  useEffect(() => {
    toasts.show('Det gick inte att hämta. Försök igen.', 'error');
    onClose();
    // Once, however often its opener renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
