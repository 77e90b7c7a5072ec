import type { RouteSnapshot } from '@shop/contracts/routes';
import type { SiteDescription } from '@shop/contracts/site-description';
import type { FormAction, SlotDescription } from '@shop/contracts/slot-description';
import { knownOwnerOf, REMOTE_NAMES, REMOTES, type RemoteName, type SlotName } from '@shop/contracts/slots';
import { descriptionsOf, FORMER_DESCRIPTIONS, FORMER_QUERY_KEYS } from '@shop/releases';
import { routesOf } from '@shop/contracts/routing';
import { serverSlots } from '../../page/page-areas.ts';
import type { Release, ReleaseSet } from './release-set.ts';

type Descriptions = Readonly<Record<SlotName, SlotDescription>>;

/** Merged descriptions of one visitor's releases. */
export interface Site extends Required<SiteDescription> {
  slots: Descriptions;
  /** Forms by path, without the region. */
  forms: ReadonlyMap<string, FormAction>;
  /** The release that owns a slot, whether it offers it or not; undefined while its remote is missing. */
  releaseOf(slot: SlotName): Release | undefined;
  /** Query keys that a route's page reads, sorted. */
  queryKeysOf(route: Pick<RouteSnapshot, 'name' | 'definition'>): readonly string[];
  /** Description for the document. */
  document: SiteDescription;
}

/** Query keys that every page reads: variant of the test and kiosk mode. */
const SHELL_KEYS: readonly string[] = ['ab-trigger', 'kundterminal'];

const saysNothing = (release: Release | undefined): boolean =>
  Object.values(release?.manifest.slots ?? {}).every(({ about }) => about === undefined);

/** Default descriptions of the shop's own slots whose remote is missing, or whose release has no descriptions. */
const formerSlots = (remotes: ReleaseSet['remotes']): [SlotName, SlotDescription][] =>
  REMOTE_NAMES.filter((name) => saysNothing(remotes[name])).flatMap((name) =>
    REMOTES[name].map((slot): [SlotName, SlotDescription] => [
      slot,
      { queryKeys: FORMER_QUERY_KEYS, ...FORMER_DESCRIPTIONS[slot] },
    ]),
  );

const documentSlot = ({
  area,
  columns,
  below,
  order,
  isDeferred,
  hydratesOnInteraction,
  comesFirst,
  isBrowserOnly,
  children,
  fallback,
}: SlotDescription) => ({
  ...(area && { area }),
  ...(columns && { columns }),
  ...(below && { below }),
  ...(order && { order }),
  ...(isDeferred && { isDeferred }),
  ...(hydratesOnInteraction && { hydratesOnInteraction }),
  ...(comesFirst && { comesFirst }),
  ...(isBrowserOnly && { isBrowserOnly }),
  ...(children && { children }),
  ...(fallback !== undefined && { fallback }),
});

/** Sorted by name, so that conflicting releases are always resolved the same way. */
const byName = (remotes: ReleaseSet['remotes']): Release[] =>
  Object.values(remotes).toSorted((a, b) => (a.name < b.name ? -1 : 1));

function describeSite(remotes: ReleaseSet['remotes']): Site {
  const owners = new Map<SlotName, RemoteName>();
  const slots: Record<SlotName, SlotDescription> = Object.fromEntries(formerSlots(remotes));
  const offers = byName(remotes).map(({ name, manifest }) => {
    const own = Object.entries(descriptionsOf(manifest)).filter(
      ([slot]) => !owners.has(slot) && (knownOwnerOf(slot) ?? name) === name,
    );
    for (const [slot, about] of own) {
      owners.set(slot, name);
      slots[slot] = about;
    }
    return { name, slots: Object.fromEntries(own) };
  });

  const routes = routesOf(offers);
  const all = Object.values(slots);
  const afterCalls = all.flatMap((about) => about.afterCalls ?? []);
  const placed = Object.entries(slots).map(([slot, about]) => [slot, documentSlot(about)] as const);
  const keysOf = new Map<string, readonly string[]>();
  return {
    slots,
    routes,
    afterCalls,
    forms: new Map(all.flatMap(({ forms = [] }) => forms.map((form) => [form.path, form]))),
    releaseOf(slot) {
      const owner = owners.get(slot) ?? knownOwnerOf(slot);
      return owner === null ? undefined : remotes[owner];
    },
    queryKeysOf(route) {
      const known = keysOf.get(route.name);
      if (known) return known;
      const standing = [...serverSlots(route, slots), ...browserOnly(slots)];
      const keys = new Set([...SHELL_KEYS, ...standing.flatMap((slot) => slots[slot]?.queryKeys ?? [])]);
      const sorted = [...keys].toSorted();
      keysOf.set(route.name, sorted);
      return sorted;
    },
    document: {
      // A page slot without properties needs no entry.
      slots: Object.fromEntries(placed.filter(([, about]) => Object.keys(about).length > 0)),
      ...(Object.keys(routes).length > 0 && { routes }),
      ...(afterCalls.length > 0 && { afterCalls }),
    },
  };
}

const browserOnly = (slots: Descriptions): SlotName[] =>
  Object.keys(slots).filter((slot) => slots[slot]?.isBrowserOnly === true);

/** Cached by release set, which stays the same until the registry changes. */
const described = new WeakMap<ReleaseSet['remotes'], Site>();

/** The merged descriptions of a release set; computed once for each set. */
export function siteOf({ remotes }: Pick<ReleaseSet, 'remotes'>): Site {
  const site = described.get(remotes) ?? describeSite(remotes);
  described.set(remotes, site);
  return site;
}
