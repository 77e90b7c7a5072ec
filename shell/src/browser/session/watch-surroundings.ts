import type { Platform, Viewport } from '@shop/contracts/platform';
import { BREAKPOINTS } from '@shop/domain/breakpoints';
import { readKiosk } from './kiosk.ts';
import { watchFlag } from './watch-flag.ts';

/** Screen sizes above xs, largest first; the first match applies. */
const SIZES = ['lg', 'md', 'sm'] as const;

function watchViewport({ store, atoms }: Platform): void {
  const touch = matchMedia('(pointer: coarse)');
  const queries = SIZES.map((size) => ({ size, media: matchMedia(`(width >= ${BREAKPOINTS[size]}px)`) }));
  const read = () => {
    const size: Viewport['size'] = queries.find(({ media }) => media.matches)?.size ?? 'xs';
    store.set(atoms.viewport, { size, isTouch: touch.matches });
  };
  for (const media of [touch, ...queries.map((row) => row.media)]) media.addEventListener('change', read);
  read();
}

/**
 * Sets atoms that only the browser knows: screen, kiosk, A/B variant. After hydration, so that the first render
 * matches.
 */
export function watchSurroundings(platform: Platform): void {
  const { store, atoms } = platform;
  watchViewport(platform);
  watchFlag(platform, Math.random);
  store.set(atoms.kiosk, readKiosk(store.get(atoms.route).query, sessionStorage));
}
