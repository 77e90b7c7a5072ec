import { GAME_ENTRY_NAMES } from '@shop/domain/feed';
import { rankGroup } from '@shop/domain/ranks';
import type { Tx } from '../db/client.ts';
import { feedEntry } from '../db/schema/index.ts';

/** Above this number, new achievements share one entry. */
const MAX_NAMED = 3;

interface Reported {
  readonly id: number;
  readonly name: string;
}

/** Puts new achievements into the member's feed. */
export async function notifyOfAchievements(
  tx: Tx,
  memberId: number,
  granted: readonly Reported[],
  now: Date,
): Promise<void> {
  const entry = { memberId, name: GAME_ENTRY_NAMES.achievement, avatarName: '', occuredAt: now };
  if (granted.length > MAX_NAMED) {
    await tx.insert(feedEntry).values({
      ...entry,
      title: `Du har fått ${granted.length} nya utmärkelser!`,
      path: { name: 'member.achievements', params: {} },
    });
    return;
  }
  if (granted.length === 0) return;
  await tx.insert(feedEntry).values(
    granted.map(({ id, name }) => ({
      ...entry,
      title: `Du har fått utmärkelsen ”${name}”!`,
      path: { name: 'member.achievements', params: { aid: String(id) } },
    })),
  );
}

export async function notifyOfLevel(tx: Tx, memberId: number, level: number, now: Date): Promise<void> {
  await tx.insert(feedEntry).values({
    memberId,
    name: GAME_ENTRY_NAMES.level,
    title: `Du har nått nivå ${level} (${rankGroup(level) ?? ''})!`,
    avatarName: '',
    path: { name: 'member.benefits', params: {} },
    occuredAt: now,
  });
}
