import type { Product, ProductCard, WholeSummary } from '@shop/contracts/api/product';
import type { Services } from '../services.ts';
import { createPricePasses } from './price-pass.ts';
import { sharedCardCache } from './card-cache.ts';
import { cardUntil, serializeCard } from './serialize-card.ts';
import { CARDS, PRODUCT, SUMMARIES } from './summary-sql.ts';
import { type ProductRow, serializeProduct } from './serialize-product.ts';
import { type SummaryRow, serializeSummary } from './serialize-summary.ts';

export interface Products {
  /** Cards of the existing products, in the given order, in one query. */
  summaries(ids: readonly number[]): Promise<WholeSummary[]>;
  /**
   * The same products in the view `card`, from memory where they are as they were: only for who has read the listing
   * cache for this very response, which also finds what has changed of cards.
   */
  cards(ids: readonly number[]): Promise<ProductCard[]>;
  /** The product of a product page, or null. */
  product(id: number): Promise<Product | null>;
}

/** Reads products as they are in JSON. */
export function createProducts({ named, config, clock }: Pick<Services, 'named' | 'config' | 'clock'>): Products {
  const passes = createPricePasses(config.secrets);
  const cached = sharedCardCache(named);

  async function readCards(ids: readonly number[], now: Date): Promise<ProductCard[]> {
    const { version } = cached;
    const rows = await named<SummaryRow & Record<string, unknown>>('cards', CARDS, [ids, now]);
    return rows.map((row) => {
      const card = serializeCard(serializeSummary(row, passes, now));
      cached.put(card, cardUntil(row, now), version);
      return card;
    });
  }

  return {
    async cards(ids) {
      const now = clock.now();
      const known = new Map(ids.map((id) => [id, cached.get(id, now)]));
      const missing = [...known].flatMap(([id, card]) => (card === undefined ? [id] : []));
      const read = missing.length === 0 ? [] : await readCards(missing, now);
      for (const card of read) known.set(card.id, card);
      return ids.flatMap((id) => known.get(id) ?? []);
    },
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
