import type { RouteName } from '@shop/contracts/routes';
import { usePlatform, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import type { ReactNode } from 'react';
import { AccountSteps } from '../../features/account-steps/account-steps.tsx';
import { MemberAvatar } from '../../features/avatar/member-avatar.tsx';
import { memberMenu } from '../../features/member-menu/member-menu.ts';
import { rankLabel, XpBar, xpLabel } from '../../features/rank/rank-line.tsx';
import type { MemberProfile } from './member-page-data.ts';
import classes from './member-frame.module.css';

export interface MemberFrameProps {
  readonly member: MemberProfile;
  readonly current: RouteName;
  readonly children: ReactNode;
}

/** [O2.17-15] Avatar, name, level and XP, then the groups of member pages [2.10-30], round each of them. */
export function MemberFrame({ member, current, children }: MemberFrameProps) {
  const { href } = usePlatform();
  const user = useShared('user');
  const { username, rankLevel, experiencePoints } = member;
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <div className={classes.profile}>
          <MemberAvatar name={username} size="large" />
          <div className={classes.who}>
            <p className={classes.username}>{username}</p>
            <p className={classes.figures}>
              <span>{rankLabel(rankLevel)}</span>
              <span>{xpLabel(rankLevel, experiencePoints)}</span>
            </p>
            <XpBar level={rankLevel} experiencePoints={experiencePoints} />
          </div>
        </div>
        {memberMenu().map(({ name, items }) => (
          <nav key={name} aria-label={name}>
            <p className={classes.group} aria-hidden="true">
              {name}
            </p>
            <ul role="list" className={classes.items}>
              {items.map(({ route, label, icon }) => (
                <li key={route}>
                  <a href={href(route)} className={classes.item} aria-current={route === current ? 'page' : undefined}>
                    <Icon of={icon} /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={classes.content}>
        {user ? <AccountSteps user={user} /> : null}
        {children}
      </div>
    </div>
  );
}
