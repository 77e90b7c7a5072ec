import type { LatLng } from '@shop/domain/stores';
import { select } from 'd3-selection';
import 'd3-transition';
import { zoom, type ZoomBehavior, zoomIdentity } from 'd3-zoom';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isMapGesture } from './map-gesture.ts';
import { EDGES, type Size, type View, viewAt, viewOf, ZOOM } from './map-view.ts';
import { scaleAt, toWorld, type WorldPoint, zoomOf } from './world.ts';

/** Milliseconds of a move that a button, a key or the list has caused. */
const MOVE_MS = 320;
const UNMEASURED: Size = { width: 640, height: 480 };

/** How the map is moved, whatever moves it. */
export interface MapMoves {
  /** Times so much: 2 is one level closer. */
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly showPoints: (points: readonly WorldPoint[]) => void;
  /** At this level or, where the map is closer already, at that. */
  readonly showPlace: (place: LatLng, zoom: number) => void;
  readonly centerOn: (point: WorldPoint) => void;
}

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNMEASURED);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/**
 * The view of a map in an element: dragged, pinched and turned with the wheel by d3-zoom, and moved by calls. Calls
 * move at once where less motion is wanted.
 */
export function useMapView(
  element: RefObject<HTMLElement | null>,
  first: readonly WorldPoint[],
): { view: View; size: Size; moves: MapMoves } {
  const size = useSize(element);
  const [view, setView] = useState<View>(
    () => viewOf(first, UNMEASURED) ?? viewAt({ lat: 62, lng: 16 }, 4, UNMEASURED),
  );
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown> | null>(null);
  const latest = useRef({ size, view });
  useEffect(() => {
    latest.current = { size, view };
  });

  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const created = zoom<HTMLElement, unknown>()
      .extent(() => [
        [0, 0],
        [latest.current.size.width, latest.current.size.height],
      ])
      .scaleExtent([scaleAt(ZOOM.min), scaleAt(ZOOM.max)])
      .translateExtent([
        [EDGES[0].x, EDGES[0].y],
        [EDGES[1].x, EDGES[1].y],
      ])
      .filter(isMapGesture)
      .on('zoom', ({ transform: { k, x, y } }: { transform: View }) => setView({ k, x, y }));
    behaviour.current = created;
    // One finger scrolls the page; two are the map's.
    select(target).call(created).style('touch-action', 'pan-x pan-y');
    const { x, y, k } = latest.current.view;
    select(target).call(created.transform, zoomIdentity.translate(x, y).scale(k));
    return () => void select(target).on('.zoom', null).interrupt();
  }, [element]);

  const moves = useMemo((): MapMoves => {
    const run = (move: (created: ZoomBehavior<HTMLElement, unknown>, target: HTMLElement) => void): void => {
      if (behaviour.current !== null && element.current !== null) move(behaviour.current, element.current);
    };
    const show = ({ k, x, y }: View): void =>
      run((created, target) => {
        const to = zoomIdentity.translate(x, y).scale(k);
        if (isStill()) select(target).call(created.transform, to);
        else select(target).transition().duration(MOVE_MS).call(created.transform, to);
      });
    return {
      zoomBy: (factor) =>
        run((created, target) => {
          if (isStill()) select(target).call(created.scaleBy, factor);
          else select(target).transition().duration(MOVE_MS).call(created.scaleBy, factor);
        }),
      panBy: (dx, dy) =>
        run((created, target) =>
          select(target).call(created.translateBy, dx / latest.current.view.k, dy / latest.current.view.k),
        ),
      showPoints: (points) => {
        const to = viewOf(points, latest.current.size);
        if (to !== null) show(to);
      },
      showPlace: (place, level) =>
        show(viewAt(place, Math.max(level, zoomOf(latest.current.view.k)), latest.current.size)),
      centerOn: ({ x, y }) => {
        const { k } = latest.current.view;
        const { width, height } = latest.current.size;
        show({ k, x: width / 2 - k * x, y: height / 2 - k * y });
      },
    };
  }, [element]);

  return { view, size, moves };
}

/** The points of places. */
export const pointsOf = (places: readonly LatLng[]): WorldPoint[] => places.map(toWorld);
