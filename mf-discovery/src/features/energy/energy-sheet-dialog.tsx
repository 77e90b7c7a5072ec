import type { ProductSummary } from '@shop/contracts';
import { parseProductSheet } from '../../rules/energy.ts';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { EnergyLabel } from '../../components/energy-label/energy-label.tsx';
import classes from './energy-sheet-dialog.module.css';

export interface EnergySheetDialogProps {
  readonly marking: NonNullable<ProductSummary['energyMarking']>;
  readonly onClose: () => void;
}

/** [2.13-30][3-116] The EU data sheet ('Produktblad') behind the energy label. */
export default function EnergySheetDialog({ marking, onClose }: EnergySheetDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Produktblad">
      <div className={classes.head}>
        <EnergyLabel rating={marking.rating} scale={marking.scale} />
        <p>
          {marking.manufacturer}
          <br />
          Modell {marking.itemCode}
        </p>
      </div>
      <table className={classes.sheet}>
        <tbody>
          {parseProductSheet(marking.productSheetContent).map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
