import type { MemberTopListEntry } from '@shop/contracts/api/member-world';
import { formatWholeNumber } from '@shop/domain/money';
import { usePlatform } from '@shop/platform';
import { clsx } from 'clsx';
import { rankLabel } from '../rank/rank-line.tsx';
import { MemberAvatar } from '../avatar/member-avatar.tsx';
import classes from './toplist-page.module.css';

export interface ToplistRowProps {
  readonly entry: MemberTopListEntry;
  readonly isOwn: boolean;
}

/** One place of the list, with the way to the member's profile. */
export function ToplistRow({ entry: { rank, user, experiencePoints }, isOwn }: ToplistRowProps) {
  const { href } = usePlatform();
  return (
    <tr className={clsx(isOwn && classes.own, rank <= 3 && classes.top)}>
      <td className={classes.rank}>{formatWholeNumber(rank)}</td>
      <th scope="row" className={classes.who}>
        <span className={classes.person}>
          <MemberAvatar member={user} />
          <span className={classes.words}>
            <a href={href('member.achievements', { id: user.id })} className={classes.name}>
              {user.username}
            </a>
            <span className={classes.level}>
              {isOwn ? 'Du · ' : ''}
              {rankLabel(user.rankLevel)}
            </span>
          </span>
        </span>
      </th>
      <td className={classes.points}>{`${formatWholeNumber(experiencePoints)} xp`}</td>
    </tr>
  );
}
