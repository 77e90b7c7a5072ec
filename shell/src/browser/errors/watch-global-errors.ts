import type { AtomStore, EventBus } from '@shop/contracts/platform';
import { isErrorStatus } from '../../layout/layout.tsx';
import { viewAtom } from '../page-view.ts';

/** A global error replaces the page's content with the error view [8-34], until the next navigation. */
export function watchGlobalErrors(bus: EventBus, store: AtomStore): void {
  bus.on('error.global', ({ code }) => {
    const current = store.get(viewAtom);
    if (current) store.set(viewAtom, { ...current, status: isErrorStatus(code) ? code : 500, head: null });
  });
}
