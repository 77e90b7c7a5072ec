import type { Product, ProductSummary } from '@shop/contracts/api/product';
import type { Services } from '../services.ts';
import { createPricePasses } from './price-pass.ts';
import { PRODUCT, SUMMARIES } from './summary-sql.ts';
import { type ProductRow, serializeProduct } from './serialize-product.ts';
import { type SummaryRow, serializeSummary } from './serialize-summary.ts';

export interface Products {
  /** Cards of the existing products, in the given order, in one query. */
  summaries(ids: readonly number[]): Promise<ProductSummary[]>;
  /** The product of a product page, or null. */
  product(id: number): Promise<Product | null>;
}

/** Reads products as they are in JSON. */
export function createProducts({ named, config, clock }: Pick<Services, 'named' | 'config' | 'clock'>): Products {
  const passes = createPricePasses(config.secrets);
  return {
    async summaries(ids) {
      if (ids.length === 0) return [];
      const now = clock.now();
      const rows = await named<SummaryRow & Record<string, unknown>>('summaries', SUMMARIES, [ids, now]);
      return rows.map((row) => serializeSummary(row, passes, now));
    },
    async product(id) {
      const now = clock.now();
      const [row] = await named<ProductRow & Record<string, unknown>>('product', PRODUCT, [id, now]);
      return row === undefined ? null : serializeProduct(row, passes, now);
    },
  };
}
