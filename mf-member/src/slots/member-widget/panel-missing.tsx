import { usePlatform } from '@shop/platform';
import classes from './member-widget.module.css';

/** When the panel's code cannot be fetched, the page that does the same can. */
export function PanelMissing() {
  const { href } = usePlatform();
  return (
    <div className={classes.panel}>
      <a href={href('member.orders')}>Öppna Mina sidor</a>
    </div>
  );
}
