import { formatWholeNumber } from '@shop/domain/money';
import { AchievementMedal } from './achievement-medal.tsx';
import { holdersText } from './achievement-state.ts';
import { AchievementStateLine } from './achievement-state-line.tsx';
import type { ListedAchievement } from './load-achievements.ts';
import classes from './achievements.module.css';

/** Side of the picture when one achievement is looked at. */
const SIDE = 192;

/** One achievement, large: what it is for, what it gives, and when it was earned or what is missing. */
export function AchievementDetail({ achievement }: { readonly achievement: ListedAchievement }) {
  const { description, group, image, xp, earnedAt } = achievement;
  const holders = holdersText(achievement);
  return (
    <div className={classes.detail}>
      <AchievementMedal image={image} isEarned={earnedAt !== null} side={SIDE} />
      <p>{description}</p>
      <p className={classes.facts}>
        {group} · {formatWholeNumber(xp)} XP
      </p>
      {holders === null ? null : <p className={classes.facts}>{holders}</p>}
      <div className={classes.detailState}>
        <AchievementStateLine achievement={achievement} />
      </div>
    </div>
  );
}
