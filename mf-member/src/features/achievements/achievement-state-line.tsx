import { formatIsoDay, fromUnixSeconds } from '@shop/domain/dates';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';
import { Check } from 'lucide-react';
import { earnedText, remainingText } from './achievement-state.ts';
import type { ListedAchievement } from './load-achievements.ts';
import classes from './achievements.module.css';

/** When it was earned, or how far the member has come. */
export function AchievementStateLine({ achievement }: { readonly achievement: ListedAchievement }) {
  const { earnedAt, progress, name } = achievement;
  if (earnedAt !== null) {
    return (
      <p className={classes.earned}>
        <Icon of={Check} size={16} />
        <time dateTime={formatIsoDay(fromUnixSeconds(earnedAt))}>{earnedText(earnedAt)}</time>
      </p>
    );
  }
  if (progress === null) return null;
  const text = remainingText(achievement) ?? '';
  if (progress.target === 1) return <p className={classes.muted}>{text}</p>;
  return (
    <ProgressBar
      value={progress.current}
      max={progress.target}
      label={`Så långt har du kommit: ${name}`}
      hideLabel
      valueText={text}
      tone="success"
    />
  );
}
