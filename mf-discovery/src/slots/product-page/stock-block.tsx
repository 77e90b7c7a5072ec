import { isReleased } from '@shop/domain/release';
import { stockLines, storesInStock } from '@shop/domain/stock';
import { href, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { ChevronDown } from 'lucide-react';
import type { Viewer } from '../../features/viewer/use-viewer.ts';
import type { FullProduct, NamedStore } from './load-product.ts';
import classes from './stock-block.module.css';
import { starredFirst } from './starred-first.ts';

const TONES = {
  download: 'available',
  web: 'available',
  stores: 'available',
  supplier: 'limited',
  none: 'none',
} as const;

export interface StockBlockProps {
  readonly product: FullProduct;
  readonly stores: readonly NamedStore[];
  readonly viewer: Viewer;
}

/** Where the product is: web warehouse, and store by store with the shopper's own stores first. */
export function StockBlock({ product, stores, viewer }: StockBlockProps) {
  const starred = useShared('starredStores');
  if (!isReleased(product, viewer.now)) return null;
  const counts = new Map(storesInStock(product.stock).map(({ storeId, count }) => [storeId, count]));
  return (
    <section aria-label="Lagerstatus" className={classes.box}>
      {stockLines(product.stock)
        .filter(({ kind }) => kind !== 'stores' || stores.length === 0)
        .map(({ kind, text }) => (
          <StockLine key={kind} tone={TONES[kind]} text={text} />
        ))}
      {stores.length === 0 ? null : (
        <details className={classes.stores}>
          <summary className={classes.summary}>
            <StockLine tone="available" text={stores.length === 1 ? 'I 1 butik' : `I ${stores.length} butiker`} />
            <Icon of={ChevronDown} size={16} className={classes.arrow} />
          </summary>
          <ul role="list" className={classes.list}>
            {starredFirst(stores, starred).map(({ id, name, city }) => (
              <li key={id} className={classes.store}>
                <a href={href('store', { id, name })}>{name}</a>
                {name.includes(city) ? null : <span className={classes.city}>{city}</span>}
                {starred.includes(id) ? <span className={classes.city}>Din butik</span> : null}
                <span className={classes.count}>{counts.get(id)} st</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
