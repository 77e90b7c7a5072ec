import { MINUTE_MS } from '@shop/domain/dates';
import { openState } from '@shop/domain/opening-hours';
import { href, useNow, usePlatform, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { MapPin } from 'lucide-react';
import classes from './hamburger-menu.module.css';

interface MyStoreEntryProps {
  /** Closes the menu, which would lie over the dialog. */
  readonly onLeave: () => void;
}

/** 'Min butik' in the menu: the shopper's store with its hours, or the way to choose one. */
export function MyStoreEntry({ onLeave }: MyStoreEntryProps) {
  const { bus } = usePlatform();
  const mine = useShared('myStore');
  const now = useNow(MINUTE_MS);
  // Unknown as yet, or to a shell that knows no such thing.
  if (mine === undefined) return null;
  const pick = (): void => {
    onLeave();
    bus.emit('store.pick', {});
  };
  return (
    <div className={classes.myStore}>
      <Icon of={MapPin} />
      {mine === null ? null : (
        <a href={href('store', { id: mine.id, name: mine.name })} className={classes.myStoreName}>
          Min butik: {mine.name} – {openState(mine.openingHours, now).text}
        </a>
      )}
      <button type="button" className={classes.pickStore} onClick={pick}>
        {mine === null ? 'Välj din butik' : 'Byt butik'}
      </button>
    </div>
  );
}
