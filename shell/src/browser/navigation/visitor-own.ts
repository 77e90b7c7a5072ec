import type { Platform } from '@shop/contracts/platform';
import { VISITOR_SETTINGS } from '@shop/contracts/default-settings';
import type { VisitorOwn } from '../../page/page-data.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the server cannot know of a visitor, who has no session: choices of this browser. Of a member it knows more than the browser. */
function choices({ store, atoms }: Pick<Platform, 'store' | 'atoms'>): VisitorOwn {
  if (store.get(atoms.user)) return {};
  const settings = Object.entries(store.get(atoms.settings)).filter(
    ([key, value]) => !isSame(value, Reflect.get(VISITOR_SETTINGS, key)),
  );
  const starredStores = store.get(atoms.starredStores);
  return {
    ...(settings.length > 0 && { settings: Object.fromEntries(settings) }),
    ...(starredStores.length > 0 && { starredStores }),
  };
}

/** Inputs of `load` that no session carries; null when there are none, so that the response may be everybody's. */
export function visitorOwn(platform: Pick<Platform, 'store' | 'atoms'>): VisitorOwn | null {
  const { store, atoms } = platform;
  const zipCode = store.get(atoms.zipCode);
  const known = store.get(atoms.user)?.zipCode || null;
  const own: VisitorOwn = {
    ...choices(platform),
    ...(zipCode !== null && zipCode !== known && { zipCode }),
    ...(store.get(atoms.kiosk) && { kiosk: true }),
  };
  return Object.keys(own).length > 0 ? own : null;
}
