import type { Platform } from '@shop/contracts/platform';
import { startOver } from './reset-kiosk.ts';
import { watchIdle } from './watch-idle.ts';

const QUESTION = 'kiosk-idle';

/** Blocks links to other sites: a terminal shows only the shop [O1-08]. */
function keepWithinShop(platform: Platform): () => void {
  const stop = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin === location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    platform.toasts.show('Länkar till andra webbplatser är avstängda på kundterminalen.', 'info');
  };
  document.addEventListener('click', stop, true);
  return () => document.removeEventListener('click', stop, true);
}

/** Runs kiosk mode while it is on. `leave` makes a full page load, which also clears forms and cached pages. */
export function watchKiosk(platform: Platform, leave: (url: string) => void): void {
  const { store, atoms, modals, href } = platform;
  let stops: (() => void)[] = [];

  const start = () => [
    keepWithinShop(platform),
    watchIdle(document, {
      confirmPresence: () =>
        modals.confirm({
          name: QUESTION,
          title: 'Är du kvar?',
          text: 'Om 15 sekunder loggas du ut och varukorgen töms, så att nästa kund inte ser dina uppgifter.',
          yes: 'Ja, jag är kvar',
          no: 'Nej, avsluta',
          hideCloseButton: true,
          dismissable: false,
        }),
      closeQuestion: () => modals.close(QUESTION),
      startOver: () =>
        void startOver(platform, { document, local: localStorage, session: sessionStorage }).then(() =>
          leave(href('index')),
        ),
    }),
  ];
  const apply = () => {
    const isOn = store.get(atoms.kiosk);
    if (isOn && stops.length === 0) stops = start();
    if (!isOn) for (const stop of stops.splice(0)) stop();
  };
  store.sub(atoms.kiosk, apply);
  apply();
}
