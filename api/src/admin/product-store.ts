import type { ProductFields } from '@shop/contracts/api/admin';
import { kronorToOre, oreToKronor } from '@shop/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import { sanitise } from '../content/sanitise.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { type product, productRelation } from '../db/schema/index.ts';
import { FALLBACK_DRAWING } from '../images/placeholders.ts';
import { unique } from './grouped.ts';
import { timestampOf, secondsAt } from './timestamps.ts';
import { readAttributes, valueIdsOf } from './product-attributes.ts';
import type { Shelf } from './product-shelf.ts';

export type ProductRecord = typeof product.$inferSelect;

const successors = (productId: number) =>
  and(eq(productRelation.productId, productId), eq(productRelation.kind, 'replacement'));

const kronorOf = (ore: number | null): number | null => (ore === null ? null : oreToKronor(ore));

/** A product's editable fields. */
export async function readFields(on: DbOrTx, row: ProductRecord): Promise<ProductFields> {
  const replacements = await on
    .select({ id: productRelation.relatedId })
    .from(productRelation)
    .where(successors(row.id))
    .orderBy(asc(productRelation.sort), asc(productRelation.relatedId));
  const { insurance, heroMarking, variantGroupId, fyndwareClassId } = row;
  return {
    name: row.name,
    mainTitle: row.mainTitle,
    subTitle: row.subTitle,
    metaTitle: row.metaTitle,
    articleNumber: row.articleNumber,
    ean: row.ean,
    manufacturerId: row.manufacturerId,
    categoryId: row.categoryId,
    attributes: await readAttributes(on, row.attributeValueIds),
    description: row.description,
    highlights: row.highlights,
    specifications: row.specifications,
    packageContents: row.packageContents,
    archetype: row.archetype,
    color: row.color,
    pictureLabel: row.pictureLabel,
    imageCount: row.imageCount,
    vatPerMille: row.vatPerMille as ProductFields['vatPerMille'],
    levelOnePrice: kronorOf(row.levelOnePriceOre),
    isHidden: row.isHidden,
    isDiscontinued: row.isDiscontinued,
    successorIds: replacements.map(({ id }) => id),
    releaseAt: secondsAt(row.releaseAt),
    minimumRankLevel: row.minimumRankLevel,
    statusCodes: row.statusCodes,
    isSponsored: row.isSponsored,
    isBackorderable: row.isBackorderable,
    maxPerCustomer: row.maxPerCustomer,
    limitedQuota: row.limitedQuota,
    splashes: row.splashes,
    heroText: heroMarking?.text ?? null,
    energy: row.energy,
    insurance:
      insurance === null
        ? null
        : {
            id: insurance.id,
            name: insurance.name,
            price: oreToKronor(insurance.priceOre),
            provider: insurance.provider,
          },
    variantGroup:
      variantGroupId === null
        ? null
        : { id: variantGroupId, name: row.variantGroupName ?? row.name, label: row.variantLabel ?? row.name },
    fyndware: row.isFyndware ? { classId: fyndwareClassId ?? 1, ofId: row.fyndwareOfId } : null,
    isDigital: row.isDigital,
    isShippable: row.isShippable,
    shippingClassId: row.shippingClassId,
    packageSizeId: row.packageSizeId,
    packageMeasurements: row.packageMeasurements,
    packageWeightGrams: row.packageWeightGrams,
    possibleDeliveryMethods: row.possibleDeliveryMethods,
  };
}

/** Defaults of a new product. */
export const NEW_PRODUCT: Omit<
  ProductFields,
  'name' | 'mainTitle' | 'articleNumber' | 'manufacturerId' | 'categoryId'
> = {
  subTitle: '',
  metaTitle: null,
  ean: '',
  attributes: [],
  description: '',
  highlights: [],
  specifications: [],
  packageContents: [],
  archetype: FALLBACK_DRAWING,
  color: '',
  pictureLabel: '',
  imageCount: 3,
  vatPerMille: 250,
  levelOnePrice: null,
  isHidden: false,
  isDiscontinued: false,
  successorIds: [],
  releaseAt: null,
  minimumRankLevel: 0,
  statusCodes: [],
  isSponsored: false,
  isBackorderable: false,
  maxPerCustomer: null,
  limitedQuota: null,
  splashes: [],
  heroText: null,
  energy: null,
  insurance: null,
  variantGroup: null,
  fyndware: null,
  isDigital: false,
  isShippable: true,
  shippingClassId: 1,
  packageSizeId: 1,
  packageMeasurements: [200, 150, 100],
  packageWeightGrams: 500,
  possibleDeliveryMethods: [],
};

/** Cleans fields before all else: HTML [O3-21], and duplicate ids. */
export const cleanFields = <Fields extends Partial<ProductFields>>(fields: Fields): Fields => ({
  ...fields,
  ...(fields.description !== undefined && { description: sanitise(fields.description) }),
  ...(fields.energy?.labelContent && {
    energy: { ...fields.energy, labelContent: sanitise(fields.energy.labelContent) },
  }),
  ...(fields.successorIds !== undefined && { successorIds: unique(fields.successorIds) }),
});

/** The columns of a product; `row` is its former state, for columns that are not edited. */
export async function columnsOf(tx: Tx, fields: ProductFields, shelf: Shelf, row: ProductRecord | null) {
  const {
    attributes,
    successorIds: _related,
    levelOnePrice,
    heroText,
    insurance,
    variantGroup,
    fyndware,
    releaseAt,
    ...same
  } = fields;
  return {
    ...same,
    ...shelf,
    attributeValueIds: await valueIdsOf(tx, attributes),
    levelOnePriceOre: levelOnePrice === null ? null : kronorToOre(levelOnePrice),
    heroMarking: heroText === null ? null : { text: heroText, imageUrl: row?.heroMarking?.imageUrl ?? null },
    insurance:
      insurance === null
        ? null
        : {
            id: insurance.id,
            name: insurance.name,
            priceOre: kronorToOre(insurance.price),
            provider: insurance.provider,
          },
    variantGroupId: variantGroup?.id ?? null,
    variantGroupName: variantGroup?.name ?? null,
    variantLabel: variantGroup?.label ?? null,
    isFyndware: fyndware !== null,
    fyndwareClassId: fyndware?.classId ?? null,
    fyndwareOfId: fyndware?.ofId ?? null,
    releaseAt: timestampOf(releaseAt),
  };
}

/** Stores the replacements of a product, the best first [7.6-13]. */
export async function setSuccessors(tx: Tx, productId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(productRelation).where(successors(productId));
  if (ids.length === 0) return;
  await tx
    .insert(productRelation)
    .values(ids.map((relatedId, sort) => ({ productId, kind: 'replacement' as const, relatedId, sort })));
}
