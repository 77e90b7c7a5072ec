import type { Store } from '@shop/contracts/api/content';
import { MINUTE_MS } from '@shop/domain/dates';
import { formatDistance, type LatLng } from '@shop/domain/stores';
import { href, useNow, usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Input } from '@shop/ui/input/input.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { LocateFixed } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { findStores, type FoundStore } from './find-stores.ts';
import { openState } from '@shop/domain/opening-hours';
import { STORE_SEARCH_FIELD } from './store-query.ts';
import classes from './store-list.module.css';

/**
 * [O2.17-28] All stores: searched by town, sorted by distance when the shopper shares a position. The form works
 * without script.
 */
export function StoreList({ stores, initialTerm }: { stores: readonly Store[]; initialTerm: string }) {
  const { toasts } = usePlatform();
  const now = useNow(MINUTE_MS);
  const [term, setTerm] = useState(initialTerm);
  const [place, setPlace] = useState<LatLng | null>(null);
  const [isLocating, setIsLocating] = useState(false);
  const found = findStores(stores, term, place);

  const locate = (): void => {
    setIsLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: coords.latitude, lng: coords.longitude });
        setIsLocating(false);
      },
      () => {
        toasts.show('Vi fick inte veta var du är. Sök på en ort i stället.', 'info');
        setIsLocating(false);
      },
      { maximumAge: 5 * MINUTE_MS, timeout: 10_000 },
    );
  };

  return (
    <section aria-label="Butiker" className={classes.stores}>
      <form
        method="get"
        role="search"
        aria-label="Sök butik"
        className={classes.search}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <Input
          name={STORE_SEARCH_FIELD}
          type="search"
          label="Ort, butik eller postnummer"
          autoComplete="address-level2"
          required={false}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          className={classes.field}
        />
        <Button
          size="large"
          icon={<Icon of={LocateFixed} />}
          isLoading={isLocating}
          className={classes.locate}
          onClick={locate}
        >
          Närmast mig
        </Button>
      </form>
      <p role="status" className={classes.count}>
        {found.length === 1 ? '1 butik' : `${found.length} butiker`}
      </p>
      {found.length === 0 ? (
        <p>
          Vi har ingen butik där ännu.{' '}
          <button type="button" className={classes.reset} onClick={() => setTerm('')}>
            Visa alla butiker
          </button>
        </p>
      ) : (
        <ul role="list" className={classes.list}>
          {found.map((each) => (
            <StoreRow key={each.store.id} found={each} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A store in a list: where it is, and whether it is open. */
export function StoreRow({ found: { store, km }, now }: { found: FoundStore; now: Date }) {
  const { isOpen, text } = openState(store.openingHours, now);
  return (
    <li className={classes.row}>
      <a href={href('store', { id: store.id, name: store.name })} className={classes.name}>
        {store.name}
      </a>
      <span className={classes.address}>
        {store.street}, {store.zipCode} {store.city}
      </span>
      <StockLine tone={isOpen ? 'available' : 'none'} text={text} />
      {km === null ? null : <span className={classes.distance}>{formatDistance(km)}</span>}
    </li>
  );
}
