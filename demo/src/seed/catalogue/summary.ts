import type { MadeProduct } from './product-row.ts';

/** A product's data for the rest of the seed (campaigns, lists, orders, relations). */
export interface ProductSummary {
  readonly id: number;
  readonly name: string;
  readonly subTitle: string;
  readonly typeKey: string;
  readonly categoryId: number;
  readonly categoryIds: readonly number[];
  readonly sectionId: number;
  readonly manufacturerId: number;
  readonly priceOre: number;
  readonly regularPriceOre: number | null;
  readonly levelOnePriceOre: number | null;
  readonly vatPerMille: number;
  readonly priceType: string | null;
  readonly isFlashSale: boolean;
  readonly popularity: number;
  readonly isUpcoming: boolean;
  readonly isDiscontinued: boolean;
  readonly isFyndware: boolean;
  /** Null for what is new. */
  readonly fyndwareClassId: number | null;
  readonly isDigital: boolean;
  readonly variantGroupId: number | null;
  readonly releaseAt: Date | null;
  readonly archetype: string;
  readonly reviewCount: number;
  readonly isRestricted: boolean;
}

export const summaryOf = ({ row, draft }: MadeProduct, now: Date): ProductSummary => ({
  id: row.id,
  name: row.name,
  subTitle: row.subTitle,
  typeKey: draft.typeKey,
  categoryId: row.categoryId,
  categoryIds: row.categoryIds,
  sectionId: row.sectionId,
  manufacturerId: row.manufacturerId,
  priceOre: row.priceOre,
  regularPriceOre: row.regularPriceOre ?? null,
  levelOnePriceOre: row.levelOnePriceOre ?? null,
  vatPerMille: row.vatPerMille ?? 250,
  priceType: row.priceType ?? null,
  isFlashSale: row.isFlashSale === true,
  popularity: row.popularity ?? 0,
  isUpcoming: row.releaseAt != null && row.releaseAt > now,
  isDiscontinued: row.isDiscontinued === true,
  isFyndware: row.isFyndware === true,
  fyndwareClassId: row.fyndwareClassId ?? null,
  isDigital: row.isDigital === true,
  variantGroupId: row.variantGroupId ?? null,
  releaseAt: row.releaseAt ?? null,
  archetype: row.archetype,
  reviewCount: row.reviewCount ?? 0,
  isRestricted: (row.statusCodes ?? []).length > 0 || row.maxPerCustomer != null || row.isGiftCard === true,
});
