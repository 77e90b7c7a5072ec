import type { AtomStore, EventBus } from '@shop/contracts/platform';
import { atom } from 'jotai';
import { createConnectivity, POLL_MS, type Connectivity } from './create-connectivity.ts';

export const isOfflineAtom = atom(false);

/** Connects connectivity to the page: notifies the bus, shows the offline notice, pauses in a hidden tab. */
export function watchConnectivity(bus: EventBus, store: AtomStore): Connectivity {
  const connectivity = createConnectivity({
    isDeviceOnline: () => navigator.onLine,
    now: Date.now,
    onChange(isConnected) {
      store.set(isOfflineAtom, !isConnected);
      bus.emit(isConnected ? 'connected' : 'disconnected', {});
    },
  });
  const poll = () => {
    if (document.visibilityState === 'visible') connectivity.poll();
  };
  // A stored page starts offline.
  poll();
  setInterval(poll, POLL_MS);
  window.addEventListener('online', poll);
  window.addEventListener('offline', poll);
  document.addEventListener('visibilitychange', poll);
  return connectivity;
}
