import { SHOP } from '@shop/contracts/config';
import { href, usePlatform, useShared } from '@shop/platform';
import { Logo } from '@shop/ui/logo/logo.tsx';
import { isPlainClick } from '@shop/ui/text-link/is-plain-click.ts';
import { useEffect, useRef, type MouseEvent } from 'react';
import { createTapCounter, TRIPLE_TAP_MS } from './tap-counter.ts';
import classes from './logo-link.module.css';

const ADMIN_ADDRESS = '/admin/';

/**
 * [2.4-01] The link to the start page. For employees three quick taps open the admin area instead, so a single tap
 * navigates only after the time for a third [O2.4-01].
 */
export function LogoLink() {
  const platform = usePlatform();
  const isEmployee = useShared('user')?.isEmployee ?? false;
  const countTap = useRef(createTapCounter());
  const goHome = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(goHome.current), []);

  const onClick = (event: MouseEvent): void => {
    if (!isEmployee || !isPlainClick(event)) return;
    event.preventDefault();
    clearTimeout(goHome.current);
    if (countTap.current(event.timeStamp)) {
      void platform.navigate(ADMIN_ADDRESS);
      return;
    }
    goHome.current = setTimeout(() => void platform.navigate(href('index')), TRIPLE_TAP_MS);
  };

  return (
    <a href={href('index')} className={classes.link} aria-label={`${SHOP.brand}, till startsidan`} onClick={onClick}>
      <Logo className={classes.logo} />
    </a>
  );
}
