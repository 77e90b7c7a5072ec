import type { ReleaseManifest } from '@shop/contracts/rendering';
import type { SlotDescription } from '@shop/contracts/slot-description';
import type { RouteTable } from '@shop/contracts/routes';
import type { SlotName } from '@shop/contracts/slots';
import { routesOf } from '@shop/contracts/routing/routes-of';
import { FORMER_DESCRIPTIONS, FORMER_QUERY_KEYS } from './former-descriptions.ts';

/** Every slot of a release with its description; an older release without any has the slots' former ones. */
export const descriptionsOf = ({ slots }: Pick<ReleaseManifest, 'slots'>): Record<SlotName, SlotDescription> =>
  Object.fromEntries(
    Object.entries(slots).map(([slot, offered]) => [
      slot,
      offered.about ?? { queryKeys: FORMER_QUERY_KEYS, ...FORMER_DESCRIPTIONS[slot] },
    ]),
  );

/** What one release adds to the route table. */
export const addedRoutes = (release: Pick<ReleaseManifest, 'name' | 'slots'>): RouteTable =>
  routesOf([{ name: release.name, slots: descriptionsOf(release) }]);
