import { isChristmas } from '@shop/domain/dates';
import { Slot, useIsHydrated, useNow, usePlatform, useRoute, useShared } from '@shop/platform';
import { clsx } from 'clsx';
import { useRef } from 'react';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import { SearchBox, SearchForm } from '../../features/quick-search/search-box.tsx';
import { AdminButton } from './admin-button.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { HamburgerButton } from './hamburger-button.tsx';
import { LogoLink } from './logo-link.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { useNavPosition } from '../../features/navigation/use-nav-position.ts';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';
import { SECTION_IDS } from '@shop/domain/ids';
import classes from './header.module.css';

/** §2.4 The head of every page. On checkout only the way back, login and help remain [2.4-08]. */
export function Header({ entries }: { entries: readonly BarEntry[] }) {
  const ref = useRef<HTMLElement>(null);
  const { isCheckout = false } = useRoute();
  const isHidden = useHiddenOnScroll(ref);
  const now = useNow();
  useNavPosition();
  return (
    <header
      ref={ref}
      className={clsx(classes.header, isHidden && classes.isHidden)}
      data-christmas={isChristmas(now) || undefined}
    >
      {isCheckout ? <CheckoutHeader /> : <ShopHeader entries={entries} />}
    </header>
  );
}

function ShopHeader({ entries }: { entries: readonly BarEntry[] }) {
  const { isCrawler } = usePlatform();
  const isHydrated = useIsHydrated();
  const isEmployee = useShared('user')?.isEmployee ?? false;
  // [2.4-09], [O2.4-03] The crawlers' version reserves their space, of exactly their size, and a browser fills it.
  const isPrerender = isCrawler && !isHydrated;
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.menu}>
          {isPrerender ? null : <HamburgerButton campaigns={entries.find(({ id }) => id === SECTION_IDS.campaigns)} />}
        </div>
        <LogoLink />
        <div className={classes.search}>
          {isPrerender ? (
            <noscript>
              <SearchForm />
            </noscript>
          ) : (
            <SearchBox />
          )}
        </div>
        <div className={classes.tools}>
          {isEmployee ? <AdminButton /> : null}
          <Slot name="member-widget" className={classes.tool} />
          <Slot name="cart-widget" className={clsx(classes.tool, isPrerender && classes.unseen)} />
        </div>
      </div>
      <MegaMenu entries={entries} />
    </>
  );
}
