import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from './common.ts';
import { EnergyMarking } from './product.ts';

/** A product's energy label as its dialog shows it. */
export const EnergyLabelData = z.object({
  marking: EnergyMarking,
  /** Page of the product-data provider with the official label; null: the marking says all there is. */
  frameUrl: z.nullable(z.string()),
});
export type EnergyLabelData = z.infer<typeof EnergyLabelData>;

/**
 * The label and data sheet of one product. A label of the shop's own comes without the provider's page, and so does
 * one that the provider does not know, or cannot be asked for. 404 when the product has no label.
 */
export const getEnergyLabel = endpoint({
  method: 'GET',
  path: 'product/:id/energy-label',
  access: 'never',
  cacheSeconds: 300,
  summary:
    'Energy label with product sheet, and the product-data provider’s page of it [7.10-01], [7.10-02], [O2.16-05].',
  params: z.object({ id: Id }),
  response: z.object({ data: EnergyLabelData }),
});
