import type { Knighthood } from '@shop/contracts';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { unixSeconds } from '../clock.ts';
import type { Db, DbOrTx } from '../db/client.ts';
import { knighthood, member, review } from '../db/schema/index.ts';
import { inTransaction } from '../db/tx.ts';
import { ApiError } from '../http/errors.ts';
import { recordGameEvent } from './events.ts';
import { lockMember } from './experience.ts';
import { isListed, publicMember } from './member-access.ts';

/** Published reviews that a knight needs [O6-11]. */
const REVIEWS_NEEDED = 10;
const NET_UPVOTES_NEEDED = 25;
const RECENT = 10;

const PERKS = [
  'Titeln Riddare på din medlemssida',
  'Ett riddarslag som du kan se igen när du vill',
  'En plats bland Pixelhamns riddare, om du visar din profil för alla',
];

async function readHelpfulness(on: DbOrTx, memberId: number) {
  const [row] = await on
    .select({
      reviews: count(),
      netUpvotes: sql<number>`coalesce(sum(${review.upvotes} - ${review.downvotes}), 0)::int`,
    })
    .from(review)
    .where(and(eq(review.memberId, memberId), eq(review.status, 'published')));
  return row ?? { reviews: 0, netUpvotes: 0 };
}

const isHelpfulEnough = ({ reviews, netUpvotes }: { reviews: number; netUpvotes: number }): boolean =>
  reviews >= REVIEWS_NEEDED && netUpvotes >= NET_UPVOTES_NEEDED;

async function readRecentKnights(db: Db): Promise<Knighthood['recentKnights']> {
  const rows = await db
    .select({
      id: member.id,
      username: member.username,
      rankLevel: member.rankLevel,
      grantedAt: knighthood.grantedAt,
    })
    .from(knighthood)
    .innerJoin(member, eq(member.id, knighthood.memberId))
    .where(and(isNull(knighthood.withdrawnAt), isListed(sql`${member}`)))
    .orderBy(desc(knighthood.grantedAt), desc(member.id))
    .limit(RECENT);
  return rows.map((row) => ({ user: publicMember(row), grantedAt: unixSeconds(row.grantedAt) }));
}

/** The member's progress towards knighthood [O7-09]. */
export async function readKnighthood(db: Db, memberId: number): Promise<Knighthood> {
  const [helpfulness, [own], recentKnights] = await Promise.all([
    readHelpfulness(db, memberId),
    db.select().from(knighthood).where(eq(knighthood.memberId, memberId)),
    readRecentKnights(db),
  ]);
  const active = own !== undefined && own.withdrawnAt === null;
  return {
    eligible: isHelpfulEnough(helpfulness) && own?.withdrawnAt == null,
    active,
    isWithdrawn: own !== undefined && !active,
    perks: PERKS,
    grantedAt: active ? unixSeconds(own.grantedAt) : null,
    requirements: [
      { name: 'Publicerade recensioner', current: helpfulness.reviews, target: REVIEWS_NEEDED },
      { name: 'Fler tummar upp än ner', current: Math.max(0, helpfulness.netUpvotes), target: NET_UPVOTES_NEEDED },
    ],
    recentKnights,
  };
}

/** Makes the member a knight, idempotently; throws 409 when the requirements are not met [O6-11]. */
export async function acceptKnighthood(db: Db, memberId: number, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId);
    const [own] = await tx.select().from(knighthood).where(eq(knighthood.memberId, memberId));
    if (own !== undefined && own.withdrawnAt === null) return;
    if (own !== undefined || !isHelpfulEnough(await readHelpfulness(tx, memberId))) {
      throw new ApiError('CONFLICT', 'Du uppfyller inte kraven för att bli riddare ännu.');
    }
    await tx.insert(knighthood).values({ memberId, grantedAt: now });
    await recordGameEvent(tx, 'knighted', memberId, now);
  });
}
