import type { EnergyLabelData } from '@shop/contracts/api/energy-label';
import type { EnergyMarking } from '@shop/contracts/api/product';
import { lazyOr } from '../lazy-part/lazy-or.tsx';
import type { LabelState } from './label-state.ts';
import { Suspense, useEffect, useState, type ReactNode } from 'react';

/** Counts as closed, so that the next press tries again. */
function SheetMissing({ onClose }: { readonly onClose: () => void }): null {
  useEffect(onClose, [onClose]);
  return null;
}

const EnergySheetDialog = lazyOr(() => import('./energy-sheet-dialog.tsx'), SheetMissing);

/**
 * The label dialog of a product and how to open it; its code and the label are fetched on the press.
 *
 * @param load fetches the label of the product; until then, and when that fails, the dialog shows `marking`
 */
export function useEnergySheet(
  marking: EnergyMarking | null,
  load: () => Promise<EnergyLabelData>,
): { open?: () => void; sheet: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<LabelState>({ status: 'pending' });
  if (marking === null) return { sheet: null };
  const fetchLabel = () => {
    setState({ status: 'pending' });
    load().then(
      (label) => setState({ status: 'loaded', label }),
      () => setState({ status: 'failed' }),
    );
  };
  return {
    open: () => {
      setIsOpen(true);
      fetchLabel();
    },
    sheet: isOpen ? (
      <Suspense fallback={null}>
        <EnergySheetDialog marking={marking} state={state} onRetry={fetchLabel} onClose={() => setIsOpen(false)} />
      </Suspense>
    ) : null,
  };
}
