import type { EnergyMarking } from '@shop/contracts/api/product';
import { parseProductSheet } from '@shop/domain/energy';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Image } from '../image/image.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { EnergyLabel } from './energy-label.tsx';
import classes from './energy-sheet-dialog.module.css';
import { LabelFrame } from './label-frame.tsx';
import type { LabelState } from './label-state.ts';

/** Props of `EnergySheetDialog`. */
export interface EnergySheetDialogProps {
  readonly marking: EnergyMarking;
  readonly state: LabelState;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

const LABEL_WIDTH = 320;
const LABEL_HEIGHT = 640;

const nameOf = ({ manufacturer, itemCode }: EnergyMarking): string => `Energimärkning för ${manufacturer} ${itemCode}`;

/** [O2.16-05] The shop's own label, else the provider's frame, else the arrow with rating and scale. */
function Label({ marking, frameUrl }: { readonly marking: EnergyMarking; readonly frameUrl: string | null }) {
  const { labelImageUrl, labelContent, rating, scale } = marking;
  if (labelImageUrl !== null || labelContent !== null) {
    return (
      <div className={classes.own}>
        {labelImageUrl === null ? null : (
          <Image
            src={labelImageUrl}
            alt={nameOf(marking)}
            width={LABEL_WIDTH}
            height={LABEL_HEIGHT}
            isResizable={false}
          />
        )}
        {labelContent === null ? null : <RichText html={labelContent} />}
      </div>
    );
  }
  const arrow = <EnergyLabel rating={rating} scale={scale} />;
  return frameUrl === null ? arrow : <LabelFrame url={frameUrl} title={nameOf(marking)} fallback={arrow} />;
}

function Sheet({ content }: { readonly content: string }) {
  const lines = parseProductSheet(content);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>Produktblad</h3>
      <table className={classes.sheet}>
        <tbody>
          {lines.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** [2.13-30][2.16-10][3-116] The energy label with the EU data sheet ('Produktblad'). */
export default function EnergySheetDialog({ marking: known, state, onRetry, onClose }: EnergySheetDialogProps) {
  const { marking, frameUrl } = state.status === 'loaded' ? state.label : { marking: known, frameUrl: null };
  return (
    <Dialog isOpen onClose={onClose} title="Energimärkning och produktblad" size="large">
      <p className={classes.product}>
        {marking.manufacturer}, modell {marking.itemCode}
      </p>
      <div aria-busy={state.status === 'pending'} className={classes.parts}>
        <div className={classes.label}>
          <Label marking={marking} frameUrl={frameUrl} />
        </div>
        <Sheet content={marking.productSheetContent} />
      </div>
      {state.status === 'failed' ? (
        <p role="status" className={classes.failed}>
          Hela märkningen kunde inte hämtas.{' '}
          <Button size="small" variant="quiet" onClick={onRetry}>
            Försök igen
          </Button>
        </p>
      ) : null}
    </Dialog>
  );
}
