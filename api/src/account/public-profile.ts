import { getMember } from '@shop/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { unixSeconds } from '../clock.ts';
import { knighthood, member as memberTable } from '../db/schema/index.ts';
import { requireVisibleProfile } from '../game/member-access.ts';
import { notFound } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { relationsTo } from './friend-store.ts';
import { personOf } from './person.ts';

/** `GET member/:id`: a member's public profile [O7-06], without personal data [6-18]. */
export function registerPublicProfile(app: FastifyInstance): void {
  route(app, getMember, async ({ db, params, user }) => {
    await requireVisibleProfile(db, user?.id ?? null, params.id);
    const [row] = await db
      .select({
        id: memberTable.id,
        username: memberTable.username,
        rankLevel: memberTable.rankLevel,
        experiencePoints: memberTable.experiencePoints,
        avatarClassId: memberTable.avatarClassId,
        createdAt: memberTable.createdAt,
        knightedAt: knighthood.grantedAt,
      })
      .from(memberTable)
      .leftJoin(knighthood, and(eq(knighthood.memberId, memberTable.id), isNull(knighthood.withdrawnAt)))
      .where(eq(memberTable.id, params.id));
    if (row === undefined) throw notFound();
    const relations = user === null ? undefined : await relationsTo(db, user.id, [params.id]);
    const friendship = relations?.get(params.id) ?? null;
    const isOwn = user?.id === params.id;
    const { experiencePoints, avatarClassId } = row;
    return {
      data: {
        member: {
          ...personOf(row),
          experiencePoints,
          avatarClass: avatarClassId === null ? null : { id: avatarClassId },
          isKnight: row.knightedAt !== null,
          memberSince: unixSeconds(row.createdAt),
          isOwn,
          friendship,
        },
      },
    };
  });
}
