import type { StoreMap } from '@shop/contracts/api/content';
import { Button } from '@shop/ui/button/button.tsx';
import { Skeleton } from '@shop/ui/skeleton/skeleton.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type LoadedMap, loadMap } from './load-map.ts';
import type { MapProps } from './own-map.tsx';
import classes from './map-panel.module.css';

interface MapPanelProps extends Omit<MapProps, 'cluster'> {
  readonly map: StoreMap;
  readonly children?: ReactNode;
}

type State = 'waiting' | 'loading' | 'failed' | LoadedMap;

/** How far below the window the map is when it is loaded. */
const AHEAD = '200px';

/**
 * [O1-10] The map: loaded when it comes into view, and nothing without a provider. The page is whole without it; when
 * it cannot be loaded, that is said, and the sorted list remains.
 */
export function MapPanel({ map, children, ...props }: MapPanelProps) {
  const [state, setState] = useState<State>('waiting');
  const frame = useRef<HTMLDivElement>(null);
  const isWanted = state === 'loading';

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState((now) => (now === 'waiting' ? 'loading' : now));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadMap(map).then(
      (loaded) => isCurrent && setState(loaded),
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, map]);

  return (
    <div ref={frame} className={classes.panel}>
      {typeof state === 'object' ? (
        <state.Map {...props} cluster={state.cluster}>
          {children}
        </state.Map>
      ) : (
        <Pending isFailed={state === 'failed'} onRetry={() => setState('loading')} />
      )}
    </div>
  );
}

function Pending({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  if (!isFailed)
    return (
      <div className={classes.pending}>
        <Skeleton shape="square" className={classes.skeleton} />
        <p role="status" className={classes.text}>
          Kartan laddas …
        </p>
      </div>
    );
  return (
    <div role="alert" className={classes.pending}>
      <p className={classes.text}>Kartan kunde inte visas. Listan visar alla butiker.</p>
      <Button onClick={onRetry}>Försök igen</Button>
    </div>
  );
}
