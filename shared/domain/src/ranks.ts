import { clampProgress } from './progress.ts';

/** [9-178..202] XP needed for level 1, 2, … 25. */
export const RANK_XP_THRESHOLDS: readonly number[] = [
  0, 3500, 7500, 12000, 17500, 33000, 48750, 64500, 80000, 120000, 160000, 200000, 250000, 320000, 390000, 460000,
  525000, 625000, 725000, 825000, 925000, 1025000, 1125000, 1225000, 2345678,
];

/** The top rank level. */
export const MAX_RANK_LEVEL = 25;

/** [9-204..208] Achievements needed for the top levels; all others need none [9-203]. */
const ACHIEVEMENTS_NEEDED: Readonly<Record<number, number>> = { 21: 200, 22: 250, 23: 350, 24: 500, 25: 700 };

/** [4-102..108] Rank groups by their highest level. */
export const RANK_GROUPS = [
  { name: 'Bronze', maxLevel: 4 },
  { name: 'Silver', maxLevel: 8 },
  { name: 'Gold', maxLevel: 12 },
  { name: 'White', maxLevel: 16 },
  { name: 'Black', maxLevel: 20 },
  { name: 'V O I D', maxLevel: 24 },
  { name: 'LEGEND', maxLevel: 25 },
] as const;

/** Name of a rank group. */
export type RankGroupName = (typeof RANK_GROUPS)[number]['name'];

/** XP from which a level is reached; null for a level that does not exist. */
export function xpThreshold(level: number): number | null {
  return RANK_XP_THRESHOLDS[level - 1] ?? null;
}

/** [9-203..208] Achievements that a level requires; 0 for most levels. */
export function achievementsNeeded(level: number): number {
  return ACHIEVEMENTS_NEEDED[level] ?? 0;
}

/** [O9-32] The highest level whose XP and achievement needs are both met; 0 when not even the first is. */
export function rankLevelFor(experiencePoints: number, achievements: number): number {
  for (let level = MAX_RANK_LEVEL; level > 0; level -= 1) {
    if (experiencePoints >= (xpThreshold(level) ?? Infinity) && achievements >= achievementsNeeded(level)) return level;
  }
  return 0;
}

/** [4-102..108] Group of a level; no level, no group [O4-37]. */
export function rankGroup(level: number | null | undefined): RankGroupName | null {
  if (!level || level < 1) return null;
  return RANK_GROUPS.find(({ maxLevel }) => level <= maxLevel)?.name ?? null;
}

/**
 * Content of the XP bar. At the top level there is no next threshold and no progress value; the bar is full [O9-32].
 */
export interface RankProgress {
  readonly current: number;
  readonly nextThreshold: number | null;
  readonly progress: number | null;
}

/**
 * (xp − this level's threshold) / (next threshold − this level's threshold), 0..1. A member with XP beyond the next
 * threshold who lacks achievements has a full bar.
 */
export function rankProgress(level: number, experiencePoints: number): RankProgress {
  const from = xpThreshold(Math.max(1, level)) ?? 0;
  const nextThreshold = xpThreshold(Math.max(1, level) + 1);
  if (level >= MAX_RANK_LEVEL || nextThreshold === null)
    return { current: experiencePoints, nextThreshold: null, progress: null };
  return {
    current: experiencePoints,
    nextThreshold,
    progress: clampProgress((experiencePoints - from) / (nextThreshold - from)),
  };
}
