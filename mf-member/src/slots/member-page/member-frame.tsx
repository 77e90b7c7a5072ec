import type { RouteName } from '@shop/contracts/routes';
import { usePlatform, useShared } from '@shop/platform';
import { Icon } from '@shop/ui/icon/icon.tsx';
import type { ReactNode } from 'react';
import { AccountSteps } from '../../features/account-steps/account-steps.tsx';
import { FriendButton } from '../../features/friends/friend-button.tsx';
import { MemberAvatar } from '../../features/avatar/member-avatar.tsx';
import { memberMenu } from '../../features/member-menu/member-menu.ts';
import { ownerParams, type PageOwner } from '../../features/page-owner/page-owner.ts';
import { rankLabel, XpBar, xpLabel } from '../../features/rank/rank-line.tsx';
import classes from './member-frame.module.css';

export interface MemberFrameProps {
  readonly owner: PageOwner;
  readonly current: RouteName;
  readonly children: ReactNode;
}

/** [O2.17-15] Avatar, name, level and XP, then the groups of member pages [2.10-30], round each of them. */
export function MemberFrame({ owner, current, children }: MemberFrameProps) {
  const { href } = usePlatform();
  const user = useShared('user');
  const { serious_business_mode: isSerious } = useShared('settings');
  // What the reader earns shows at once; the page was loaded before it.
  const self = owner.isSelf && user?.id === owner.id ? user : null;
  const { username, rankLevel, experiencePoints } = self ?? owner;
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <div className={classes.profile}>
          <MemberAvatar member={owner} size="large" />
          <div className={classes.who}>
            <p className={classes.username}>{username}</p>
            <p className={classes.figures}>
              <span>{rankLabel(rankLevel)}</span>
              <span>{xpLabel(rankLevel, experiencePoints)}</span>
            </p>
            <XpBar level={rankLevel} experiencePoints={experiencePoints} />
          </div>
          {owner.isSelf ? null : <FriendButton key={owner.id} member={owner} friendship={owner.friendship} />}
        </div>
        {memberMenu({ isSelf: owner.isSelf, rankLevel }, isSerious).map(({ name, items }) => (
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
                  >
                    <Icon of={icon} /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={classes.content}>
        {self ? <AccountSteps user={self} /> : null}
        {children}
      </div>
    </div>
  );
}
