import type { EnergyMarking } from '@shop/contracts/api/product';
import type { Energy } from '../db/schema/catalogue.ts';

/** [3-60] The EU energy label of a product; null for one that has none. */
export const serializeEnergy = (energy: Energy | null, manufacturer: string): EnergyMarking | null =>
  energy === null
    ? null
    : {
        rating: energy.rating,
        scale: energy.scale,
        manufacturer,
        itemCode: energy.itemCode,
        labelImageUrl: energy.labelImageUrl ?? null,
        labelContent: energy.labelContent,
        productSheetContent: energy.productSheetContent,
      };
