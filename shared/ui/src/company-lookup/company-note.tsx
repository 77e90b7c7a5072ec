import { clsx } from 'clsx';
import { Button } from '../button/button.tsx';
import type { LookupState } from './use-company-lookup.ts';
import styles from './company-note.module.css';

/** Props of `CompanyNote`. */
export interface CompanyNoteProps {
  readonly state: LookupState;
  readonly className?: string;
}

function textOf(state: LookupState): string {
  switch (state.step) {
    case 'idle':
      return '';
    case 'searching':
      return 'Hämtar företagets uppgifter …';
    case 'unknown':
      return 'Vi hittar inget företag med det numret. Fyll i uppgifterna själv.';
    case 'away':
      return 'Uppgifterna kan inte hämtas just nu. Fyll i dem själv.';
    case 'undone':
      return 'Fälten är som de var.';
    case 'found':
      return state.undo === null ? `Numret tillhör ${state.name}.` : `Vi fyllde i uppgifterna för ${state.name}.`;
  }
}

/** What the look-up of a company came to, read out by screen readers, and the way to take it back. */
export function CompanyNote({ state, className }: CompanyNoteProps) {
  const undo = state.step === 'found' ? state.undo : null;
  return (
    <div className={clsx(styles.note, className)}>
      <p aria-live="polite" className={styles.text}>
        {textOf(state)}
      </p>
      {undo === null ? null : (
        <Button variant="quiet" onClick={undo}>
          Ångra ifyllningen
        </Button>
      )}
    </div>
  );
}
