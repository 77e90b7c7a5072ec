import { PROGRESS_KEY } from '../session/member-storage.ts';

/** What this browser last knew of a member. */
export interface KnownProgress {
  readonly userId: number;
  readonly experiencePoints: number;
  readonly rankLevel: number;
  /** The newest entry of the feed; null when the feed could not be fetched. */
  readonly lastEntry: number | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What the browser knows of this member; null for nothing, for another member, and for what cannot be read. */
export function readProgress(storage: Pick<Storage, 'getItem'>, memberId: number): KnownProgress | null {
  const stored = parse(storage.getItem(PROGRESS_KEY) ?? 'null');
  if (typeof stored !== 'object' || stored === null) return null;
  const { userId, experiencePoints, rankLevel, lastEntry } = stored as Record<string, unknown>;
  if (userId !== memberId || !isNumber(experiencePoints) || !isNumber(rankLevel)) return null;
  return { userId: memberId, experiencePoints, rankLevel, lastEntry: isNumber(lastEntry) ? lastEntry : null };
}

export const writeProgress = (storage: Pick<Storage, 'setItem'>, progress: KnownProgress): void =>
  storage.setItem(PROGRESS_KEY, JSON.stringify(progress));
