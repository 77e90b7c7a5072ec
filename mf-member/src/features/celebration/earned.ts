import type { FeedEntry, User } from '@shop/contracts/api/user';
import type { KnownProgress } from './known-progress.ts';

export interface Earned {
  readonly gainedXp: number;
  /** The new level; null when it is the same. */
  readonly level: number | null;
  /** The feed's entries about new achievements, oldest first. */
  readonly achievements: readonly FeedEntry[];
}

type Progress = Pick<User, 'id' | 'experiencePoints' | 'rankLevel'>;

/** The route that the feed's entries about achievements lead to. */
const ACHIEVEMENTS = 'member.achievements';

const newest = (entries: readonly FeedEntry[], last: number | null): number =>
  entries.reduce((highest, { id }) => Math.max(highest, id), last ?? 0);

/** What the browser knows from now on. A feed that could not be fetched leaves what was known of it. */
export const progressAfter = (
  known: KnownProgress | null,
  { id, experiencePoints, rankLevel }: Progress,
  entries: readonly FeedEntry[] | null,
): KnownProgress => ({
  userId: id,
  experiencePoints,
  rankLevel,
  lastEntry: entries === null ? (known?.lastEntry ?? null) : newest(entries, known?.lastEntry ?? null),
});

/**
 * What a member has earned since the browser last looked: XP, a level, and achievements whose entries are newer than
 * the newest known one and unread. Null for nothing: falling XP, as after a return, is none to celebrate.
 */
export function earnedSince(known: KnownProgress, now: Progress, entries: readonly FeedEntry[] | null): Earned | null {
  const { lastEntry } = known;
  const achievements =
    lastEntry === null
      ? []
      : (entries ?? [])
          .filter(({ id, path, dismissed }) => id > lastEntry && !dismissed && path?.name === ACHIEVEMENTS)
          .toSorted((a, b) => a.id - b.id);
  const gainedXp = Math.max(0, now.experiencePoints - known.experiencePoints);
  const level = now.rankLevel > known.rankLevel ? now.rankLevel : null;
  return gainedXp > 0 || level !== null || achievements.length > 0 ? { gainedXp, level, achievements } : null;
}
