import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import classes from './cart-rows.module.css';
import { removedText, type RemovedRows } from './removed-rows.ts';

export interface RemovedRowProps {
  readonly removed: RemovedRows;
  readonly onUndo: () => void;
}

/** In place of a removed row. Takes the focus, since the button that was pressed is gone. */
export function RemovedRow({ removed, onUndo }: RemovedRowProps) {
  const textId = useId();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => item.current?.querySelector('button')?.focus(), []);
  return (
    <li ref={item} className={classes.removed}>
      <p id={textId}>{removedText(removed)}</p>
      <Button
        size="small"
        variant="quiet"
        icon={<Icon of={Undo2} size={16} />}
        aria-describedby={textId}
        onClick={onUndo}
      >
        Ångra
      </Button>
    </li>
  );
}
