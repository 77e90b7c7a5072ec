import type { FriendNews as News } from '@shop/contracts/api/friend';
import { formatDay } from '@shop/domain/dates';
import { achievementImageUrl } from '@shop/domain/member-images';
import { usePlatform } from '@shop/platform';
import { Image } from '@shop/ui/image/image.tsx';
import classes from './friends-page.module.css';

const PICTURE = 40;

/** What friends have earned lately, newest first. */
export function FriendNews({ news }: { readonly news: readonly News[] }) {
  const { href } = usePlatform();
  return (
    <ul role="list" className={classes.news}>
      {news.map(({ user, achievement, at }) => (
        <li key={`${user.id}-${achievement.id}`} className={classes.item}>
          <Image
            src={achievementImageUrl(achievement.image, PICTURE * 2)}
            alt=""
            width={PICTURE}
            height={PICTURE}
            isResizable={false}
          />
          <span>
            <a href={href('member.achievements', { id: user.id })} className={classes.name}>
              {user.username}
            </a>{' '}
            har fått utmärkelsen <strong>{achievement.name}</strong>
            <span className={classes.when}>{formatDay(new Date(at * 1000))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
