import { getAvatar, putAvatar } from '@shop/contracts';
import { avatarUrl } from '@shop/domain/avatar-url';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/client.ts';
import { member as memberTable, memberAvatarPart } from '../db/schema/index.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { AVATAR_CLASSES } from './avatar-classes.ts';

/** Classes that the member has won; they remain whatever the level. */
async function wonClasses(db: Db, memberId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ classId: memberAvatarPart.classId })
    .from(memberAvatarPart)
    .where(eq(memberAvatarPart.memberId, memberId));
  return new Set(rows.map(({ classId }) => classId));
}

/**
 * `GET user/avatar` and `PUT user/avatar`: the member's figure [O7-07]; the image has a public endpoint of its own
 * [O7-30].
 */
export function registerAvatar(app: FastifyInstance): void {
  route(app, getAvatar, async ({ db, member }) => {
    const [row] = await db
      .select({ classId: memberTable.avatarClassId })
      .from(memberTable)
      .where(eq(memberTable.id, member.id));
    const classId = row?.classId ?? null;
    const won = await wonClasses(db, member.id);
    return {
      data: {
        avatar: { imageUrl: avatarUrl(member.id), class: classId === null ? null : { id: classId } },
        classes: AVATAR_CLASSES.map((each) => ({
          ...each,
          isUnlocked: member.rankLevel >= each.minimumRankLevel || won.has(each.id),
          isWon: won.has(each.id),
        })),
      },
    };
  });

  route(app, putAvatar, async ({ db, member, body }) => {
    const { classId } = body;
    if (classId !== null) {
      const chosen = AVATAR_CLASSES.find(({ id }) => id === classId);
      if (chosen === undefined) throw notFound('Klassen finns inte.');
      if (member.rankLevel < chosen.minimumRankLevel && !(await wonClasses(db, member.id)).has(classId)) {
        throw new ApiError('FORBIDDEN', `${chosen.name} kräver nivå ${chosen.minimumRankLevel}.`);
      }
    }
    await db.update(memberTable).set({ avatarClassId: classId }).where(eq(memberTable.id, member.id));
    return undefined;
  });
}
