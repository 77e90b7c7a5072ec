import { SHOP } from '@shop/contracts/config';
import type { SiteMessage, StripWindow } from '@shop/contracts/api/content';
import type { ApiClient } from '@shop/contracts/platform';
import { sortSiteMessages } from './site-messages.ts';

/** What the shop says in the strip, and when it is coloured. */
export interface StripContent {
  readonly messages: readonly SiteMessage[];
  /** [9-129] Times in which it wears the colours of Black Week. */
  readonly windows: readonly StripWindow[];
}

/** [4-59], [8-24] A strip whose content could not be fetched. */
export const NO_CONTENT: StripContent = { messages: [], windows: [] };

/** [4-56], [4-57] The messages in the order in which they are shown. Rejects when they cannot be fetched. */
export async function fetchMessages(api: ApiClient, signal?: AbortSignal): Promise<StripContent> {
  // The schemas are loaded with the call: the first page has its messages in the document and does not need them.
  const { getSiteMessages } = await import('@shop/contracts/api/content');
  const params = { regionCode: SHOP.region, languageCode: SHOP.language };
  const { data } = await api.call(getSiteMessages, { params }, signal ? { signal } : {});
  return { messages: sortSiteMessages(data.messages), windows: data.windows ?? [] };
}
