import type { AtomStore } from '@shop/contracts/platform';
import { Provider } from 'jotai';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SHELL_ID_PREFIX } from '../../layout/shell-id-prefix.ts';
import type { ReportError } from '../errors/report-error.ts';

export interface LayoutHydration {
  document: Document;
  store: AtomStore;
  layout: ReactNode;
  /** Modals and toasts, which are never in the server's HTML. */
  overlays: ReactNode;
  report: ReportError;
}

/** Hydrates the shell's own layout around the slots. */
export function hydrateLayout({ document, store, layout, overlays, report }: LayoutHydration): void {
  const root = document.getElementById('shell');
  if (!root) throw new Error('The document has no place for the shell');
  // In slices, as the slots: see `mountTree`.
  startTransition(() => {
    hydrateRoot(root, <Provider store={store}>{layout}</Provider>, {
      identifierPrefix: SHELL_ID_PREFIX,
      onRecoverableError: (error) => report(error, 'shell'),
    });
  });
  const over = document.createElement('div');
  over.id = 'shell-overlays';
  document.body.append(over);
  createRoot(over, { identifierPrefix: 'overlays-' }).render(<Provider store={store}>{overlays}</Provider>);
}
