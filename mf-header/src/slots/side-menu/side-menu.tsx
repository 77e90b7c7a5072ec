import { Icon } from '@shop/ui/icon/icon.tsx';
import { ArrowLeft, BadgePercent } from 'lucide-react';
import { MenuStatus } from '../../features/navigation/menu-status.tsx';
import type { SideMenuView } from '../../features/navigation/side-menu-view.ts';
import type { SideMenuData } from './load-side-menu.ts';
import { useSideMenu } from './use-side-menu.ts';
import classes from './side-menu.module.css';

/** §2.6 The categories around the page, on wide screens. */
export function SideMenu({ initial }: { initial: SideMenuData }) {
  const { data, retry } = useSideMenu(initial);
  if (data.status === 'hidden') return null;
  if (data.status !== 1) return <MenuStatus message={data.status === -1 ? data.msg : null} onRetry={retry} />;
  return <Content view={data.view} />;
}

function Content({ view: { back, heading, links, campaigns } }: { view: SideMenuView }) {
  return (
    <nav aria-label="Underkategorier" className={classes.menu}>
      {back === null ? null : (
        <a href={back.href} className={classes.back}>
          <Icon of={ArrowLeft} size={16} />
          {back.name}
        </a>
      )}
      {heading === null ? null : (
        <a href={heading.href} className={classes.heading}>
          {heading.name}
        </a>
      )}
      <ul role="list" className={classes.list}>
        {links.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} className={classes.link} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
        {campaigns === null ? null : (
          <li>
            <a href={campaigns.href} className={`${classes.link} ${classes.campaigns}`}>
              <Icon of={BadgePercent} size={16} />
              {campaigns.name}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
