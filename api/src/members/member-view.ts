import type { User } from '@shop/shared/contracts';
import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { member as memberTable, starredStore } from '../db/schema/index.ts';
import { earliestDeliveryDate, readDeliveryDates } from '../shipping/read-delivery-dates.ts';
import { settingsOf } from './settings.ts';
import { decryptSsn, maskSsn } from './ssn.ts';
import { loadStoreSuggestions, loadStoreWeights } from './store-weights.ts';

export interface MemberView {
  user: User;
  starredStores: number[];
}

/** The member as `me` and `login` answer [3-13..19]; undefined when the row is gone. Holds no secret [O3-06]. */
export async function loadMember(
  db: DbOrTx,
  memberId: number,
  secret: string,
  now: Date,
): Promise<MemberView | undefined> {
  const [row] = await db.select().from(memberTable).where(eq(memberTable.id, memberId));
  if (row === undefined) return undefined;
  const stars = await db
    .select({ id: starredStore.storeId })
    .from(starredStore)
    .where(eq(starredStore.memberId, memberId))
    .orderBy(starredStore.createdAt, starredStore.storeId);
  const starredStores = stars.map(({ id }) => id);
  const storeWeights = await loadStoreWeights(db, memberId, now);
  const settings = settingsOf(row, starredStores);
  const { dates: deliveryDates } = await readDeliveryDates(db, row.zipCode, now);
  const user: User = {
    id: row.id,
    ssn: row.ssnEncrypted === null ? null : maskSsn(decryptSsn(row.ssnEncrypted, secret)),
    email: row.email,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phoneNumber,
    street: row.street,
    zipCode: row.zipCode,
    city: row.city,
    companyName: row.companyName,
    corpNumber: row.corpNumber,
    isLoggedIn: true,
    isEmployee: row.isEmployee,
    isAdmin: row.isAdmin,
    isCorporateCustomer: row.isCorporateCustomer,
    isDark: settings.isDark,
    rankLevel: row.rankLevel,
    experiencePoints: row.experiencePoints,
    avatar: { class: row.avatarClassId === null ? null : { id: row.avatarClassId } },
    storeWeights,
    storeSuggestions: await loadStoreSuggestions(db, storeWeights, row.zipCode),
    deliveryDates,
    earliestDeliveryDate: earliestDeliveryDate(deliveryDates, now),
    settings,
  };
  return { user, starredStores };
}
