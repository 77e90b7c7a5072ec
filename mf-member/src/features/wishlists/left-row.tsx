import { Button } from '@shop/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import type { LeftRow as Left } from './use-list-rows.ts';
import classes from './wishlists.module.css';

export interface LeftRowProps {
  readonly left: Left;
  readonly name: string;
}

/** The place of a row that has left the list, with the way to undo. It takes the focus: the pressed button is gone. */
export function LeftRow({ left: { text, undo }, name }: LeftRowProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => (place.current?.querySelector('button') ?? place.current)?.focus(), []);
  return (
    <li ref={place} tabIndex={-1} className={classes.left}>
      <span role="status">{text}</span>
      {undo === undefined ? null : (
        <Button variant="quiet" aria-label={`Ångra: ${name}`} onClick={() => void undo()}>
          Ångra
        </Button>
      )}
    </li>
  );
}
