import { formatDayAndYear, fromUnixSeconds } from '@shop/domain/dates';
import { formatWholeNumber } from '@shop/domain/money';
import type { ListedAchievement } from './load-achievements.ts';

/** 'Fick 12 mars 2026'. */
export const earnedText = (earnedAt: number): string => `Fick ${formatDayAndYear(fromUnixSeconds(earnedAt))}`;

/** How rare it is, in members, the reader among them when they have it; null where that is not known. */
export const holdersText = ({ earnedAt, holders }: ListedAchievement): string | null => {
  if (holders === undefined) return null;
  if (holders === 0) return 'Ingen medlem har den än';
  if (holders > 1) return `${formatWholeNumber(holders)} medlemmar har den`;
  return earnedAt === null ? 'En medlem har den' : 'Du är den enda som har den';
};

/** '3 av 10'. */
export const progressText = ({ current, target }: { current: number; target: number }): string =>
  `${formatWholeNumber(current)} av ${formatWholeNumber(target)}`;

/** What is still missing, in words; null for one that is earned or another member's. */
export const remainingText = ({ earnedAt, progress }: ListedAchievement): string | null => {
  if (earnedAt !== null || progress === null) return null;
  const { current, target } = progress;
  // Reached by something that is not an event of its own, e.g. by other achievements: granted with the next one.
  if (current >= target) return `${progressText(progress)}, på väg till dig`;
  return target === 1 ? 'Inte än' : `${progressText(progress)}, ${formatWholeNumber(target - current)} kvar`;
};
