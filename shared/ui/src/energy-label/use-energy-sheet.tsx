import type { EnergyMarking } from '@shop/contracts/api/product';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const EnergySheetDialog = lazy(() => import('./energy-sheet-dialog.tsx'));

/** The data sheet of a product and how to open it; its code is fetched on the first press. */
export function useEnergySheet(marking: EnergyMarking | null): { open?: () => void; sheet: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  if (marking === null) return { sheet: null };
  return {
    open: () => setIsOpen(true),
    sheet: isOpen ? (
      <Suspense fallback={null}>
        <EnergySheetDialog marking={marking} onClose={() => setIsOpen(false)} />
      </Suspense>
    ) : null,
  };
}
