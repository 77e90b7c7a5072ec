/** What names a cart row: two additions with the same key are the same row [3-08]. */
export interface CartRowKey {
  readonly productId: number;
  /** Kronor including VAT. */
  readonly unitPrice: number;
  /** The price pass, if the price needs one. Null, undefined and '' all mean that there is none. */
  readonly pass?: string | null | undefined;
  readonly extraData?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The parts of a cart row that make its key. */
export interface IdentifiableRow {
  readonly product: { readonly id: number; readonly price: { readonly pass?: string | null | undefined } };
  readonly unitPrice: number;
  readonly extraData?: Readonly<Record<string, unknown>> | null | undefined;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sortKeys(entry)]));
}

/** JSON with sorted keys at every depth, so that the order in which keys were set never matters [O3-04]. */
export function stableJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

/** [3-08] Product id, price, pass (if any) and extraData as one comparable string. */
export function cartRowIdentity({ productId, unitPrice, pass, extraData }: CartRowKey): string {
  return stableJson([productId, unitPrice, pass || null, extraData ?? {}]);
}

/** The key of an existing row. */
export function keyOfRow(row: IdentifiableRow): CartRowKey {
  return {
    productId: row.product.id,
    unitPrice: row.unitPrice,
    pass: row.product.price.pass,
    extraData: row.extraData,
  };
}
