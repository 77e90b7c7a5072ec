import type { AtomStore } from '@shop/contracts/platform';
import type { ComponentType } from 'react';
import type { Takeover } from '@shop/contracts/rendering';
import { sidesAtom, takeoversAtom } from '../page-view.ts';

/** [9-102] A side width above 290 px, beside a page of 1128. */
export const TAKEOVER_MEDIA = '(width > 1708px)';

export interface TakeoverHost {
  media: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  load(): Promise<ComponentType<{ takeover: Takeover }>>;
  onError(error: unknown): void;
}

/** Fetches what draws takeovers the first time that there is one and the window has room for it. */
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
