import { getAchievement } from '@shop/contracts/api/member-world';
import type { FeedEntry, User } from '@shop/contracts/api/user';
import type { MemberEarned } from '@shop/contracts/events';
import type { ApiClient, EventBus } from '@shop/contracts/platform';
import { earnedSince, progressAfter } from './earned.ts';
import { readProgress, writeProgress } from './known-progress.ts';

export interface EarnedOptions {
  readonly api: ApiClient;
  readonly bus: EventBus;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Absent where the browser has no locks. */
  readonly locks: Pick<LockManager, 'request'> | null | undefined;
  /** The feed's entries, for the achievements among them; null after a failure. */
  readonly readFeed: () => Promise<readonly FeedEntry[] | null>;
  /** [6-23] Nothing is celebrated in serious business mode, now or when it is turned off. */
  readonly isSerious: boolean;
}

/** Tabs take turns, so that two that learn of the same XP at once celebrate it once. */
const inTurn = async (locks: EarnedOptions['locks'], act: () => Promise<void>): Promise<void> => {
  await (locks ? locks.request('member-progress', act) : Promise.resolve().then(act));
};

const idOf = ({ path }: FeedEntry): number | null => {
  const id = Number(path?.params['aid']);
  return Number.isInteger(id) && id > 0 ? id : null;
};

/** A new achievement with its medal; without one when it cannot be fetched, which is no reason to be silent. */
const describe = async (api: ApiClient, entry: FeedEntry): Promise<MemberEarned['achievements'][number]> => {
  const id = idOf(entry);
  const image =
    id === null
      ? null
      : await api.call(getAchievement, { params: { aid: id } }).then(
          ({ data }) => data.achievement.image,
          () => null,
        );
  return { entryId: entry.id, id, title: entry.title, image };
};

/**
 * Compares the member with what this browser last knew, stores the new state, and says on the bus, which reaches every
 * tab, what has been earned. The first look at a member is no news.
 */
export const noticeEarned = (user: User, options: EarnedOptions): Promise<void> =>
  inTurn(options.locks, async () => {
    const { api, bus, storage, readFeed, isSerious } = options;
    const known = readProgress(storage, user.id);
    // Also when another tab has noticed it first: the counter follows.
    const entries = await readFeed();
    writeProgress(storage, progressAfter(known, user, entries));
    const earned = known === null || isSerious ? null : earnedSince(known, user, entries);
    if (earned === null) return;
    const achievements = await Promise.all(earned.achievements.map((entry) => describe(api, entry)));
    const { gainedXp, level } = earned;
    bus.emit('member.earned', {
      userId: user.id,
      experiencePoints: user.experiencePoints,
      gainedXp,
      level,
      achievements,
    });
  });
