import { SHOP } from '@shop/contracts/config';
import type { ApiClient, CallOptions } from '@shop/contracts/platform';
import type { SectionTree } from './header-data.ts';

/** [7.7-10] The whole navigation tree; the same for everybody and cached for an hour. */
export const fetchSectionTree = async (api: ApiClient, options?: CallOptions): Promise<SectionTree> => {
  // The schemas come with the call: a page from the server has its bar in the document and need not load them.
  const { getSectionTree } = await import('@shop/contracts/api/navigation');
  return (await api.call(getSectionTree, { params: { languageOrKey: SHOP.language } }, options)).data;
};
