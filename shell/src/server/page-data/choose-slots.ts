import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { slotsOfPageData } from '../../page/page-data.ts';
import { offers, type ReleaseSet } from '../releases/release-set.ts';
import { siteOf } from '../releases/site-of.ts';
import type { PageDataQuery } from './read-query.ts';

export interface SlotChoice {
  /** Loaded here. */
  slots: readonly SlotName[];
  /** The browser has other releases of these than this server would load their data with. */
  others: readonly SlotName[];
}

/** Data must come from the release whose code hydrates them: all others the browser loads itself. */
export function chooseSlots(route: RouteSnapshot, query: PageDataQuery, releases: ReleaseSet): SlotChoice {
  const { slots, releaseOf } = siteOf(releases);
  const isSameShell = query.shell === releases.shell.manifest.version;
  const wanted = slotsOfPageData(route, slots, query.withFrame).filter((slot) => {
    const release = releaseOf(slot);
    return release === undefined || release.override !== undefined || offers(release, slot);
  });
  const isSame = (slot: SlotName): boolean => {
    const release = releaseOf(slot);
    if (!isSameShell || release === undefined || release.override !== undefined) return false;
    return query.releases.get(release.name) === release.version;
  };
  return { slots: wanted.filter(isSame), others: wanted.filter((slot) => !isSame(slot)) };
}
