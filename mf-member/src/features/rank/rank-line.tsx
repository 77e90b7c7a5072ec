import { rankGroup, rankProgress } from '@shop/domain/ranks';
import { ProgressBar } from '@shop/ui/progress-bar/progress-bar.tsx';

export interface RankLineProps {
  readonly level: number;
  readonly experiencePoints: number;
  readonly className?: string | undefined;
}

/** [2.10-16], [O2.10-08] 'lvl 3 Bronze'; a member without a rank level is 'lvl 0'. */
export const rankLabel = (level: number): string => [`lvl ${level}`, rankGroup(level)].filter(Boolean).join(' ');

/** [2.10-28] XP as 'current / next-level xp'; at the top there is no next level. */
export const xpLabel = (level: number, experiencePoints: number): string => {
  const format = (points: number) => points.toLocaleString('sv-SE');
  const { nextThreshold } = rankProgress(level, experiencePoints);
  return nextThreshold === null
    ? `${format(experiencePoints)} xp`
    : `${format(experiencePoints)} / ${format(nextThreshold)} xp`;
};

/** [2.10-15] The XP bar. Full at the highest level, where there is no progress value [O9-32]. */
export function XpBar({ level, experiencePoints, className }: RankLineProps) {
  const { progress } = rankProgress(level, experiencePoints);
  return (
    <ProgressBar
      className={className}
      value={progress ?? 1}
      max={1}
      label={`XP till nästa nivå: ${xpLabel(level, experiencePoints)}`}
      hideLabel
      tone="success"
    />
  );
}
