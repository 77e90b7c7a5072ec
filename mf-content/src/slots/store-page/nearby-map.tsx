import type { Store, StoreMap } from '@shop/contracts/api/content';
import { openState } from '@shop/domain/opening-hours';
import { distanceInKm, formatDistance } from '@shop/domain/stores';
import { href } from '@shop/platform';
import { useMemo, useState } from 'react';
import { MapPanel } from '../../features/store-map/map-panel.tsx';
import { isPlaced, type PlacedStore } from '../../features/store-map/marker.ts';
import { SelectedStore } from '../../features/store-map/selected-store.tsx';
import classes from './store-page.module.css';

interface NearbyMapProps {
  readonly map: StoreMap;
  readonly store: PlacedStore;
  readonly nearby: readonly Store[];
  readonly now: Date;
}

/** [O2.17-19] Where the store is, and the stores round it. */
export function NearbyMap({ map, store, nearby, now }: NearbyMapProps) {
  const [selectedId, setSelectedId] = useState<number | null>(store.id);
  const stores = useMemo(() => [store, ...nearby.filter(isPlaced)], [store, nearby]);
  const selected = stores.find(({ id }) => id === selectedId);
  return (
    <section aria-label="Karta" className={classes.map}>
      <MapPanel map={map} stores={stores} circle={null} selectedId={selectedId} onSelect={setSelectedId}>
        {selected && selected.id !== store.id ? (
          <SelectedStore
            name={selected.name}
            href={href('store', { id: selected.id, name: selected.name })}
            text={[
              openState(selected.openingHours, now).text,
              formatDistance(distanceInKm(store.location, selected.location)),
            ].join(' · ')}
            onClose={() => setSelectedId(store.id)}
          />
        ) : null}
      </MapPanel>
    </section>
  );
}
