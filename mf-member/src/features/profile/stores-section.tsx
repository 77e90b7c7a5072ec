import { getStores, type Store } from '@shop/contracts/api/content';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { Refetchable } from './refetchable.tsx';
import type { SectionProps } from './section-props.ts';
import { MAX_STARS, useStars } from './use-stars.ts';
import classes from './profile-page.module.css';

/** Stores that can be visited; the pseudo-store has no address [O3-19]. */
const visitable = (stores: readonly Store[]): Store[] => stores.filter(({ location }) => location !== null);

const countText = (count: number): string =>
  count === 0 ? 'Du har inte valt någon butik än.' : `Du har valt ${count} av ${MAX_STARS} butiker.`;

function StoreList({ stores }: { readonly stores: readonly Store[] }) {
  const { href } = usePlatform();
  const { starred, pendingId, toggle } = useStars();
  const isFull = starred.length >= MAX_STARS;
  return (
    <>
      <p role="status" className={classes.note}>
        {countText(starred.length)}
        {isFull ? ' Ta bort en stjärna för att välja en annan.' : null}
      </p>
      <ul role="list" className={classes.stores}>
        {visitable(stores).map(({ id, name, street, city }) => {
          const isStarred = starred.includes(id);
          return (
            <li key={id} className={classes.store}>
              <span className={classes.storeText}>
                <a href={href('store', { id, name })}>{name}</a>
                <span className={classes.muted}>{[street, city].filter(Boolean).join(', ')}</span>
              </span>
              <Button
                aria-pressed={isStarred}
                aria-label={`Stjärnmärk ${name}`}
                isLoading={pendingId === id}
                icon={<Icon of={Star} className={clsx(isStarred && classes.starred)} />}
                className={classes.scripted}
                onClick={() => void toggle(id)}
              >
                {isStarred ? 'Vald' : 'Välj'}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** [1-50], [6-13] The member's stores, at most three. */
export function StoresSection({ data }: SectionProps) {
  return (
    <div className={classes.parts}>
      <p>
        Välj upp till tre butiker. De står först när du ser var en vara finns i lager och när du väljer var du hämtar.
      </p>
      <Refetchable
        first={data.stores}
        fetch={async (api) => (await api.call(getStores, {}, { fresh: true })).data.stores}
        failure="Det gick inte att hämta butikerna."
      >
        {(stores) =>
          stores.length === 0 ? <Alert>Vi har inga butiker just nu.</Alert> : <StoreList stores={stores} />
        }
      </Refetchable>
    </div>
  );
}
