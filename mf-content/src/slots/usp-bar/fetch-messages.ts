import { SHOP } from '@shop/contracts/config';
import type { SiteMessage } from '@shop/contracts/api/content';
import type { ApiClient } from '@shop/contracts/platform';
import { sortSiteMessages } from './site-messages.ts';

/** [4-56], [4-57] The messages in the order in which they are shown. Rejects when they cannot be fetched. */
export async function fetchMessages(api: ApiClient, signal?: AbortSignal): Promise<SiteMessage[]> {
  // The schemas are loaded with the call: the first page has its messages in the document and does not need them.
  const { getSiteMessages } = await import('@shop/contracts/api/content');
  const params = { regionCode: SHOP.region, languageCode: SHOP.language };
  const { data } = await api.call(getSiteMessages, { params }, signal ? { signal } : {});
  return sortSiteMessages(data.messages);
}
