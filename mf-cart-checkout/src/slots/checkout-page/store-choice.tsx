import { useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { RadioCardGroup } from '@shop/ui/radio-card/radio-card.tsx';
import { useState } from 'react';
import { canHandOut } from '../../features/checkout/order-problems.ts';
import { placeOf } from './error-summary.tsx';
import { type ShippingMethod, storePlace, storeStock } from './shipping-texts.ts';
import classes from './delivery.module.css';

type Store = ShippingMethod['stores'][number];

/** Stores shown before the buyer asks for all. */
const FIRST = 3;

/** The member's own stores first, then those that have everything or get it; within that as the server has them. */
export function orderStores(stores: readonly Store[], starred: readonly number[]): Store[] {
  const rankOf = (store: Store): number => (starred.includes(store.id) ? 0 : 1) + (canHandOut(store) ? 0 : 2);
  return stores.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export interface StoreChoiceProps {
  readonly stores: readonly Store[];
  readonly value: number | null;
  readonly problem: string | undefined;
  readonly onChoose: (storeId: number) => void;
}

/** Which store, nearest first; one that cannot get everything is shown, but cannot be chosen. */
export function StoreChoice({ stores, value, problem, onChoose }: StoreChoiceProps) {
  const starred = useShared('starredStores');
  const [isWhole, setWhole] = useState(false);
  const ordered = orderStores(stores, starred);
  const first = ordered.slice(0, FIRST);
  const chosen = ordered.find(({ id }) => id === value);
  const shown = isWhole ? ordered : chosen && !first.includes(chosen) ? [chosen, ...first] : first;
  const hidden = ordered.length - shown.length;
  return (
    <div id={placeOf('store')} className={classes.choice}>
      <RadioCardGroup
        legend="Butik"
        name="storeId"
        options={shown.map((store) => ({
          value: String(store.id),
          label: starred.includes(store.id) ? `${store.name} (min butik)` : store.name,
          description: (
            <>
              <strong className={store.inStock ? classes.inStock : classes.brought}>{storeStock(store)}</strong>
              {storePlace(store)}
            </>
          ),
          disabled: !canHandOut(store),
        }))}
        value={value === null ? null : String(value)}
        message={problem}
        onChange={(id) => onChoose(Number(id))}
      />
      {hidden > 0 ? (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          {`Visa ${hidden} butiker till`}
        </Button>
      ) : null}
    </div>
  );
}
