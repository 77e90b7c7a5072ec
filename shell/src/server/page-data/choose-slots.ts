import type { RouteSnapshot } from '@shop/contracts/routes';
import { ownerOf, type SlotName } from '@shop/contracts/slots';
import { slotsOfPageData } from '../../page/page-data.ts';
import { offers, type ReleaseSet } from '../releases/release-set.ts';
import type { PageDataQuery } from './read-query.ts';

export interface SlotChoice {
  /** Loaded here. */
  slots: readonly SlotName[];
  /** The browser has other releases of these than this server would load their data with. */
  others: readonly SlotName[];
}

/** Data must come from the release whose code hydrates them: all others the browser loads itself. */
export function chooseSlots(route: RouteSnapshot, query: PageDataQuery, releases: ReleaseSet): SlotChoice {
  const isSameShell = query.shell === releases.shell.manifest.version;
  const wanted = slotsOfPageData(route.name, query.withFrame).filter((slot) => {
    const release = releases.remotes[ownerOf(slot)];
    return release === undefined || release.override !== undefined || offers(release, slot);
  });
  const isSame = (slot: SlotName): boolean => {
    const release = releases.remotes[ownerOf(slot)];
    if (!isSameShell || release === undefined || release.override !== undefined) return false;
    return query.releases.get(release.name) === release.version;
  };
  return { slots: wanted.filter(isSame), others: wanted.filter((slot) => !isSame(slot)) };
}
