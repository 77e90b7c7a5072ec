import { CAMPAIGN_IDS } from '@shop/domain/ids';
import { href, useRoute, useShared } from '@shop/platform';
import { Drawer } from '@shop/ui/drawer/drawer.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Building2, LifeBuoy, Store, type LucideIcon } from 'lucide-react';
import type { BarEntry } from '../../features/navigation/header-data.ts';
import { placeInTree } from '../../features/navigation/nav-node.ts';
import { MenuStatus } from '../../features/navigation/menu-status.tsx';
import { useSectionTree } from '../../features/navigation/use-section-tree.ts';
import { HamburgerLevel } from './hamburger-level.tsx';
import { MemberEntry } from './member-entry.tsx';
import { MyStoreEntry } from './my-store-entry.tsx';
import classes from './hamburger-menu.module.css';

/** [2.7-12..14], [O2.7-01], [O2.7-02] Links below the sections. */
const BOTTOM_LINKS: readonly { icon: LucideIcon; name: string; href: string }[] = [
  { icon: LifeBuoy, name: 'Kundservice', href: href('info', { id: 1, name: 'Kundservice' }) },
  { icon: Store, name: 'Våra butiker', href: href('info', { id: 5, name: 'Våra butiker' }) },
  {
    icon: Building2,
    name: 'Företag',
    href: href('campaign', { id: CAMPAIGN_IDS.corporate, name: 'Pixelhamn Företag' }),
  },
];

interface HamburgerMenuProps {
  isOpen: boolean;
  campaigns: BarEntry | undefined;
  onClose: () => void;
}

/** §2.7 The navigation of small screens: one level of the tree at a time, at first the one that the page lies in. */
export function HamburgerMenu({ isOpen, campaigns, onClose }: HamburgerMenuProps) {
  const menu = useSectionTree();
  const { path } = useRoute();
  const nav = useShared('nav');
  const { staticTree } = nav.menu;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Meny"
      side="left"
      className={classes.drawer}
      footer={
        <>
          <MemberEntry onLeave={onClose} />
          <MyStoreEntry onLeave={onClose} />
          <BottomLinks />
        </>
      }
    >
      {menu.status === 1 && staticTree !== null ? (
        <HamburgerLevel
          key={path}
          tree={staticTree}
          startId={placeInTree(staticTree, nav)}
          campaigns={campaigns}
          onLeave={onClose}
        />
      ) : (
        <MenuStatus message={menu.status === -1 ? menu.msg : null} onRetry={menu.retry} />
      )}
    </Drawer>
  );
}

function BottomLinks() {
  return (
    <ul role="list" className={classes.bottom}>
      {BOTTOM_LINKS.map((link) => (
        <li key={link.href}>
          <a href={link.href} className={classes.bottomLink}>
            <Icon of={link.icon} />
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
