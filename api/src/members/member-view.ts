import type { User } from '@shop/contracts';
import { earliestDeliveryDate } from '@shop/domain/earliest-delivery';
import { maskCorpNumber } from '@shop/domain/validation/numbers';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { member as memberTable } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import { readDeliveryDates } from '../shipping/read-delivery-dates.ts';
import { settingsOf } from './settings.ts';
import { shownSsn } from './ssn.ts';
import { storeWeights, suggestStores } from './store-weights.ts';

export interface MemberView {
  user: User;
  starredStores: number[];
}

/** Ids of the stores that the member has starred, first to last; an expression for a query of that member. */
const starredStoresOf = (memberId: number): SQL<number[]> =>
  sql`array(select store_id from starred_store where member_id = ${memberId} order by created_at, store_id)`;

/** Whether the member bears the title of a knight; an expression for a query of that member. */
const isKnightOf = (memberId: number): SQL<boolean> =>
  sql`exists (select from knighthood where member_id = ${memberId} and withdrawn_at is null)`;

/**
 * The member as `me` and `login` respond [3-13..19]; undefined when the row is gone. Contains no secret [O3-06]. Roles
 * are included only where the session has opened staff rights, as in every other call.
 */
export async function loadMember(
  db: DbOrTx,
  memberId: number,
  { clock, config, log, places }: Pick<Services, 'clock' | 'config' | 'log' | 'places'>,
  isStaffOpen: boolean,
): Promise<MemberView | undefined> {
  const now = clock.now();
  const [found] = await db
    .select({
      row: memberTable,
      starredStores: starredStoresOf(memberId),
      weights: storeWeights(memberId, now),
      isKnight: isKnightOf(memberId),
    })
    .from(memberTable)
    .where(eq(memberTable.id, memberId));
  if (found === undefined) return undefined;
  const { row, starredStores, weights, isKnight } = found;
  const settings = settingsOf(row, starredStores);
  const known = await places();
  const { dates: deliveryDates } = readDeliveryDates(known, row.zipCode, now);
  const user: User = {
    id: row.id,
    ssn: shownSsn(row, { config, log }),
    email: row.email,
    isEmailConfirmed: row.isEmailConfirmed,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber,
    street: row.street,
    zipCode: row.zipCode,
    city: row.city,
    companyName: row.companyName,
    corpNumber: row.corpNumber === null ? null : maskCorpNumber(row.corpNumber),
    isLoggedIn: true,
    isEmployee: row.isEmployee && isStaffOpen,
    isAdmin: row.isAdmin && isStaffOpen,
    isCorporateCustomer: row.isCorporateCustomer,
    isDark: settings.isDark,
    rankLevel: row.rankLevel,
    experiencePoints: row.experiencePoints,
    isKnight,
    avatar: { class: row.avatarClassId === null ? null : { id: row.avatarClassId } },
    storeWeights: weights,
    storeSuggestions: suggestStores(known, weights, row.zipCode),
    deliveryDates,
    earliestDeliveryDate: earliestDeliveryDate(deliveryDates, now),
    settings,
  };
  return { user, starredStores };
}
