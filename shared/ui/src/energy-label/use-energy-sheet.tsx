import type { EnergyLabelData } from '@shop/contracts/api/energy-label';
import type { EnergyMarking } from '@shop/contracts/api/product';
import { lazyOr } from '../lazy-part/lazy-or.tsx';
import type { LabelState } from './label-state.ts';
import type { EnergySheetDialogProps } from './energy-sheet-dialog.tsx';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';

/** Says that the dialog could not be fetched, and counts as closed. */
type SheetMissing = ComponentType<{ readonly onClose: () => void }>;

interface SheetProps extends EnergySheetDialogProps {
  readonly Missing: SheetMissing;
}

const EnergySheetDialog = lazyOr<SheetProps>(
  () => import(/* webpackChunkName: "energy-sheet" */ './energy-sheet-dialog.tsx'),
  ({ Missing, onClose }) => <Missing onClose={onClose} />,
);

/**
 * The label dialog of a product and how to open it; its code and the label are fetched on the press.
 *
 * @param load fetches the label of the product; until then, and when that fails, the dialog shows `marking`
 * @param Missing stands for the dialog where its code cannot be fetched; the next press tries again
 */
export function useEnergySheet(
  marking: EnergyMarking | null,
  load: () => Promise<EnergyLabelData>,
  Missing: SheetMissing,
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
        <EnergySheetDialog
          marking={marking}
          state={state}
          onRetry={fetchLabel}
          onClose={() => setIsOpen(false)}
          Missing={Missing}
        />
      </Suspense>
    ) : null,
  };
}
