import { IconButton } from '@shop/ui/icon-button/icon-button.tsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './selected-store.module.css';

interface SelectedStoreProps {
  readonly name: string;
  readonly href: string;
  /** Hours and distance. */
  readonly text: string;
  readonly onClose: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** The store that is chosen on the map, over its foot. */
export function SelectedStore({ name, href, text, onClose, children }: SelectedStoreProps) {
  return (
    <div role="group" aria-label="Vald butik" className={classes.card}>
      <div className={classes.about}>
        <a href={href} className={classes.name}>
          {name}
        </a>
        <span className={classes.text}>{text}</span>
      </div>
      {children}
      <IconButton icon={X} label={`Stäng ${name}`} onClick={onClose} />
    </div>
  );
}
