import type { AtomStore } from '@shop/contracts/platform';
import type { ComponentType } from 'react';
import type { Takeover } from '@shop/contracts/rendering';
import { sidesAtom, takeoversAtom } from '../page-view.ts';

/** Window width with more than 290 px on each side [9-102] of a page of 1128 px. */
export const TAKEOVER_MEDIA = '(width > 1708px)';

export interface TakeoverHost {
  media: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  load(): Promise<ComponentType<{ takeover: Takeover }>>;
  onError(error: unknown): void;
}

/** Loads the takeover component once there is a takeover and the window is wide enough. */
export function watchTakeovers(store: AtomStore, { media, load, onError }: TakeoverHost): void {
  if (store.get(takeoversAtom).length === 0) return;
  const loadOnce = () => {
    if (!media.matches) return;
    media.removeEventListener('change', loadOnce);
    load().then((Sides) => store.set(sidesAtom, { Sides }), onError);
  };
  media.addEventListener('change', loadOnce);
  loadOnce();
}
