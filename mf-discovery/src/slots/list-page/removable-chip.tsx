import { Icon } from '@shop/ui/icon/icon.tsx';
import { X } from 'lucide-react';
import classes from './removable-chip.module.css';

export interface RemovableChipProps {
  readonly label: string;
  /** The same list without it. */
  readonly to: string;
}

/** A filter that is on: a link to the list without it. */
export function RemovableChip({ label, to }: RemovableChipProps) {
  return (
    <a href={to} aria-label={`Ta bort filtret ${label}`} className={classes.chip}>
      {label}
      <Icon of={X} size={16} />
    </a>
  );
}
