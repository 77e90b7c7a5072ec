import { getSupplyDrops } from '@shop/contracts/api/member-world';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { isApiError, type LoadInput } from '@shop/platform';

export type SupplyDropList = ResponseOf<typeof getSupplyDrops>['data'];

/** Null for a member without a level, who has no drops yet [6-21]. */
export type SupplyDropData = SupplyDropList | null;

/** The member's drops as they are now. Throws the api's error, 403 without a level. */
export const fetchSupplyDrops = async (api: LoadInput['api'], signal?: AbortSignal): Promise<SupplyDropList> =>
  (await api.call(getSupplyDrops, {}, { fresh: true, ...(signal && { signal }) })).data;

export async function loadSupplyDrops({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<SupplyDropData> {
  try {
    return await fetchSupplyDrops(api, signal);
  } catch (error) {
    if (isApiError(error, 'FORBIDDEN')) return null;
    throw error;
  }
}
