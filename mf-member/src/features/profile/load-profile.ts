import { getSessions, type MemberSession } from '@shop/contracts/api/account';
import { getAddresses, type SavedAddress } from '@shop/contracts/api/address';
import { getSecondFactor } from '@shop/contracts/api/second-factor';
import { getStores, type Store } from '@shop/contracts/api/content';
import { getProfileSettings, type ProfileSettings } from '@shop/contracts/api/profile';
import type { ResponseOf } from '@shop/contracts/endpoint';
import type { LoadInput } from '@shop/platform';
import { orNull } from '../failure/or-null.ts';

export type SecondFactor = ResponseOf<typeof getSecondFactor>['data']['secondFactor'];

export interface ProfileData {
  readonly settings: ProfileSettings;
  /** Null: could not be fetched, which costs the page its own section only. */
  readonly stores: readonly Store[] | null;
  readonly sessions: readonly MemberSession[] | null;
  readonly addresses: readonly SavedAddress[] | null;
  readonly secondFactor: SecondFactor | null;
}

/** What the page shows at once [7.3-13]. */
export async function loadProfile({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<ProfileData> {
  const [settings, stores, sessions, addresses, secondFactor] = await Promise.all([
    api.call(getProfileSettings, {}, { signal, fresh: true }).then(({ data }) => data.settings),
    api.call(getStores, {}, { signal }).then(({ data }) => data.stores, orNull),
    api.call(getSessions, {}, { signal, fresh: true }).then(({ data }) => data.sessions, orNull),
    api.call(getAddresses, {}, { signal, fresh: true }).then(({ data }) => data.addresses, orNull),
    api.call(getSecondFactor, {}, { signal, fresh: true }).then(({ data }) => data.secondFactor, orNull),
  ]);
  return { settings, stores, sessions, addresses, secondFactor };
}
