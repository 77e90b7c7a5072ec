import { isAboveMedium } from '@shop/domain/breakpoints';
import { usePlatform, useOnUrlChange } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { lazyOr } from '@shop/ui/lazy-part/lazy-or.tsx';
import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState, type MouseEvent } from 'react';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import { menuLoader } from '../../features/navigation/menu-loader.ts';
import { SECTION_LIST_ID } from './mega-menu.tsx';
import classes from './header.module.css';

const loadMenu = async () => ({
  default: (await import(/* webpackChunkName: "hamburger-menu" */ './hamburger-menu.tsx')).HamburgerMenu,
});

/** Leads to the list of sections instead, as the link does without script. */
function MenuMissing({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    globalThis.location.hash = SECTION_LIST_ID;
  }, [isOpen, onClose]);
  return null;
}

const HamburgerMenu = lazyOr(loadMenu, MenuMissing);

/**
 * [2.4-06] Opens the menu of small screens. Without script it links to the list of sections. Closes on a new page
 * [2.7-18].
 */
export function HamburgerButton({ campaigns }: { campaigns: BarEntry | undefined }) {
  const platform = usePlatform();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const open = (): void => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const warm = (): void => {
    menuLoader(platform).load();
    loadMenu().catch(() => undefined);
  };

  useEffect(
    () =>
      platform.bus.on('menu.open', () => {
        // A wide window has the bar of sections instead; the hidden drawer would be an invisible modal.
        if (!isAboveMedium(platform.store.get(platform.atoms.viewport).size)) open();
      }),
    [platform],
  );
  useOnUrlChange(() => setIsOpen(false));
  useEffect(() => menuLoader(platform).change({ burgerOpen: isOpen }), [platform, isOpen]);

  const onClick = (event: MouseEvent): void => {
    event.preventDefault();
    open();
  };

  return (
    <>
      <a
        href={`#${SECTION_LIST_ID}`}
        role="button"
        aria-label="Meny"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classes.hamburger}
        onPointerEnter={warm}
        onPointerDown={warm}
        onFocus={warm}
        onClick={onClick}
      >
        <Icon of={Menu} size={24} />
      </a>
      {wasOpened ? (
        <Suspense fallback={null}>
          <HamburgerMenu isOpen={isOpen} campaigns={campaigns} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
