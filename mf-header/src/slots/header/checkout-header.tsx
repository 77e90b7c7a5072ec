import { href } from '@shop/shared/remote';
import { Icon } from '@shop/shared/ui/icon/icon.tsx';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import { LogoLink } from './logo-link.tsx';
import classes from './header.module.css';

/** [2.4-08], [O2.4-04] The header of the checkout: nothing that leads away by accident. */
export function CheckoutHeader() {
  return (
    <div className={classes.checkout}>
      <a href={href('index')} className={classes.quietLink}>
        <Icon of={ArrowLeft} />
        <span className={classes.wideText}>Tillbaka till butiken</span>
        <span className={classes.narrowText}>Till butiken</span>
      </a>
      <LogoLink />
      <a href={href('info', { id: 1, name: 'Kundservice' })} className={classes.quietLink}>
        <Icon of={LifeBuoy} />
        <span className={classes.wideText}>Kundservice</span>
        <span className={classes.narrowText}>Hjälp</span>
      </a>
    </div>
  );
}
