import type { ProductSummary } from '@shop/contracts';
import type { getExtraProductData } from '@shop/contracts/api/recommendations';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { createProductNotes } from '../../components/product-notes.ts';

/** What employees see of a product beside the shop's own fields. */
export type ExtraData = ResponseOf<typeof getExtraProductData>['data'];

/** [3-66] A product with the fields for employees; `hasReceivedExtraData` tells it from one without. */
export type ExtendedProduct = ProductSummary & ExtraData[string];

/** [7.6-20] Merges each entry's fields into the product with its id; products without an entry are left out. */
export const extendProducts = (
  products: readonly ProductSummary[],
  data: ExtraData,
): ReadonlyMap<number, ExtendedProduct> =>
  new Map(
    products.flatMap((product) => {
      const extra = data[String(product.id)];
      return extra === undefined ? [] : [[product.id, { ...product, ...extra }] as const];
    }),
  );

/** The extended products of the shown list; none but for an employee whose admin panel is showing. */
export const { publish: publishExtended, useNote: useExtendedProduct } = createProductNotes<ExtendedProduct>();
