import type { Platform } from '@shop/contracts/platform';
import { watchAdminPanel } from '../admin-panel/watch-admin-panel.ts';
import { watchKeys } from '../easter-egg/watch-keys.ts';
import { watchMyStore } from '../session/watch-my-store.ts';
import { watchTheme } from '../session/watch-theme.ts';
import { watchShownPages } from '../offline/watch-shown-pages.ts';
import { TAKEOVER_MEDIA, watchTakeovers } from '../takeover/watch-takeovers.ts';
import { watchKiosk } from '../kiosk/watch-kiosk.ts';

export interface ExtrasHost {
  leave(url: string): void;
  onError(error: unknown): void;
}

/** Starts features that a page does not need until everything else has hydrated. */
export function startExtras(platform: Platform, { leave, onError }: ExtrasHost): void {
  watchKiosk(platform, leave);
  watchShownPages(platform, { document, container: navigator.serviceWorker }).catch(onError);
  watchTheme(platform, document);
  watchMyStore(platform, onError);
  watchAdminPanel(platform, {
    storage: localStorage,
    load: () =>
      void import(/* webpackChunkName: "admin-panel" */ '../admin-panel/admin-panel.tsx')
        .then(({ mountAdminPanel }) => mountAdminPanel(platform))
        .catch(onError),
  });
  watchTakeovers(platform.store, {
    media: matchMedia(TAKEOVER_MEDIA),
    load: () =>
      import(/* webpackChunkName: "takeover" */ '../takeover/takeover-sides.tsx').then(
        ({ TakeoverSides }) => TakeoverSides,
      ),
    onError,
  });
  watchKeys(platform, {
    now: Date.now,
    showEffect: () =>
      void import(/* webpackChunkName: "easter-egg" */ '../easter-egg/effect.ts')
        .then(({ showEffect }) => showEffect())
        .catch(onError),
  });
}
