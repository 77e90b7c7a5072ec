import type { member, wishlist, wishlistProduct } from '@shop/api/db/schema';
import type { ProductSummary } from '../catalogue/summary.ts';
import { daysFrom } from '../engine/calendar.ts';
import { randomFor } from '../engine/random.ts';
import { KNOWN_MEMBERS } from '../people/members.ts';

/** [name, whether it is shared, how many products] */
const LISTS: readonly (readonly [name: string, isPublic: boolean, products: number])[] = [
  ['Min önskelista', false, 6],
  ['Julklappstips', true, 4],
  ['Nästa dator', false, 8],
];
const SHARED_BY_OTHERS = 0.15;

/** Three lists for each member of the README, the second one shared; some others share one. */
export function wishlistRows(
  members: readonly (typeof member.$inferInsert)[],
  products: readonly ProductSummary[],
  now: Date,
) {
  const known = new Set(KNOWN_MEMBERS.map(({ id }) => id));
  const shelf = products.filter((each) => !each.isDiscontinued && !each.isRestricted);
  const lists: (typeof wishlist.$inferInsert)[] = [];
  const rows: (typeof wishlistProduct.$inferInsert)[] = [];
  for (const { id: memberId = 0 } of members) {
    const random = randomFor(`wishlists:${memberId}`);
    const own = known.has(memberId) ? LISTS : random.chance(SHARED_BY_OTHERS) ? LISTS.slice(1, 2) : [];
    own.forEach(([name, isPublic, count], index) => {
      const id = lists.length + 1;
      const createdAt = daysFrom(now, -random.int(20, 200));
      lists.push({
        id,
        memberId,
        name,
        isPublic,
        isDefault: index === 0,
        createdAt,
        updatedAt: daysFrom(now, -random.int(1, 15)),
      });
      for (const product of random.some(shelf, count)) {
        rows.push({ wishlistId: id, productId: product.id, quantity: 1, addedAt: daysFrom(now, -random.int(2, 19)) });
      }
    });
  }
  return { lists, rows };
}
