import { SHOP } from '@shop/contracts/config';
import type { ApiClient, CallOptions } from '@shop/contracts/platform';
import type { SectionTree } from './header-data.ts';

/** [7.7-10] The whole navigation tree; the same for everyone and cached for an hour. */
export const fetchSectionTree = async (api: ApiClient, options?: CallOptions): Promise<SectionTree> => {
  // The schemas are loaded with the call: a server-rendered page has its bar in the document and does not need them.
  const { getSectionTree } = await import('@shop/contracts/api/navigation');
  return (await api.call(getSectionTree, { params: { languageOrKey: SHOP.language } }, options)).data;
};
