import { getKnighthood, type Knighthood } from '@shop/contracts/api/member-world';
import type { LoadInput } from '@shop/platform';
import type { PageOwner } from '../page-owner/page-owner.ts';

/** Null for another member's page, which shows no more than the owner of the page says. */
export type KnighthoodData = Knighthood | null;

/** The member's knighthood as it is now. */
export const fetchKnighthood = async (api: LoadInput['api'], signal?: AbortSignal): Promise<Knighthood> =>
  (await api.call(getKnighthood, {}, { fresh: true, ...(signal && { signal }) })).data.knighthood;

export const loadKnighthood = async ({
  api,
  signal,
  owner,
}: Pick<LoadInput, 'api' | 'signal'> & { readonly owner: PageOwner }): Promise<KnighthoodData> =>
  owner.isSelf ? fetchKnighthood(api, signal) : null;
