import { useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { useSyncExternalStore } from 'react';

/** The browser's offer to install the shop as an app; not in TypeScript's library, as few browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const listeners = new Set<() => void>();
let offer: InstallOffer | null = null;

const set = (next: InstallOffer | null): void => {
  offer = next;
  listeners.forEach((listener) => listener());
};

/** Begins with the module: the browser makes its offer once, perhaps before the footer is there. */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    // No bar over the page: whoever wants the app finds it here.
    event.preventDefault();
    set(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => set(null));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Installs the shop as an app; only where the browser offers it, and never on a terminal in a store. */
export function InstallApp() {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  const isKiosk = useShared('kiosk');
  if (current === null || isKiosk) return null;
  const install = () => {
    // An offer can be taken once.
    set(null);
    void current.prompt();
  };
  return (
    <div>
      <Button variant="secondary" onClick={install}>
        Installera appen
      </Button>
    </div>
  );
}
