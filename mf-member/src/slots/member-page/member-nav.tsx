import type { RouteName } from '@shop/contracts/routes';
import { usePlatform, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { memberMenu, memberPageLabel } from '../../features/member-menu/member-menu.ts';
import { ownerParams, type PageOwner } from '../../features/page-owner/page-owner.ts';
import classes from './member-nav.module.css';

export interface MemberNavProps {
  readonly owner: PageOwner;
  readonly current: RouteName;
}

/**
 * [2.10-30] The groups of member pages. Beside the page where there is room; on a phone one line names the page, and
 * opens them all as a popover, which works without JavaScript, too.
 */
export function MemberNav({ owner, current }: MemberNavProps) {
  const { href } = usePlatform();
  const { serious_business_mode: isSerious } = useShared('settings');
  const id = useId();
  const pages = useRef<HTMLDivElement>(null);
  // Also the browser's way back leads to another page.
  useEffect(() => pages.current?.hidePopover?.(), [current]);
  return (
    <>
      <button type="button" popoverTarget={id} className={classes.opener}>
        <span className={classes.here}>{memberPageLabel(current)}</span>
        <span className={classes.all}>
          Alla sidor <Icon of={ChevronDown} size={16} />
        </span>
      </button>
      <div ref={pages} id={id} popover="auto" className={classes.pages}>
        {memberMenu(owner, isSerious).map(({ name, items }) => (
          <nav key={name} aria-label={name}>
            <p className={classes.group} aria-hidden="true">
              {name}
            </p>
            <ul role="list" className={classes.items}>
              {items.map(({ route, label, icon }) => (
                <li key={route}>
                  <a
                    href={href(route, ownerParams(owner))}
                    className={classes.item}
                    aria-current={route === current ? 'page' : undefined}
                    onClick={() => pages.current?.hidePopover?.()}
                  >
                    <Icon of={icon} /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
}
