import type { EnergyLabelData } from '@shop/contracts/api/energy-label';

/** What the dialog knows of the label: nothing yet, all of it, or only what the card said. */
export type LabelState =
  { readonly status: 'pending' | 'failed' } | { readonly status: 'loaded'; readonly label: EnergyLabelData };
