import type { Store } from '@shop/contracts/api/content';
import { favouriteStores } from '@shop/domain/favourite-stores';
import { ANY_STORE } from '@shop/domain/ids';
import { useShared } from '@shop/platform';
import classes from './store-finder.module.css';

interface OwnStoresProps {
  readonly stores: readonly Store[];
  readonly onChoose: (id: number) => void;
  readonly onAll: () => void;
}

/**
 * [9-43] A shopper's stores at one press: their own and the starred ones, else at most four suggestions. A member
 * without any has the pseudo-store, which is all of them [9-44]. Personal, so in the browser alone.
 */
export function OwnStores({ stores, onChoose, onAll }: OwnStoresProps) {
  const user = useShared('user');
  const starred = useShared('starredStores');
  const mine = useShared('myStore')?.id ?? null;
  if (!user && mine === null) return null;
  const ids = favouriteStores({ mine, starred, suggested: user?.storeSuggestions ?? [] });
  const own = ids.flatMap((id) => stores.filter((store) => store.id === id));
  return (
    <div
      role="group"
      aria-label={mine !== null || starred.length > 0 ? 'Dina butiker' : 'Förslag på butiker'}
      className={classes.own}
    >
      {own.map(({ id, name }) => (
        <button key={id} type="button" className={classes.chip} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
      {own.length === 0 ? (
        <button type="button" className={classes.chip} onClick={onAll}>
          {ANY_STORE.name}
        </button>
      ) : null}
    </div>
  );
}
