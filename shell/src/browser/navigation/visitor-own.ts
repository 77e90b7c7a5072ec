import type { Settings } from '@shop/contracts';
import type { Platform } from '@shop/contracts/platform';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { VisitorOwn } from '../../page/page-data.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Read by no `load`: a shopper with a store of their own still shares the responses of all visitors. */
const BROWSER_ONLY: keyof Settings = 'myStores';

/**
 * Settings of an anonymous visitor, which only this browser has. Empty for a member, whose settings the server reads
 * from the session.
 */
function choices({ store, atoms }: Pick<Platform, 'store' | 'atoms'>): VisitorOwn {
  if (store.get(atoms.user)) return {};
  const settings = Object.entries(store.get(atoms.settings)).filter(
    ([key, value]) => key !== BROWSER_ONLY && !isSame(value, Reflect.get(VISITOR_SETTINGS, key)),
  );
  const starredStores = store.get(atoms.starredStores);
  return {
    ...(settings.length > 0 && { settings: Object.fromEntries(settings) }),
    ...(starredStores.length > 0 && { starredStores }),
  };
}

/**
 * Inputs of `load` that no session carries; null when there are none, so that the response can be shared by all
 * visitors.
 */
export function visitorOwn(platform: Pick<Platform, 'store' | 'atoms'>): VisitorOwn | null {
  const { store, atoms } = platform;
  const zipCode = store.get(atoms.zipCode);
  const memberZipCode = store.get(atoms.user)?.zipCode || null;
  const own: VisitorOwn = {
    ...choices(platform),
    ...(zipCode !== null && zipCode !== memberZipCode && { zipCode }),
    ...(store.get(atoms.kiosk) && { kiosk: true }),
  };
  return Object.keys(own).length > 0 ? own : null;
}
