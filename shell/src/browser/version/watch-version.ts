import { definitionOf } from '@shop/contracts/routes';
import type { AtomStore, SharedAtoms } from '@shop/contracts/platform';
import { hasHalfFilledForm } from './half-filled-form.ts';
import { decideReload } from './version-check.ts';

const STORAGE_KEY = 'reloadedForVersion';

export interface VersionWatch {
  /** Records a `Version` header [4-49]. */
  note(version: string): void;
  /** Whether the next navigation should be a full page load. */
  isReloadWaiting(): boolean;
}

export function watchVersion(own: string, store: AtomStore, atoms: SharedAtoms): VersionWatch {
  let isWaiting = false;
  return {
    isReloadWaiting: () => isWaiting,
    note(seen) {
      const decision = decideReload({
        own,
        seen,
        reloadedFor: sessionStorage.getItem(STORAGE_KEY),
        isCheckout: definitionOf(store.get(atoms.route)).isCheckout === true,
        isCartClean: store.get(atoms.cart).isClean,
        hasHalfFilledForm: hasHalfFilledForm(document),
      });
      if (decision === 'stay') return;
      sessionStorage.setItem(STORAGE_KEY, seen);
      if (decision === 'reload') location.reload();
      else isWaiting = true;
    },
  };
}
