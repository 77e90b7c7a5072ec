import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { slotsOfPageData } from '../../page/page-data.ts';
import { offers, type ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { PageDataQuery } from './read-query.ts';

export interface SlotChoice {
  /** Slots whose data this server loads. */
  slots: readonly SlotName[];
  /** Slots that the browser has in another release than this server. */
  others: readonly SlotName[];
}

/**
 * Divides a page's slots: data must be loaded by the same release that renders them, so the browser loads all others
 * itself.
 */
export function chooseSlots(route: RouteSnapshot, query: PageDataQuery, releases: ReleaseSet): SlotChoice {
  const { slots, releaseOf } = siteOf(releases);
  const isSameShell = query.shell === releases.shell.manifest.version;
  const offered = slotsOfPageData(route, slots, query.withFrame).filter((slot) => {
    const release = releaseOf(slot);
    return release === undefined || release.override !== undefined || offers(release, slot);
  });
  const isSame = (slot: SlotName): boolean => {
    const release = releaseOf(slot);
    if (!isSameShell || release === undefined || release.override !== undefined) return false;
    return query.releases.get(release.name) === release.version;
  };
  return { slots: offered.filter(isSame), others: offered.filter((slot) => !isSame(slot)) };
}
