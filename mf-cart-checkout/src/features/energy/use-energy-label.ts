import type { CartRow } from '@shop/contracts';
import { getEnergyLabel } from '@shop/contracts/api/energy-label';
import { DialogMissing, usePlatform } from '@shop/platform';
import { useEnergySheet } from '@shop/ui/energy-label/use-energy-sheet.tsx';

/** The label dialog of a row's product and how to open it. */
export function useEnergyLabel({ id, energyMarking }: CartRow['product']) {
  const { api } = usePlatform();
  const load = async () => (await api.call(getEnergyLabel, { params: { id } })).data;
  return useEnergySheet(energyMarking ?? null, load, DialogMissing);
}
