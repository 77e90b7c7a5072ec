import { DialogMissing, usePlatform } from '@shop/platform';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Suspense, useEffect, useState } from 'react';

const StoreDialog = lazyOr(() => import('./store-dialog.tsx'), DialogMissing);

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
