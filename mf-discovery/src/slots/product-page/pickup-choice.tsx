import { getStores, type Store } from '@shop/contracts/api/content';
import { MINUTE_MS } from '@shop/domain/dates';
import { favouriteSource } from '@shop/domain/favourite-stores';
import { countText, storesInStock } from '@shop/domain/stock';
import { QueryProvider, useApiQuery, useNow, usePlatform, useShared } from '@shop/platform';
import { clsx } from 'clsx';
import { useState } from 'react';
import { pickupLine } from '../../rules/pickup-line.ts';
import type { FullProduct } from './load-product.ts';
import classes from './pickup.module.css';

interface PickupChoiceProps {
  readonly product: FullProduct;
}

/**
 * [9-43] When the product can be picked up in the shopper's favourite stores, at most four. Without any it says what
 * the supplier has, else that there are 'Butiker' [9-44].
 */
export default function PickupChoice({ product }: PickupChoiceProps) {
  const mine = useShared('myStore')?.id ?? null;
  const starred = useShared('starredStores');
  const suggested = useShared('user')?.storeSuggestions ?? [];
  const source = favouriteSource({ mine, starred, suggested }, product.stock);
  if (source.kind === 'stores') {
    return (
      <QueryProvider>
        <Favourites product={product} ids={source.ids} />
      </QueryProvider>
    );
  }
  const count = storesInStock(product.stock).length;
  return (
    <p className={classes.words}>
      <span>
        {source.kind === 'supplier'
          ? `${count === 0 ? 'I ingen butik just nu, men' : `Finns i ${countedStores(count)} och`} hos leverantören.`
          : `${source.store.name}: ${count === 0 ? 'slut just nu' : `finns i ${count}`}.`}
      </span>
      <PickStore label="Välj butik" />
    </p>
  );
}

const countedStores = (count: number): string => (count === 1 ? 'en butik' : `${count} butiker`);

function PickStore({ label }: { readonly label: string }) {
  const { bus } = usePlatform();
  return (
    <button type="button" className={classes.action} onClick={() => bus.emit('store.pick', {})}>
      {label}
    </button>
  );
}

function Favourites({ product, ids }: PickupChoiceProps & { readonly ids: readonly number[] }) {
  const { data, isError } = useApiQuery(getStores, {});
  const now = useNow(MINUTE_MS);
  const { now: clock } = usePlatform();
  // The page's data are as old as this part at most by the time that a page may be cached.
  const [seenAt] = useState(() => clock());
  const stores = data?.data.stores ?? [];
  const [first, ...others] = ids.flatMap((id) => stores.filter((store) => store.id === id));
  if (first === undefined) {
    return (
      <p className={classes.words}>
        {data === undefined && !isError ? 'Hämtar din butik …' : <PickStore label="Välj butik" />}
      </p>
    );
  }
  const { tone, text } = pickupLine({ stock: product.stock, store: first, others: stores, now, seenAt });
  return (
    <p className={classes.words}>
      <span aria-live="polite" className={clsx(tone === 'available' && classes.available)}>
        {text}
      </span>
      <PickStore label="Byt butik" />
      {others.length === 0 ? null : <span className={classes.others}>{countsIn(others, product)}</span>}
    </p>
  );
}

/** 'Borås 2 st · Lund slut' */
function countsIn(stores: readonly Store[], { stock }: FullProduct): string {
  const counts = new Map(storesInStock(stock).map(({ storeId, count }) => [storeId, count]));
  return stores
    .map(({ id, name }) => {
      const count = counts.get(id);
      return `${name} ${count === undefined ? 'slut' : `${countText(count)} st`}`;
    })
    .join(' · ');
}
