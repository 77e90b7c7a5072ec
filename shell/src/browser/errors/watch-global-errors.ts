import type { AtomStore, EventBus } from '@shop/contracts/platform';
import { isErrorStatus } from '../../layout/layout.tsx';
import { viewAtom } from '../page-view.ts';

/** [8-34] A global error replaces the page's content with the error page, until the shopper goes on to another page. */
export function watchGlobalErrors(bus: EventBus, store: AtomStore): void {
  bus.on('error.global', ({ code }) => {
    const current = store.get(viewAtom);
    if (current) store.set(viewAtom, { ...current, status: isErrorStatus(code) ? code : 500, head: null });
  });
}
