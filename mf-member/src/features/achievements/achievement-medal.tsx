import { achievementImageUrl } from '@shop/domain/member-images';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { Icon } from '@shop/ui/icon/icon.tsx';
import classes from './achievement-medal.module.css';

export interface AchievementMedalProps {
  readonly image: string;
  readonly isEarned: boolean;
  /** Side in CSS pixels. */
  readonly side: number;
}

/** [7.9-12] The picture of an achievement beside its name, sharp on a 2× screen; a lock lies on one not yet earned. */
export function AchievementMedal({ image, isEarned, side }: AchievementMedalProps) {
  const [plain, fine] = [achievementImageUrl(image, side), achievementImageUrl(image, side * 2)];
  return (
    <span className={clsx(classes.medal, !isEarned && classes.locked)}>
      <img
        src={plain}
        srcSet={`${plain} 1x, ${fine} 2x`}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
      {isEarned ? null : (
        <span className={classes.lock}>
          <Icon of={Lock} />
        </span>
      )}
    </span>
  );
}
