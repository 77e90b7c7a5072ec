import type { ProductSummary } from '@shop/contracts/api/product';
import { formatDayAndYear, fromUnixSeconds, type Instant } from '@shop/domain/dates';
import { isReleased } from '@shop/domain/release';
import { type StockLine as StockFact, stockLines } from '@shop/domain/stock';
import type { StockLineProps } from './stock-line.tsx';

const TONES = {
  download: 'available',
  web: 'available',
  stores: 'available',
  supplier: 'limited',
  none: 'none',
} as const satisfies Record<StockFact['kind'], StockLineProps['tone']>;

/** Props of a product's one stock line: its release date before the release, else where it is in stock. */
export function toStockLine(
  product: Pick<ProductSummary, 'release' | 'stock'>,
  now: Instant,
): Pick<StockLineProps, 'tone' | 'text'> | undefined {
  if (product.release !== null && !isReleased(product, now)) {
    return { tone: 'incoming', text: `Släpps ${formatDayAndYear(fromUnixSeconds(product.release.timestamp))}` };
  }
  const line = stockLines(product.stock)[0];
  return line === undefined ? undefined : { tone: TONES[line.kind], text: line.text };
}
