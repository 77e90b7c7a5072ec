import type { Friend } from '@shop/contracts/api/friend';
import { usePlatform } from '@shop/platform';
import { rankLabel } from '../rank/rank-line.tsx';
import { MemberAvatar } from '../avatar/member-avatar.tsx';
import { FriendButton, type FriendButtonProps } from './friend-button.tsx';
import classes from './friends-page.module.css';

export interface PersonRowProps {
  readonly user: Friend['user'];
  readonly friendship: FriendButtonProps['friendship'];
  /** Whether their profile may be opened; a link to a hidden one would lead nowhere. */
  readonly isOpen: boolean;
}

/** A member by avatar, username and level, with what the two are to each other. */
export function PersonRow({ user, friendship, isOpen }: PersonRowProps) {
  const { href } = usePlatform();
  const { id, username, rankLevel } = user;
  return (
    <li className={classes.person}>
      <MemberAvatar member={user} />
      <span className={classes.words}>
        {isOpen ? (
          <a href={href('member.achievements', { id })} className={classes.name}>
            {username}
          </a>
        ) : (
          <span className={classes.name}>{username}</span>
        )}
        <span className={classes.muted}>{rankLabel(rankLevel)}</span>
      </span>
      <FriendButton member={{ id, username }} friendship={friendship} />
    </li>
  );
}
