import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { clsx } from 'clsx';
import { MapPin, Minus, Maximize2, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ClusterStores } from './cluster-stores.ts';
import { gestureHint, keyMove } from './map-gesture.ts';
import { type Circle, circlePoints, onScreen, type Size, STORE_ZOOM, type View } from './map-view.ts';
import { type Marker, markerLabel, type PlacedStore, storeMarker } from './marker.ts';
import shapes from './shapes.json';
import { type Town, townLabels } from './town-labels.ts';
import { pointsOf, useMapView } from './use-map-view.ts';
import { toWorld, toWorldRadius, zoomOf } from './world.ts';
import classes from './own-map.module.css';

const TOWNS = shapes.towns as unknown as readonly Town[];
/** Milliseconds for which a hint about gestures stays. */
const HINT_MS = 1600;

/** Props of a map; `cluster` is null where the library is not configured. */
export interface MapProps {
  readonly stores: readonly PlacedStore[];
  readonly cluster: ClusterStores | null;
  /** [1-101] The search's middle and radius. */
  readonly circle: Circle | null;
  readonly selectedId: number | null;
  readonly onSelect: (id: number | null) => void;
  /** What is said of the selected store, over the map's foot. */
  readonly children?: ReactNode;
}

/** A map of Sweden with the stores, drawn from shapes that come with the shop: nothing is fetched from anybody else. */
export function OwnMap({ stores, cluster, circle, selectedId, onSelect, children }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const points = useMemo(
    () => (circle === null ? pointsOf(stores.map(({ location }) => location)) : circlePoints(circle)),
    [circle, stores],
  );
  const { view, size, moves } = useMapView(frame, points);
  const hint = useGestureHint(frame);
  const markers = useMemo(() => cluster?.(stores) ?? (() => stores.map(storeMarker)), [cluster, stores]);

  useEffect(() => moves.showPoints(points), [moves, points, size]);
  useEffect(() => {
    const selected = stores.find(({ id }) => id === selectedId);
    if (selected) moves.showPlace(selected.location, STORE_ZOOM);
  }, [moves, selectedId, stores, size]);

  const press = (event: KeyboardEvent): void => {
    const move = keyMove(event);
    if (move === null) return;
    event.preventDefault();
    if (move === 'all') moves.showPoints(points);
    else if ('factor' in move) moves.zoomBy(move.factor);
    else moves.panBy(move.dx, move.dy);
  };
  const open = (marker: Marker): void => {
    if (marker.kind === 'store') return onSelect(marker.store.id === selectedId ? null : marker.store.id);
    moves.showPlace(marker.location, Math.max(marker.opensAt, zoomOf(view.k) + 1));
    // The marker is gone then; the focus stays on the map.
    frame.current?.focus({ preventScroll: true });
  };
  // WCAG 2.5.7, without dragging: a press on the ground brings it to the middle.
  const center = ({ nativeEvent: { offsetX, offsetY } }: MouseEvent): void =>
    moves.centerOn({ x: (offsetX - view.x) / view.k, y: (offsetY - view.y) / view.k });

  return (
    <div className={classes.map}>
      <div
        ref={frame}
        role="application"
        aria-label="Karta över butikerna. Piltangenter flyttar, plus och minus zoomar, noll visar allt."
        tabIndex={0}
        className={classes.frame}
        onKeyDown={press}
      >
        <Ground view={view} size={size} circle={circle} onPress={center} />
        {markers(zoomOf(view.k)).map((marker) => (
          <MarkerButton
            key={marker.key}
            marker={marker}
            view={view}
            isSelected={marker.kind === 'store' && marker.store.id === selectedId}
            onPress={() => open(marker)}
          />
        ))}
      </div>
      <div role="group" aria-label="Zooma kartan" className={classes.controls}>
        <IconButton icon={Plus} label="Zooma in" variant="floating" onClick={() => moves.zoomBy(2)} />
        <IconButton icon={Minus} label="Zooma ut" variant="floating" onClick={() => moves.zoomBy(0.5)} />
        <IconButton
          icon={Maximize2}
          label="Visa hela sökningen"
          variant="floating"
          onClick={() => moves.showPoints(points)}
        />
      </div>
      {hint === null ? null : (
        <p aria-hidden="true" className={classes.hint}>
          {hint}
        </p>
      )}
      <p className={classes.source}>Kartdata: Natural Earth, GeoNames (CC BY)</p>
      {children}
    </div>
  );
}

/** Says for a moment how the map is moved, to those who scroll the page over it. */
function useGestureHint(frame: { readonly current: HTMLElement | null }): string | null {
  const [hint, setHint] = useState<string | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (event: Event): void => {
      const found = gestureHint(event);
      if (found === null) return;
      setHint(found);
      clearTimeout(timer);
      timer = setTimeout(() => setHint(null), HINT_MS);
    };
    element.addEventListener('wheel', show, { passive: true });
    element.addEventListener('touchmove', show, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', show);
      element.removeEventListener('touchmove', show);
    };
  }, [frame]);
  return hint;
}

interface GroundProps {
  readonly view: View;
  readonly size: Size;
  readonly circle: Circle | null;
  readonly onPress: (event: MouseEvent) => void;
}

/**
 * Sea, land, lakes, names of towns, and the circle of the search: a picture, which the list beside it tells in words.
 */
function Ground({ view, size, circle, onPress }: GroundProps) {
  const center = circle && toWorld(circle.center);
  return (
    <svg aria-hidden="true" width="100%" height="100%" className={classes.ground} onClick={onPress}>
      <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
        <Land />
        {circle && center ? (
          <circle cx={center.x} cy={center.y} r={toWorldRadius(circle.km, circle.center)} className={classes.circle} />
        ) : null}
      </g>
      {circle ? <CircleMiddle {...onScreen(view, circle.center)} /> : null}
      {townLabels(TOWNS, view, size).map(({ name, x, y }) => (
        <text key={name} x={x} y={y + 18} className={classes.town}>
          {name}
        </text>
      ))}
    </svg>
  );
}

const LAND = (
  <>
    <path d={shapes.abroad} className={classes.abroad} />
    <path d={shapes.sweden} className={classes.sweden} />
    <path d={shapes.lakes} className={classes.lake} />
  </>
);
/** The same element for every view: nothing of it is compared again. */
const Land = () => LAND;

const CircleMiddle = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r="6" className={classes.middle} />
);

interface MarkerButtonProps {
  readonly marker: Marker;
  readonly view: View;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

function MarkerButton({ marker, view, isSelected, onPress }: MarkerButtonProps) {
  const { x, y } = onScreen(view, marker.location);
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // By script: the security policy allows no style attributes.
    place.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  }, [x, y]);
  return (
    <button
      ref={place}
      type="button"
      aria-label={markerLabel(marker)}
      aria-pressed={marker.kind === 'store' ? isSelected : undefined}
      className={clsx(classes.marker, classes[marker.kind], isSelected && classes.selected)}
      onClick={onPress}
    >
      {marker.kind === 'cluster' ? marker.stores.length : <MapPin size={20} aria-hidden="true" />}
    </button>
  );
}
