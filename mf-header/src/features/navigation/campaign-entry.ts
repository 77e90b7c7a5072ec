import type { Href } from '@shop/contracts/platform';
import { campaignNavEntry } from '@shop/domain/campaign-windows';
import type { MenuLink } from './menu-columns.ts';

/** A named calendar window of the section tree; unix seconds, `to` inclusive. */
export interface CalendarWindow {
  name: string;
  campaignId: number | null;
  from: number;
  to: number;
}

/**
 * [2.5-04..07], [2.7-07..09] The campaign entry of every menu: Black Week's campaign during its window, else the list
 * of campaigns.
 */
export const campaignEntry = (
  windows: readonly CalendarWindow[],
  now: Date,
  href: Href,
  sectionId?: number,
): MenuLink => {
  const rows = windows.map(({ name, campaignId, from, to }) => ({
    kind: name,
    campaignId,
    from: from * 1000,
    to: to * 1000,
  }));
  const { name, campaignId } = campaignNavEntry(rows, now);
  return {
    name,
    href: campaignId === null ? href('campaigns', { id: sectionId }) : href('campaign', { id: campaignId, name }),
  };
};
