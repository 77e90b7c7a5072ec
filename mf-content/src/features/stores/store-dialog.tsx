import { openState } from '@shop/domain/opening-hours';
import { formatDistance } from '@shop/domain/stores';
import { QueryProvider, useDeferredQuery, usePlatform, useShared } from '@shop/platform';
import { Alert } from '@shop/ui/alert/alert.tsx';
import { Button } from '@shop/ui/button/button.tsx';
import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { ChooseStoreButton } from './choose-store-button.tsx';
import type { FoundStore } from './find-stores.ts';
import { type Finder, loadFinder } from './load-finder.ts';
import { PlaceField } from './place-field.tsx';
import classes from './store-dialog.module.css';
import { useStoreSearch } from './use-store-search.ts';

/** Stores that are listed at first. */
const FIRST_STORES = 6;

interface StoreDialogProps {
  readonly onClose: () => void;
}

/** Chooses 'Min butik': nearest to the zip code or to where the shopper is, or by town. */
export default function StoreDialog({ onClose }: StoreDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Välj din butik">
      <QueryProvider>
        <Stores onClose={onClose} />
      </QueryProvider>
    </Dialog>
  );
}

function Stores({ onClose }: StoreDialogProps) {
  const { api } = usePlatform();
  const zipCode = useShared('zipCode') ?? '';
  const { data, isError, refetch } = useDeferredQuery({
    queryKey: ['stores', zipCode],
    queryFn: ({ signal }) => loadFinder(api, { term: zipCode, radiusKm: null, isOpenOnly: false, service: '' }, signal),
  });
  if (data !== undefined) return <Choices finder={data} onClose={onClose} />;
  if (isError) {
    return (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>Försök igen</Button>}>
        Butikerna kunde inte hämtas.
      </Alert>
    );
  }
  return (
    <SkeletonGroup label="Hämtar butikerna">
      <div className={classes.pending}>
        <Skeleton width="wide" />
        <Skeleton width="wide" />
        <Skeleton width="wide" />
      </div>
    </SkeletonGroup>
  );
}

function Choices({ finder: { stores, map, query, place }, onClose }: StoreDialogProps & { readonly finder: Finder }) {
  // A zip code that names no place would hide every store.
  const search = useStoreSearch(stores, place === null ? { ...query, term: '' } : query, place);
  const [showsAll, setShowsAll] = useState(false);
  const { found } = search;
  const shown = showsAll ? found : found.slice(0, FIRST_STORES);
  return (
    <div className={classes.choices}>
      <MyStore />
      <div className={classes.where}>
        <PlaceField
          value={search.term}
          hasPlaces={map.libraries.includes('places')}
          onType={search.type}
          onPick={search.pick}
        />
        <Button
          size="large"
          icon={<Icon of={LocateFixed} />}
          isLoading={search.isLocating}
          onClick={() => {
            search.locate();
            search.setRadius(null);
          }}
        >
          Närmast mig
        </Button>
      </div>
      <p role="status" className={classes.note}>
        {found.length === 0 ? 'Vi har ingen butik där ännu.' : `${found.length} butiker`}
        {search.place === null ? '' : `, närmast ${search.place.name} först`}
      </p>
      <ul role="list" className={classes.list}>
        {shown.map((each) => (
          <Choice key={each.store.id} found={each} now={search.now} onClose={onClose} />
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          Visa alla {found.length} butiker
        </Button>
      ) : null}
    </div>
  );
}

/** What is chosen now, and the way back to none. */
function MyStore() {
  const { bus } = usePlatform();
  const mine = useShared('myStore');
  if (!mine) return null;
  return (
    <p className={classes.mine}>
      <span>Din butik är {mine.name}.</span>
      <Button variant="quiet" onClick={() => bus.emit('store.choose', { id: null })}>
        Ta bort
      </Button>
    </p>
  );
}

interface ChoiceProps extends StoreDialogProps {
  readonly found: FoundStore;
  readonly now: Date;
}

function Choice({ found: { store, km }, now, onClose }: ChoiceProps) {
  const { isOpen, text } = openState(store.openingHours, now);
  return (
    <li className={classes.choice}>
      <span className={classes.about}>
        <span className={classes.name}>{store.name}</span>
        <span className={classes.note}>
          {store.street}
          {km === null ? '' : ` · ${formatDistance(km)}`}
        </span>
        <StockLine tone={isOpen ? 'available' : 'none'} text={text} />
      </span>
      <ChooseStoreButton store={store} onChosen={onClose} />
    </li>
  );
}
