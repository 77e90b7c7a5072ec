import type { Place, Store, StoreMap } from '@shop/contracts/api/content';
import { openState } from '@shop/domain/opening-hours';
import { formatDistance } from '@shop/domain/stores';
import { href } from '@shop/platform';
import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { MapPin } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { MapPanel } from '../store-map/map-panel.tsx';
import type { Circle } from '../store-map/map-view.ts';
import { isPlaced } from '../store-map/marker.ts';
import { SelectedStore } from '../store-map/selected-store.tsx';
import { ChooseStoreButton } from './choose-store-button.tsx';
import { allServices } from './find-stores.ts';
import { OwnStores } from './own-stores.tsx';
import { StoreFilters } from './store-filters.tsx';
import { StoreRow } from './store-row.tsx';
import type { StoreQuery } from './store-query.ts';
import { type StoreSearchState, useStoreSearch } from './use-store-search.ts';
import classes from './store-finder.module.css';

interface StoreFinderProps {
  readonly stores: readonly Store[];
  readonly map: StoreMap;
  readonly query: StoreQuery;
  /** The place that the URL's term names; null for none. */
  readonly place: Place | null;
}

/**
 * [2.1-88], [O2.17-28] All stores: searched by place, radius, service and hours, in a list beside a map that shows the
 * same. The list is whole without the map, and the form works without script.
 */
export function StoreFinder({ stores, map, query, place }: StoreFinderProps) {
  const search = useStoreSearch(stores, query, place);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const services = useMemo(() => allServices(stores), [stores]);
  const has = (library: StoreMap['libraries'][number]): boolean => map.libraries.includes(library);
  const { found } = search;
  const shownId = found.some(({ store }) => store.id === selectedId) ? selectedId : null;

  return (
    <section aria-label="Butiker" className={classes.finder}>
      <StoreFilters search={search} services={services} hasPlaces={has('places')} hasRadius={has('circle')} />
      <OwnStores
        stores={stores}
        onAll={search.reset}
        onChoose={(id) => {
          search.reset();
          setSelectedId(id);
        }}
      />
      <p role="status" className={classes.count}>
        {countText(search)}
      </p>
      {found.length === 0 ? <NoStores search={search} stores={stores} /> : null}
      <div className={map.provider === 'off' ? undefined : classes.both}>
        {map.provider === 'off' ? null : (
          <FoundMap
            map={map}
            stores={stores}
            search={search}
            hasCircle={has('circle')}
            selectedId={shownId}
            onSelect={setSelectedId}
          />
        )}
        <FoundList search={search} selectedId={shownId} onShow={map.provider === 'off' ? null : setSelectedId} />
      </div>
    </section>
  );
}

function countText({ found, place, radiusKm }: StoreSearchState): string {
  const count = found.length === 1 ? '1 butik' : `${found.length} butiker`;
  if (place === null) return count;
  return `${count}${radiusKm === null ? '' : ` inom ${radiusKm} km`}, närmast ${place.name} först`;
}

function NoStores({ search, stores }: { readonly search: StoreSearchState; readonly stores: readonly Store[] }) {
  const { isOpenOnly, service } = search;
  const why = isOpenOnly || service !== '' ? 'Ingen butik passar det du har valt.' : 'Vi har ingen butik där ännu.';
  return (
    <p>
      {why}{' '}
      <button type="button" className={classes.reset} onClick={search.reset}>
        Visa alla {stores.length} butiker
      </button>
    </p>
  );
}

interface FoundMapProps {
  readonly map: StoreMap;
  readonly stores: readonly Store[];
  readonly search: StoreSearchState;
  readonly hasCircle: boolean;
  readonly selectedId: number | null;
  readonly onSelect: (id: number | null) => void;
}

function FoundMap({ map, stores, search, hasCircle, selectedId, onSelect }: FoundMapProps) {
  const { found, place, radiusKm } = search;
  // By their ids: each minute finds the same stores again, and the map moves only when there are others.
  const ids = found.map(({ store }) => store.id).join();
  const shown = useMemo(
    () => ids.split(',').flatMap((id) => stores.filter(isPlaced).filter((store) => String(store.id) === id)),
    [ids, stores],
  );
  const circle = useMemo(
    (): Circle | null => (hasCircle && place && radiusKm !== null ? { center: place, km: radiusKm } : null),
    [hasCircle, place, radiusKm],
  );
  const selected = found.find(({ store }) => store.id === selectedId);
  return (
    <div className={classes.map}>
      <MapPanel {...{ map, circle, selectedId, onSelect }} stores={shown}>
        {selected ? (
          <SelectedStore
            name={selected.store.name}
            href={href('store', { id: selected.store.id, name: selected.store.name })}
            text={[
              openState(selected.store.openingHours, search.now).text,
              ...(selected.km === null ? [] : [formatDistance(selected.km)]),
            ].join(' · ')}
            onClose={() => onSelect(null)}
          >
            <ChooseStoreButton store={selected.store} />
          </SelectedStore>
        ) : null}
      </MapPanel>
    </div>
  );
}

interface FoundListProps {
  readonly search: StoreSearchState;
  readonly selectedId: number | null;
  /** Null without a map. */
  readonly onShow: ((id: number) => void) | null;
}

function FoundList({ search: { found, now }, selectedId, onShow }: FoundListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-store="${selectedId}"]`);
    // Only the list's own scrolling: the page stays where the shopper looks.
    if (row && list.current) list.current.scrollTo({ top: row.offsetTop - list.current.offsetTop - 8 });
  }, [selectedId]);
  if (found.length === 0) return null;
  return (
    // A list that scrolls must be reached by the keyboard.
    <ul
      ref={list}
      role="list"
      tabIndex={onShow === null ? undefined : 0}
      aria-label="Butiker, i ordning"
      className={classes.list}
    >
      {found.map((each) => (
        <StoreRow key={each.store.id} found={each} now={now} isSelected={each.store.id === selectedId} isChoosable>
          {onShow === null || each.store.location === null ? null : (
            <IconButton
              icon={MapPin}
              label={`Visa ${each.store.name} på kartan`}
              className={classes.show}
              onClick={() => onShow(each.store.id)}
            />
          )}
        </StoreRow>
      ))}
    </ul>
  );
}
