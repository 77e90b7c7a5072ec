import type { RouteName } from '@shop/contracts/routes';
import { useShared } from '@shop/platform';
import { Badge } from '@shop/ui/badge/badge.tsx';
import type { ReactNode } from 'react';
import { AccountSteps } from '../../features/account-steps/account-steps.tsx';
import { FriendButton } from '../../features/friends/friend-button.tsx';
import { avatarOfUser } from '../../features/avatar/avatar-of-user.ts';
import { MemberAvatar } from '../../features/avatar/member-avatar.tsx';
import type { PageOwner } from '../../features/page-owner/page-owner.ts';
import { rankLabel, XpBar, xpLabel } from '../../features/rank/rank-line.tsx';
import { MemberNav } from './member-nav.tsx';
import classes from './member-frame.module.css';

export interface MemberFrameProps {
  readonly owner: PageOwner;
  readonly current: RouteName;
  readonly children: ReactNode;
}

/** Another relation, as after a login, makes another button. */
const relationKey = ({ id, friendship }: PageOwner): string => [id, friendship?.id, friendship?.status].join('/');

/**
 * [O2.17-15] Avatar, name, the title of a knight [O6-11], level and XP, then the groups of member pages [2.10-30],
 * round each of them. The reader's serious business mode shows no level and XP, of nobody [6-23].
 */
export function MemberFrame({ owner, current, children }: MemberFrameProps) {
  const user = useShared('user');
  const { serious_business_mode: isSerious } = useShared('settings');
  // What the reader earns shows at once; the page was loaded before it.
  const self = owner.isSelf && user?.id === owner.id ? user : null;
  const { username, rankLevel, experiencePoints } = self ?? owner;
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <div className={classes.profile}>
          <MemberAvatar member={self === null ? owner : avatarOfUser(self)} size="large" />
          <div className={classes.who}>
            <p className={classes.username}>{username}</p>
            {!isSerious && (self ?? owner).isKnight === true ? (
              <p>
                <Badge tone="info">Riddare</Badge>
              </p>
            ) : null}
            {isSerious ? null : (
              <>
                <p className={classes.figures}>
                  <span>{rankLabel(rankLevel)}</span>
                  <span>{xpLabel(rankLevel, experiencePoints)}</span>
                </p>
                <XpBar level={rankLevel} experiencePoints={experiencePoints} />
              </>
            )}
          </div>
          {owner.isSelf ? null : <FriendButton key={relationKey(owner)} member={owner} friendship={owner.friendship} />}
        </div>
        <MemberNav owner={{ ...owner, rankLevel }} current={current} />
      </div>
      <div className={classes.content}>
        {self ? <AccountSteps user={self} /> : null}
        {children}
      </div>
    </div>
  );
}
