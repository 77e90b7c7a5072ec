import type { EnergyMarking } from '@shop/contracts/api/product';
import { parseProductSheet } from '@shop/domain/energy';
import { Dialog } from '../dialog/dialog.tsx';
import { EnergyLabel } from './energy-label.tsx';
import classes from './energy-sheet-dialog.module.css';

/** Props of `EnergySheetDialog`. */
export interface EnergySheetDialogProps {
  readonly marking: EnergyMarking;
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
