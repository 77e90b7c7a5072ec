import type { MemberEarned } from '@shop/contracts/events';
import { rankGroup } from '@shop/domain/ranks';

/** Achievements that are named; the rest are counted. */
export const MAX_NAMED = 3;

type Told = Pick<MemberEarned, 'gainedXp' | 'level' | 'achievements'>;

export const xpText = (gainedXp: number): string => `+${gainedXp.toLocaleString('sv-SE')} XP`;

export const levelText = (level: number): string => `Du har nått nivå ${level} (${rankGroup(level) ?? ''})!`;

/** How many achievements are not named, in words; null for none. */
export const moreText = ({ length }: MemberEarned['achievements']): string | null =>
  length > MAX_NAMED ? `och ${length - MAX_NAMED} till` : null;

/** What a moment is about, in its order: the level, the achievements, the XP. */
export const momentLines = ({ gainedXp, level, achievements }: Told): string[] =>
  [
    level === null ? null : levelText(level),
    ...achievements.slice(0, MAX_NAMED).map(({ title }) => title),
    moreText(achievements),
    gainedXp > 0 ? xpText(gainedXp) : null,
  ].filter((line) => line !== null);
