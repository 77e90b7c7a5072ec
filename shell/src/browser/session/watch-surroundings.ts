import type { Platform, Viewport } from '@shop/shared/contracts/platform';
import { AB_KEY, flagCookie, pickFlag } from './ab-flag.ts';
import { readKiosk } from './kiosk.ts';

/** Screen sizes, largest first; the last one always fits. */
const SIZES: readonly (readonly [Viewport['size'], string])[] = [
  ['lg', '(width >= 992px)'],
  ['md', '(width >= 768px)'],
  ['sm', '(width >= 576px)'],
];

function watchViewport({ store, atoms }: Platform): void {
  const touch = matchMedia('(pointer: coarse)');
  const queries = SIZES.map(([size, query]) => ({ size, media: matchMedia(query) }));
  const read = () => {
    const size = queries.find(({ media }) => media.matches)?.size ?? 'xs';
    store.set(atoms.viewport, { size, isTouch: touch.matches });
  };
  for (const media of [touch, ...queries.map((row) => row.media)]) media.addEventListener('change', read);
  read();
}

/** Picks a flag for a browser that has none; the server renders by it from the next page on, so nothing changes under the eyes. */
function watchFlag({ store, atoms }: Platform): void {
  const flag = store.get(atoms.flag) ?? pickFlag(Math.random());
  const write = () => {
    const consent = store.get(atoms.consent);
    document.cookie = flagCookie(flag, consent, location.protocol === 'https:');
    if (consent?.personalisation) localStorage.setItem(AB_KEY, flag);
    else localStorage.removeItem(AB_KEY);
  };
  store.sub(atoms.consent, write);
  write();
}

/** What the page runs under that only the browser knows: screen, kiosk, A/B flag. Set after hydration, so that it agrees. */
export function watchSurroundings(platform: Platform): void {
  const { store, atoms } = platform;
  watchViewport(platform);
  watchFlag(platform);
  store.set(atoms.kiosk, readKiosk(store.get(atoms.route).query, sessionStorage));
}
