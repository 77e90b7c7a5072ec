import { getEnergyLabel, type ProductSummary } from '@shop/contracts';
import { DialogMissing, usePlatform } from '@shop/platform';
import { EnergyLabelButton } from '@shop/ui/energy-label/energy-label.tsx';
import { useEnergySheet } from '@shop/ui/energy-label/use-energy-sheet.tsx';
import classes from './energy-mark.module.css';

type Marked = Pick<ProductSummary, 'id' | 'energyMarking'>;

/** The label dialog of a product and how to open it. */
export function useEnergyLabel({ id, energyMarking }: Marked) {
  const { api } = usePlatform();
  const load = async () => (await api.call(getEnergyLabel, { params: { id } })).data;
  return useEnergySheet(energyMarking, load, DialogMissing);
}

/** [1-79] The arrow with its scale, to stand beside the product's price; a press opens label and product sheet. */
export function EnergyMark({ product }: { readonly product: Marked }) {
  const { open, sheet } = useEnergyLabel(product);
  if (product.energyMarking === null) return null;
  const { rating, scale } = product.energyMarking;
  return (
    <div className={classes.mark}>
      <EnergyLabelButton rating={rating} scale={scale} onClick={open} />
      {sheet}
    </div>
  );
}
