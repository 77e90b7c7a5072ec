import { href, Slot } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import { LogoLink } from './logo-link.tsx';
import classes from './header.module.css';

/**
 * [2.4-08], [O2.4-04] The header of the checkout: no links by which to leave it by accident. Members can log in here,
 * too.
 */
export function CheckoutHeader() {
  return (
    <div className={classes.checkout}>
      <a href={href('index')} className={classes.quietLink}>
        <Icon of={ArrowLeft} />
        <span className={classes.backText}>Tillbaka till butiken</span>
        <span className={classes.shortBackText} aria-hidden="true">
          Till butiken
        </span>
      </a>
      <LogoLink />
      <div className={classes.checkoutTools}>
        <Slot name="member-widget" className={classes.tool} />
        <a href={href('info', { id: 1, name: 'Kundservice' })} className={classes.quietLink}>
          <Icon of={LifeBuoy} />
          <span className={classes.helpText}>Kundservice</span>
        </a>
      </div>
    </div>
  );
}
