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

/** Props of the line that says of a product, in one row, when it is released or else where it is. */
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
