import { SHOP } from '@shop/shared/contracts/config';
import { getSectionTree } from '@shop/shared/contracts/api/navigation';
import type { ApiClient, CallOptions } from '@shop/shared/contracts/platform';
import type { SectionTree } from './header-data.ts';

/** [7.7-10] The whole navigation tree; the same for everybody and cached for an hour. */
export const fetchSectionTree = async (api: ApiClient, options?: CallOptions): Promise<SectionTree> =>
  (await api.call(getSectionTree, { params: { languageOrKey: SHOP.language } }, options)).data;
