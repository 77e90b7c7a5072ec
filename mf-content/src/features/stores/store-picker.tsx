import { usePlatform } from '@shop/platform';
import { lazy, Suspense, useEffect, useState } from 'react';

const StoreDialog = lazy(() => import('./store-dialog.tsx'));

/** Opens the dialog that chooses 'Min butik', from wherever it is asked for: `store.pick`. */
export function StorePicker() {
  const { bus } = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => bus.on('store.pick', () => setIsOpen(true)), [bus]);
  return isOpen ? (
    <Suspense fallback={null}>
      <StoreDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null;
}
