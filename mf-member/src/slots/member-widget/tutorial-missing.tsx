import { usePlatform } from '@shop/platform';
import { useEffect } from 'react';

/** When the tutorial's code cannot be fetched, whoever asked for it hears so. */
export function TutorialMissing({ onClose }: { readonly onClose: () => void }) {
  const { toasts } = usePlatform();
  useEffect(() => {
    toasts.show('Det gick inte att öppna rundturen. Försök igen om en stund.', 'error');
    onClose();
  }, [toasts, onClose]);
  return null;
}
